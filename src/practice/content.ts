/** Writes the content of a practice: the starter's files with its words, its people and services. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { firstNameOf } from '#domain/practice/first-name.ts';
import type { Answers } from './answers.ts';
import { type Files, page, STARTER, starterData, starterPage, YAML } from './starter-files.ts';
import { filled, type Words } from './words.ts';

/** Starter pages whose address is the practice's own, by the word for it. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'free-call': 'freeCallPath',
  newsletter: 'newsletterPath',
};
/** Where a picture of the answers goes. */
const pictureName = (name: string, file: string | undefined): string =>
  `${name}${file ? extname(file) : '.svg'}`;

const ICONS = ['reconnect', 'bound', 'mend', 'rings', 'individual'] as const;

function services(answers: Answers, words: Words): Files {
  const [first, second] = answers.people;
  const people = [first, second].flatMap((one) => one?.id ?? []);
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
          description:
            `${offer.title} with ${answers.name} in ${answers.place.city} and online across ${answers.place.state}. ${offer.subtitle}.`.slice(
              0,
              160,
            ),
          serviceType: offer.title,
          icon: ICONS[at % ICONS.length],
          order: at + 1,
          delay: at * 100,
          offer: 'therapy-sessions',
          people,
          faqs: ['first-session', 'insurance'],
        },
        `\n${body}`,
      ),
    );
  }
  const { id } = answers.crisisPage;
  files.set(`src/content/services/${id}.md`, starterPage('entries/crisis.md', words, { people }));
  return files;
}

/** A first sentence about a person, with the supervisor where there is one. */
function firstWords(
  { name, specialties, supervisor }: Answers['people'][number],
  words: Words,
): string {
  const work = `works with ${specialties.join(', ').toLowerCase()}.`;
  return supervisor
    ? `${name}, ${words['supervised']?.replace('#', supervisor.name)}, ${supervisor.credentials}, ${work}`
    : `${name} ${work}`;
}

async function people(
  answers: Answers,
  words: Words,
  picture: (file: string) => string,
): Promise<Files> {
  const files: Files = new Map();
  const drawn = readFileSync(join(STARTER, 'entries/portrait.svg'), 'utf8');
  files.set('src/content/images/front-desk.svg', drawn);
  for (const [at, one] of answers.people.entries()) {
    const { id, about, portrait, license, lookup, accepting, ...rest } = one;
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
      about: about ?? firstWords(one, words),
    });
    files.set(
      `src/content/therapists/${id}.md`,
      page(
        {
          ...rest,
          isAcceptingClients: accepting,
          image: `../images/${image}`,
          group: one.role ? 'leadership' : 'therapists',
          order: at + 1,
          license: { number: license, state: answers.place.state, lookup },
          clientFocus: answers.offers.map((offer) => offer.id),
        },
        `\n${body}`,
      ),
    );
  }
  return files;
}

