/** Asks for the answers one by one, for people who prefer that to a file. */
import { intro } from '@clack/prompts';
import * as z from 'zod';
import { answersSchema } from './answers.ts';
import { colors, font, logo } from './ask-looks.ts';
import { offers, people } from './ask-people.ts';
import { clockTime, line, list, number, phoneNumber, step, yes } from './terminal.ts';
import { slug } from './words.ts';

const SHAPE = answersSchema.shape;
const PLACE = SHAPE.place.shape;
const RANGE = SHAPE.prices.shape.standard;
const LETTER = SHAPE.newsletter.unwrap().shape;
/** As maps copy it: `45.517, -122.645`. */
const POINT = z.tuple(
  [PLACE.latitude, PLACE.longitude],
  'write two numbers, for example: 45.517, -122.645',
);
const STEPS = 9;

/** Days and times as `9:00`, `17:00`. */
async function openHours(what: string): Promise<z.input<typeof SHAPE.hours>['phone']> {
  const { from, to, opens, closes } = SHAPE.hours.shape.phone.shape;
  const upper = (typed: string): string =>
    typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase();
  const first = await line({
    message: `${what}: first day of the week`,
    schema: from,
    initial: 'Monday',
    read: upper,
  });
  const last = await line({
    message: `${what}: last day of the week`,
    schema: to,
    initial: 'Friday',
    read: upper,
  });
  const start = await line({
    message: `${what}: from`,
    schema: opens,
    initial: '09:00',
    read: clockTime,
  });
  const end = await line({
    message: `${what}: until`,
    schema: closes,
    initial: '17:00',
    read: clockTime,
    check: (time) => (time > start ? undefined : `write a time after ${start}`),
  });
  return { from: first, to: last, opens: start, closes: end };
}

async function range(what: string, low: string, high: string): Promise<z.input<typeof RANGE>> {
  const least = await line({
    message: `${what}, from $`,
    schema: RANGE.shape.low,
    example: low,
    read: number,
  });
  const most = await line({
    message: `${what}, to $`,
    schema: RANGE.shape.high,
    example: high,
    read: number,
    check: (price) => (price >= least ? undefined : `write at least ${least}`),
  });
  return { low: least, high: most };
}

async function newsletter(name: string): Promise<z.input<typeof SHAPE.newsletter>> {
  if (!(await yes('Do you send a newsletter?', false))) return undefined;
  return {
    name: await line({
      message: 'Newsletter: name',
      schema: LETTER.name,
      initial: `Notes from ${name}`.slice(0, 40),
    }),
    promise: await line({
      message: 'Newsletter: what people get',
      schema: LETTER.promise,
      initial: 'one short email a week',
    }),
    button: await line({
      message: 'Newsletter: words of the button',
      schema: LETTER.button,
      initial: 'Sign me up',
    }),
  };
}

async function where(): Promise<z.input<typeof SHAPE.place>> {
  const city = await line({ message: 'City', schema: PLACE.city, example: 'Springfield' });
  const state = await line({ message: 'State', schema: PLACE.state, example: 'Oregon' });
  const region = await line({
    message: 'State, two letters',
    schema: PLACE.region,
    example: 'OR',
    read: (typed) => typed.toUpperCase(),
  });
  const street = await line({
    message: 'Street and number',
    schema: PLACE.street,
    example: '100 Main Street, Suite 2',
  });
  const postalCode = await line({
    message: 'ZIP code',
    schema: PLACE.postalCode,
    example: '97201',
  });
  const [latitude, longitude] = await line({
    message: 'Latitude and longitude (right-click your office in an online map)',
    schema: POINT,
    example: '45.517, -122.645',
    read: (typed) => list(typed).map(Number),
  });
  const cities = await line({
    message: 'Cities people come from, the nearest first (with commas between)',
    schema: PLACE.cities,
    initial: city,
    read: list,
  });
  return { street, city, region, state, postalCode, latitude, longitude, cities };
}

/**
 * All questions, in order. Each answer is checked alone; `readAnswers` checks them together.
 * @throws {Stopped} on Ctrl+C or Escape
 */
