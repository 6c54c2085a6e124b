import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { firstNameOf } from '#lib/first-name.ts';
import type { Therapist } from '#features/people/therapist.schema.ts';
import type { Answers } from './answers/answers.ts';
import { described, type Files, fitting, page, STARTER, starterPage } from './starter-files.ts';
import { filled, placeOf, type Words } from './words.ts';
import { LOCALE } from '#lib/language.ts';

type Format = Therapist['formats'][number];
const pictureName = (name: string, file: string | undefined): string =>
  `${name}${file ? extname(file) : '.svg'}`;

const ICONS = ['reconnect', 'bound', 'mend', 'rings', 'individual'] as const;

export function services(answers: Answers, words: Words): Files {
  const formats = formatsOf(answers);
  const files: Files = new Map();
  for (const [at, offer] of answers.offers.entries()) {
    const { id, about, spanish: _, ...rest } = offer;
    const body = filled(readFileSync(join(STARTER, 'entries/service.md'), 'utf8'), {
      ...words,
      about: about ?? offer.summary,
    });
    files.set(
      `src/content/services/${id}.md`,
      page(
        {
          ...rest,
          description: fitting([
            `${offer.title} ${words['inPlace']}. ${offer.subtitle}. ${offer.summary}`,
            `${offer.title} ${words['inPlace']}. ${offer.subtitle}.`,
            `${offer.subtitle}, ${words['inPlace']}, with prices in the open and a free first call.`,
            `${offer.title}: weekly sessions, prices in the open and a free first call.`,
          ]),
          serviceType: offer.title,
          icon: ICONS[at % ICONS.length],
          order: at + 1,
          delay: at * 100,
          offer: 'therapy-sessions',
          formats,
          people: offering(answers, id),
          faqs: ['first-session', 'insurance'],
        },
        `\n${body}`,
      ),
    );
  }
  const { id } = answers.crisisPage;
  files.set(
    `src/content/services/${id}.md`,
    starterPage('entries/crisis.md', words, { formats, people: offering(answers) }),
  );
  return files;
}

const formatsOf = ({ offices }: Answers): Format[] =>
  offices.length > 0 ? ['in person', 'online'] : ['online'];

/** Whether anyone in the answers offers this service; a person without a list of services offers all. */
export const isOffered = ({ people }: Answers, id: string): boolean =>
  people.some(({ offers }) => !offers || offers.includes(id));

/** The first two people who offer a service; any two if nobody does, or if it is not a service. */
function offering(answers: Answers, id?: string): string[] {
  const { people } = answers;
  const found =
    id !== undefined && isOffered(answers, id)
      ? people.filter(({ offers }) => !offers || offers.includes(id))
      : people;
  return found.slice(0, 2).map((one) => one.id);
}

/** `EMDR`, `grief and faith`: the first letter small where the rest of its word is. */
const inSentence = (words: string): string =>
  /^[A-Z][a-z’' -]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** `grief, work and EMDR` */
const listed = new Intl.ListFormat(LOCALE, { style: 'long', type: 'conjunction' });

/** A first sentence about a person, with the supervisor if any. */
function firstWords(
  { name, specialties, supervisor }: Answers['people'][number],
  words: Words,
): string {
  const work = `works with people on ${listed.format(specialties.map(inSentence))}.`;
  return supervisor
    ? `${name}, ${words['supervised']?.replace('#', supervisor.name)}, ${supervisor.credentials}, ${work}`
    : `${name} ${work}`;
}

/** A profile per person; `picture` resolves paths in the answers. @throws {Error} if a picture is missing */
export async function people(
  answers: Answers,
  words: Words,
  picture: (file: string) => string,
): Promise<Files> {
  const files: Files = new Map();
  const drawn = readFileSync(join(STARTER, 'entries/portrait.svg'), 'utf8');
  files.set('src/content/images/front-desk.svg', drawn);
  for (const [at, one] of answers.people.entries()) {
    const { id, about, portrait, license, lookup, accepting, leads, fee, offers, ...rest } = one;
    const formats = one.formats ?? formatsOf(answers);
    const title = `${one.name}, ${one.credentials}`;
    const supervised = one.supervisor
      ? `${title}, ${words['supervised']?.replace('#', one.supervisor.name)},`
      : title;
    const image = pictureName(id, portrait);
    files.set(
      `src/content/images/${image}`,
      portrait
        ? await readFile(picture(portrait)).catch(() => {
            throw new Error(
              `people.${at}.portrait: there is no picture ${portrait}; write its path from the answers file`,
            );
          })
        : drawn.replaceAll('teal', one.color),
    );
    const body = filled(readFileSync(join(STARTER, 'entries/therapist.md'), 'utf8'), {
      ...words,
      first: firstNameOf(one.name),
      theirPlace: placeOf(formats, answers),
      about: about ?? firstWords(one, words),
    });
    files.set(
      `src/content/therapists/${id}.md`,
      page(
        {
          ...rest,
          formats,
          ...(fee && { fees: { individual: fee, couples: fee } }),
          ...described([
            `${supervised} sees people ${placeOf(formats, answers)}. ${one.oneLiner}`,
            `${supervised} sees people ${placeOf(formats, answers)}.`,
            `${supervised} is a therapist of our practice. Approach, fee and license.`,
            `${supervised.replace(`, ${one.credentials}`, '')} is a therapist of our practice.`,
          ]),
          isAcceptingClients: accepting,
          image: `../images/${image}`,
          group: leads ? 'leadership' : 'therapists',
          order: at + 1,
          license: { number: license, state: answers.place.state, lookup },
          clientFocus: offers ?? answers.offers.map((offer) => offer.id),
        },
        `\n${body}`,
      ),
    );
  }
  return files;
}