function lists(answers: Answers, words: Words): Files {
  const { prices, freeCall, offers } = answers;
  const session = { length: '50 minutes' };
  return new Map<string, string>([
    ...['closing.yaml', 'safety.yaml', 'links.yaml', 'footer.yaml', 'policies.yaml'].map(
      (name) => [`src/content/${name}`, starterData(name, words)] as const,
    ),
    [
      'src/content/prices.yaml',
      stringify(
        {
          'free-call': {
            name: freeCall.name,
            description: 'A short call, not a therapy session',
            length: `${freeCall.minutes} minutes, by phone or video`,
            path: words['freeCallPath'],
            price: 0,
          },
          'standard-rate': {
            name: 'A session',
            description: 'Each therapist’s rate is on their profile',
            ...session,
            path: '/team',
            price: prices.standard,
          },
          'therapy-sessions': {
            name: 'A session, flexible pricing',
            description: 'For couples, and for one person',
            ...session,
            path: '/services',
            sku: 'SESSION',
            price: prices.flexible,
            flexibleOf: 'standard-rate',
          },
          'late-cancellation': {
            name: 'Late cancellation',
            description: 'Less than two days’ notice',
            length: 'One session',
            price: prices.lateCancellation,
          },
          'default-service': {
            name: 'A session',
            description: 'A session of a service without a price of its own',
            ...session,
            price: prices.flexible.low,
          },
          'default-program': {
            name: 'A program',
            description: 'A program without a price of its own',
            length: 'As described',
            price: prices.standard.high,
          },
        },
        YAML,
      ),
    ],
    [
      'src/content/menu.yaml',
      stringify(
        {
          therapy: {
            groups: [
              {
                title: 'Therapy',
                items: offers.map(({ title, id, subtitle, color }) => ({
                  title,
                  href: `/${id}`,
                  description: subtitle,
                  colorTheme: color,
                })),
              },
              {
                title: 'When it can’t wait',
                items: [
                  {
                    title: answers.crisisPage.title,
                    href: words['crisisPath'],
                    description: 'Help lines first',
                    colorTheme: 'tan',
                  },
                ],
              },
            ],
          },
        },
        YAML,
      ),
    ],
    [
      'src/content/slots.yaml',
      stringify(
        {
          minutes: freeCall.minutes,
          notice: 3,
          horizon: 21,
          weekly: { Tuesday: ['11:00', '15:00'], Thursday: ['11:00', '15:00'] },
        },
        YAML,
      ),
    ],
    ['src/content/media.yaml', '{}\n'],
    ['src/content/press.yaml', '{}\n'],
  ]);
}

/** The words of the quiz, below `src/content`. */
export const QUIZ = 'quizzes/relationship-reality-check.yaml';
/** The address of the first post. */
export const FIRST_POST = '1-what-happens-in-a-first-call';

/** A first post, about what the answers say, so that a blog is not empty when it starts. */
function blog(answers: Answers, words: Words): Files {
  if (!answers.parts.blog) return new Map([['src/content/categories.yaml', '{}\n']]);
  const author = answers.people.find(({ supervisor }) => !supervisor) ?? answers.people[0];
  const more = { ...words, author: author?.id ?? '' };
  return new Map([
    ['src/content/categories.yaml', starterData('categories.yaml', words)],
    [`src/content/posts/${FIRST_POST}.md`, starterPage('entries/post.md', more)],
  ]);
}

/** A quiz with neutral words, and a link to it in the footer, for a practice that wants one. */
function quiz(answers: Answers, words: Words): Files {
  if (!answers.parts.quiz) return new Map();
  const footer = parse(starterData('footer.yaml', words)) as { 'quick-links': { links: object[] } };
  footer['quick-links'].links.push({ text: 'A Quiz for Two', href: '/quiz' });
  return new Map([
    ['src/content/footer.yaml', stringify(footer, YAML)],
    [`src/content/${QUIZ}`, starterData('../quiz/relationship-reality-check.yaml', words)],
    ...['quiz', 'quiz-result'].map(
      (name) => [`src/content/pages/${name}.md`, starterPage(`quiz/${name}.md`, words)] as const,
    ),
  ]);
}

/**
 * All content files of a practice.
 * @param picture resolves the path of a picture in the answers
 * @throws {Error} if a picture is missing
 */
export async function contentOf(
  answers: Answers,
  words: Words,
  picture: (file: string) => string,
): Promise<Files> {
  const copied = ['pages', 'legal', 'notices', 'faqs'].flatMap((folder) =>
    globSync(`${folder}/*.md`, { cwd: STARTER })
      .sort()
      .map((path): [string, string] => {
        const own = OWN_NAMES[basename(path, '.md')];
        const name = own === undefined ? basename(path) : `${words[own]?.slice(1)}.md`;
        return [`src/content/${folder}/${name}`, starterPage(path.replaceAll('\\', '/'), words)];
      }),
  );
  return new Map([
    ...copied,
    ...services(answers, words),
    ...(await people(answers, words, picture)),
    ...lists(answers, words),
    ...blog(answers, words),
    ...quiz(answers, words),
    ['redirects.json', '[]\n'],
  ]);
}
