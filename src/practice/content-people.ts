import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { firstNameOf } from '#lib/first-name.ts';
import type { Therapist } from '#features/people/therapist.schema.ts';
import type { Answers } from './answers/answers.ts';
import { described, type Files, fitting, page, starterPage } from './starter-files.ts';
import { STARTER, starterIn } from './starter-languages.ts';
import { filled, placeOf, type Words } from './words.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';

type Format = Therapist['formats'][number];
const pictureName = (name: string, file: string | undefined): string =>
  `${name}${file ? extname(file) : '.svg'}`;

const ICONS = ['reconnect', 'bound', 'mend', 'rings', 'individual'] as const;

export function services(answers: Answers, words: Words): Files {
  const by = PRACTICE_WORDS[answers.language];
  const formats = formatsOf(answers);
  const files: Files = new Map();
  for (const [at, offer] of answers.offers.entries()) {
    const { id, about, names: _, ...rest } = offer;
    const body = filled(
      readFileSync(join(starterIn(words.language), 'entries/service.md'), 'utf8'),
      {
        ...words,
        about: about ?? offer.summary,
      },
    );
    files.set(
      `src/content/services/${id}.md`,
      page(
        {
          ...rest,
          description: fitting(by.service.descriptions(offer, words['inPlace'] ?? '')),
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
const inSentence = (text: string): string =>
  /^\p{Lu}[\p{Ll}’' -]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A first sentence about a person, with the supervisor if any. */
function firstWords(
  { name, specialties, supervisor }: Answers['people'][number],
  words: Words,
): string {
  const { list, person } = PRACTICE_WORDS[words.language];
  const who = supervisor
    ? `${name}, ${words['supervised']?.replace('#', supervisor.name)}, ${supervisor.credentials},`
    : name;
  return person.work(who, list.format(specialties.map(inSentence)));
}

/** A profile per person; `picture` resolves paths in the answers. @throws {Error} if a picture is missing */
export async function people(
  answers: Answers,
  words: Words,
  picture: (file: string) => string,
): Promise<Files> {
  const by = PRACTICE_WORDS[answers.language];
  const files: Files = new Map();
  const drawn = readFileSync(join(STARTER, 'entries/portrait.svg'), 'utf8');
  files.set('src/content/images/front-desk.svg', drawn);
  for (const [at, one] of answers.people.entries()) {
    const { id, about, portrait, license, lookup, accepting, leads, fee, offers, ...rest } = one;
    const formats = one.formats ?? formatsOf(answers);
    const theirPlace = placeOf(formats, answers);
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
    const body = filled(
      readFileSync(join(starterIn(words.language), 'entries/therapist.md'), 'utf8'),
      {
        ...words,
        first: firstNameOf(one.name),
        theirPlace,
        about: about ?? firstWords(one, words),
      },
    );
    files.set(
      `src/content/therapists/${id}.md`,
      page(
        {
          ...rest,
          formats,
          ...(fee && { fees: { individual: fee, couples: fee } }),
          ...described(
            by.person.descriptions(
              { whole: supervised, short: supervised.replace(`, ${one.credentials}`, '') },
              theirPlace,
              one.oneLiner,
            ),
          ),
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
