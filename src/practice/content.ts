/** Writes the content of a practice: the starter's files with its words, its people and services. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Answers } from './answers.ts';
import { filled, filledAll, type Words } from './words.ts';

const STARTER = join(import.meta.dirname, 'starter');
/** Files by path below the project. */
export type Files = Map<string, string | Buffer>;

const YAML = { lineWidth: 0 } as const;
const FRONT = /^---\n([\s\S]*?\n)---\n/;

function page(front: unknown, body: string): string {
  return `---\n${stringify(front, YAML)}---\n${body}`;
}

/** A starter file with its words; `more` replaces fields of its front matter. */
function starterPage(path: string, words: Words, more: object = {}): string {
  const text = readFileSync(join(STARTER, path), 'utf8');
  const [whole = '', front = ''] = FRONT.exec(text) ?? [];
  const data = filledAll(parse(front) ?? {}, words) as object;
  return page({ ...data, ...more }, filled(text.slice(whole.length), words));
}

const starterData = (name: string, words: Words): string =>
  stringify(filledAll(parse(readFileSync(join(STARTER, 'data', name), 'utf8')), words), YAML);

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
function firstWords({ name, specialties, supervisor }: Answers['people'][number]): string {
  const work = `works with ${specialties.join(', ').toLowerCase()}.`;
  return supervisor
    ? `${name}, supervised by ${supervisor.name}, ${supervisor.credentials}, ${work}`
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
      first: one.name.replace(/^Dr\. /, '').split(' ')[0] ?? one.name,
      about: about ?? firstWords(one),
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
    ...['closing.yaml', 'safety.yaml', 'links.yaml', 'footer.yaml'].map(
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
    ['src/content/categories.yaml', '{}\n'],
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
        const name =
          basename(path) === 'free-call.md'
            ? `${words['freeCallPath']?.slice(1)}.md`
            : basename(path);
        return [`src/content/${folder}/${name}`, starterPage(path.replaceAll('\\', '/'), words)];
      }),
  );
  return new Map([
    ...copied,
    ...services(answers, words),
    ...(await people(answers, words, picture)),
    ...lists(answers, words),
    ['redirects.json', '[]\n'],
  ]);
}