export async function ask(
  root: string,
  laws: readonly string[],
): Promise<z.input<typeof answersSchema>> {
  intro('Your practice. Nothing is changed before the end; Ctrl+C stops.');
  step(1, STEPS, 'The practice');
  const name = await line({
    message: 'Name of the practice',
    schema: SHAPE.name,
    example: 'Alder & Rowan',
  });
  const place = await where();
  const { city, state } = place;
  const tagline = await line({
    message: 'Tagline',
    schema: SHAPE.tagline,
    initial: `Therapy in ${city}`,
  });
  const description = await line({
    message: 'One sentence for search engines, 50 to 160 characters',
    schema: SHAPE.description,
    initial: `Private-pay therapy in ${city}, in our office or online across ${state}.`,
  });
  const founded = await line({
    message: 'Founded in',
    schema: SHAPE.founded,
    example: '2019',
    read: number,
  });
  const url = await line({
    message: 'Address of the site',
    schema: SHAPE.url,
    example: 'https://www.example.org',
    read: (typed) => typed.replace(/\/$/, ''),
  });

  step(2, STEPS, 'Phone, email and hours');
  const phone = await line({
    message: 'Phone',
    schema: SHAPE.phone,
    example: '(503) 555-0142',
    read: phoneNumber,
  });
  const email = await line({
    message: 'Email',
    schema: SHAPE.email,
    example: 'hello@example.org',
  });
  const timeZone = await line({
    message: 'Time zone',
    schema: SHAPE.timeZone,
    initial: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const hours = { phone: await openHours('Phone'), sessions: await openHours('Sessions') };

  step(3, STEPS, 'The free first call');
  const call = await line({
    message: 'What you call it',
    schema: SHAPE.freeCall.shape.name,
    initial: 'First Call',
  });
  const freeCall = {
    name: call,
    withArticle: `${/^[aeiou]/i.test(call) ? 'an' : 'a'} ${call}`,
    minutes: await line({
      message: 'How many minutes it takes',
      schema: SHAPE.freeCall.shape.minutes,
      initial: '15',
      read: number,
    }),
    replyHours: await line({
      message: 'Within how many business hours you reply; 24 are a business day',
      schema: SHAPE.freeCall.shape.replyHours,
      initial: '24',
      read: number,
    }),
  };

  step(4, STEPS, 'People');
  const team = await people(state);
  const desk = SHAPE.frontDesk.shape;
  const frontDesk = {
    name: await line({
      message: 'Who answers the phone',
      schema: desk.name,
      initial: team[0]?.name ?? '',
    }),
    role: await line({ message: 'Their role', schema: desk.role, initial: 'Client care' }),
    quote: await line({
      message: 'What they say to people who call',
      schema: desk.quote,
      initial: 'I answer the phone here.',
    }),
  };

  step(5, STEPS, 'Services');
  const services = await offers();
  const crisisTitle = await line({
    message: 'Name of the page for emergencies',
    schema: SHAPE.crisisPage.shape.title,
    initial: 'When It Is Urgent',
  });

  step(6, STEPS, 'Prices');
  const prices = {
    standard: await range('A session', '150', '220'),
    flexible: await range('With flexible pricing', '100', '180'),
    lateCancellation: await line({
      message: 'A late cancellation, $',
      schema: SHAPE.prices.shape.lateCancellation,
      example: '75',
      read: number,
    }),
  };

  step(7, STEPS, 'Parts of the site');
  const letter = await newsletter(name);
  const parts = {
    newsletter: letter !== undefined,
    blog: await yes('Do you want a blog? It starts with one post about the free call', false),
    quiz: await yes(
      'Do you want a quiz for couples? It starts with eight neutral statements',
      false,
    ),
    slots: await yes('Can people pick a time for the first call?', true),
    staffArea: await yes('Do you want the staff area (inbox of requests)?', true),
  };

  step(8, STEPS, 'Colors');
  const palette = await colors(root);
  step(9, STEPS, 'Font and logo');
  const law = slug(state);
  return {
    name,
    tagline,
    description,
    url,
    founded,
    place,
    timeZone,
    lawPack: laws.includes(law) ? law : 'none',
    phone,
    email,
    hours,
    freeCall,
    frontDesk,
    prices,
    offers: services,
    crisisPage: { title: crisisTitle, id: slug(crisisTitle) },
    newsletter: letter,
    people: team,
    parts,
    colors: palette,
    font: await font(),
    logo: await logo(),
  };
}
