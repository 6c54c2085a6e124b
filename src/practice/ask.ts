/** Asks for the answers one by one, for people who prefer that to a file. */
import { cancel, confirm, intro, isCancel, note, text } from '@clack/prompts';
import type { Answers } from './answers.ts';
import { slug } from './words.ts';

/** The person at the keyboard stopped. */
export class Stopped extends Error {}

async function line(message: string, placeholder: string, pattern?: RegExp): Promise<string> {
  const said = await text({
    message,
    placeholder,
    validate: (value = '') => {
      if (value.trim() === '') return `Write something, for example: ${placeholder}`;
      return pattern && !pattern.test(value.trim())
        ? `Write it like this: ${placeholder}`
        : undefined;
    },
  });
  if (isCancel(said)) {
    cancel('Nothing was changed.');
    throw new Stopped('stopped');
  }
  return said.trim();
}

async function yes(message: string, initialValue: boolean): Promise<boolean> {
  const said = await confirm({ message, initialValue });
  if (isCancel(said)) {
    cancel('Nothing was changed.');
    throw new Stopped('stopped');
  }
  return said;
}

const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
const colorAt = (at: number): (typeof COLORS)[number] => COLORS[at % COLORS.length] ?? 'teal';

async function people(state: string): Promise<object[]> {
  const all: object[] = [];
  do {
    note(`Person ${all.length + 1}`);
    const name = await line('Name', 'Kim Alder');
    const role = (await yes('Do they lead the practice?', all.length === 0))
      ? 'Founder'
      : undefined;
    all.push({
      id: slug(name.replace(/^Dr\. /, '').split(' ')[0] ?? name),
      name,
      credentials: await line('Credentials', 'LMFT'),
      ...(role && { role }),
      oneLiner: await line('One line for the card', 'Fluent in in-laws.'),
      funFact: await line('A fun fact', 'Bakes at five in the morning.'),
      specialties: (await line('Works with, with commas between', 'New parents, In-laws'))
        .split(',')
        .map((one) => one.trim()),
      license: await line(`License number in ${state}`, 'C1234'),
      lookup: await line('Where the license can be checked', 'https://example.gov/', /^https:\/\//),
      color: colorAt(all.length),
    });
  } while (await yes('Another person?', false));
  return all;
}

async function offers(): Promise<object[]> {
  const all: object[] = [];
  do {
    const title = await line(`Service ${all.length + 1}`, 'Couples Therapy');
    const subtitle = await line('What it is, in one line', 'For couples who are stuck');
    all.push({
      id: slug(title),
      title,
      heading: await line('A heading for its page', 'When you talk and nobody hears it'),
      subtitle,
      summary: await line('One or two sentences for its card', 'You love each other and argue.'),
      ctaText: `About ${title.toLowerCase()}`,
      color: colorAt(all.length),
    });
  } while (all.length < 2 || (all.length < 5 && (await yes('Another service?', false))));
  return all;
}

const dollars = async (message: string, example: string): Promise<number> =>
  Number(await line(message, example, /^\d+$/));

async function hours(what: string): Promise<object> {
  const opens = await line(`${what}, Monday to Friday, from`, '09:00', /^\d\d:\d\d$/);
  const closes = await line('until', '17:00', /^\d\d:\d\d$/);
  return { from: 'Monday', to: 'Friday', opens, closes };
}

/** All questions, in order; the result still has to be checked (`readAnswers`). */
export async function ask(laws: readonly string[]): Promise<Record<keyof Answers, unknown>> {
  intro('Your practice. Nothing is changed before the end.');
  const name = await line('Name of the practice', 'Alder & Rowan');
  const city = await line('City', 'Springfield');
  const state = await line('State', 'Oregon');
  const law = slug(state);
  const call = await line('What the free first call is called', 'First Call');
  const team = await people(state);
  const [first] = team as { name: string }[];
  return {
    name,
    tagline: await line('Tagline', `Couples therapy in ${city}`),
    description: await line(
      'One sentence for search engines, at least 50 characters',
      `Private-pay couples therapy in ${city}, in our office or online across ${state}.`,
      /^.{50,160}$/,
    ),
    url: await line('Address of the site', 'https://www.example.org', /^https:\/\/\S+[^/]$/),
    founded: await dollars('Founded in', '2019'),
    place: {
      city,
      state,
      street: await line('Street and number', '100 Main Street, Suite 2'),
      region: await line('State, two letters', 'OR', /^[A-Z]{2}$/),
      postalCode: await line('ZIP code', '97201', /^\d{5}$/),
      latitude: Number(await line('Latitude', '45.52', /^-?\d+\.?\d*$/)),
      longitude: Number(await line('Longitude', '-122.68', /^-?\d+\.?\d*$/)),
      cities: [city],
    },
    timeZone: await line('Time zone', 'America/Los_Angeles'),
    lawPack: laws.includes(law) ? law : 'none',
    phone: await line('Phone', '(503) 555-0142', /^\(\d{3}\) \d{3}-\d{4}$/),
    email: await line('Email', 'hello@example.org', /^\S+@\S+\.\S+$/),
    hours: { phone: await hours('Phone hours'), sessions: await hours('Session hours') },
    freeCall: {
      minutes: await dollars('How many minutes it takes', '15'),
      name: call,
      withArticle: `${/^[aeiou]/i.test(call) ? 'an' : 'a'} ${call}`,
      replyWithin: await line('You reply within', '24 business hours'),
    },
    frontDesk: {
      name: await line('Who answers the phone', first?.name ?? 'Kim Alder'),
      role: await line('Their role', 'Client care'),
      quote: await line('What they say', 'I’m the first voice you’ll hear.'),
    },
    prices: {
      standard: {
        low: await dollars('A session, from $', '150'),
        high: await dollars('to $', '220'),
      },
      flexible: {
        low: await dollars('With flexible pricing, from $', '100'),
        high: await dollars('to $', '180'),
      },
      lateCancellation: await dollars('A late cancellation, $', '75'),
    },
    offers: await offers(),
    crisisPage: { title: 'When It Is Urgent', id: 'urgent' },
    people: team,
    social: [],
    parts: {
      staffArea: await yes('Do you want the staff area (inbox of requests)?', true),
      slots: true,
    },
    colors: {},
    tokens: {},
    font: undefined,
    logo: undefined,
  };
}
