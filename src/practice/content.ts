/** The content of a practice: the starter's files with its words, people and services. */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Answers } from './answers/answers.ts';
import { countryOf } from '#features/country/countries.ts';
import { clock24, daysOf, minutesOf } from '#lib/hours.ts';
import { people, services } from './content-people.ts';
import { type Files, starterData, starterPage, YAML } from './starter-files.ts';
import { STARTER } from './starter-languages.ts';
import type { LawPack } from '#features/legal/law-pack.ts';
import { headlineOf, type Words } from './words.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';

/** Starter pages whose address is the practice's own, by the word for it. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  'free-call': 'freeCallPath',
  newsletter: 'newsletterPath',
};
/** Starter pages of the newsletter. */
const NEWSLETTER: ReadonlySet<string> = new Set(['newsletter', 'signed-up']);

/** Two times on two days, while somebody answers the phone. */
function callTimes({ hours: { phone }, freeCall }: Answers): Record<string, string[]> {
  const [opens, closes] = [minutesOf(phone.opens), minutesOf(phone.closes)];
  const last = closes - freeCall.minutes;
  const times = [opens + 60, opens + 300].filter((time) => time <= last);
  const starts = (times.length > 0 ? times : [opens]).map(clock24);
  const days = daysOf(phone);
  const [first, second] = days.length > 3 ? [days[1], days[3]] : days;
  return Object.fromEntries([first, second].flatMap((day) => (day ? [[day, starts]] : [])));
}

/** With the amounts of the answers. */
function priceList({ prices }: Answers, words: Words): string {
  const amounts: Readonly<Record<string, unknown>> = {
    'free-call': 0,
    'standard-rate': prices.standard,
    'therapy-sessions': prices.flexible,
    'late-cancellation': prices.lateCancellation,
    'default-service': prices.flexible.low,
    'default-program': prices.standard.high,
  };
  const entries = parse(starterData('prices.yaml', words)) as Record<string, object>;
  const priced = Object.entries(entries).map(([id, entry]) => [
    id,
    { ...entry, price: amounts[id] },
  ]);
  return stringify(Object.fromEntries(priced), YAML);
}

/** With the services. */
function menu({ offers }: Answers, words: Words): string {
  const { therapy } = parse(starterData('menu.yaml', words)) as {
    therapy: { groups: [{ items: object[] }] };
  };
  therapy.groups[0].items = offers.map(({ title, id, subtitle, color }) => ({
    title,
    href: `/${id}`,
    description: subtitle,
    colorTheme: color,
  }));
  return stringify({ therapy }, YAML);
}

function lists(answers: Answers, words: Words): Files {
  return new Map<string, string>([
    ...['closing.yaml', 'safety.yaml', 'links.yaml', 'policies.yaml'].map(
      (name) => [`src/content/${name}`, starterData(name, words)] as const,
    ),
    ['src/content/prices.yaml', priceList(answers, words)],
    ['src/content/menu.yaml', menu(answers, words)],
    ['src/content/media.yaml', '{}\n'],
    ['src/content/press.yaml', '{}\n'],
  ]);
}

/** When free calls are taken; without the file, the form asks when to call. */
function slots(answers: Answers, words: Words): Files {
  if (answers.parts.slots === false) return new Map();
  const { holiday } = PRACTICE_WORDS[answers.language];
  const rules = {
    minutes: answers.freeCall.minutes,
    notice: 3,
    horizon: 21,
    weekly: callTimes(answers),
    // Days need quotes: without them, they are read as times.
    exceptions: countryOf(answers.country)
      .holidaysFrom(words['today'] ?? '')
      .map(({ day, closed }) => ({ day, closed: holiday(closed) })),
  };
  const quoted = { ...YAML, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;
  return new Map([['src/content/slots.yaml', stringify(rules, quoted)]]);
}

/** For a practice that tells how it began. */
function about(answers: Answers, words: Words): Files {
  if (!answers.about) return new Map();
  const more = { ...words, aboutTitle: answers.about.title, aboutText: answers.about.text };
  return new Map([['src/content/pages/about-us.md', starterPage('entries/about-us.md', more)]]);
}

/** With the practice's headline, and the map where there is an office. */
function home(answers: Answers, words: Words): Files {
  const path = 'src/content/pages/index.md';
  return new Map([
    [
      path,
      starterPage('pages/index.md', words, ({ sections }) => ({
        sections: sections
          .filter(({ kind }) => kind !== 'office' || answers.offices.length > 0)
          .map((one) => (one.kind === 'hero' ? { ...one, ...headlineOf(answers) } : one)),
      })),
    ],
  ]);
}

/** The sum with a superbill only where there are superbills. */
function fees(answers: Answers, words: Words): Files {
  const path = 'src/content/pages/fees-and-faqs.md';
  return new Map([
    [
      path,
      starterPage('pages/fees-and-faqs.md', words, ({ sections }) => ({
        sections: sections.filter(
          ({ kind }) => kind !== 'estimate' || answers.payment === 'superbills',
        ),
      })),
    ],
  ]);
}

/** Below `src/content`. */
export const QUIZ = 'quizzes/relationship-reality-check.yaml';

/** So that a blog is not empty when it starts. */
function blog(answers: Answers, words: Words): Files {
  if (!answers.parts.blog) return new Map([['src/content/categories.yaml', '{}\n']]);
  const author = answers.people.find(({ supervisor }) => !supervisor) ?? answers.people[0];
  const more = { ...words, author: author?.id ?? '' };
  const { firstPost } = PRACTICE_WORDS[answers.language];
  return new Map([
    ['src/content/categories.yaml', starterData('categories.yaml', words)],
    [`src/content/posts/${firstPost}.md`, starterPage('entries/post.md', more)],
  ]);
}

/** With neutral words. */
function quiz(answers: Answers, words: Words): Files {
  if (!answers.parts.quiz) return new Map();
  return new Map([
    [`src/content/${QUIZ}`, starterData('../quiz/relationship-reality-check.yaml', words)],
    ...['quiz', 'quiz-result'].map(
      (name) => [`src/content/pages/${name}.md`, starterPage(`quiz/${name}.md`, words)] as const,
    ),
  ]);
}

/** Those that the law asks for beyond the starter's, as slots for official texts. */
function lawNotices(law: LawPack | undefined, words: Words): Files {
  return new Map(
    (law?.notices ?? []).flatMap(({ notice, rule, translated, ...english }) => {
      const { title, says } = translated?.[words.language] ?? english;
      if (existsSync(join(STARTER, `notices/${notice}.md`))) return [];
      const more = { ...words, noticeTitle: title, noticeSays: says, noticeRule: rule };
      return [
        [`src/content/notices/${notice}.md`, starterPage('entries/notice.md', more)] as const,
      ];
    }),
  );
}

/** With links to what not every practice has. */
function footer(answers: Answers, words: Words): Files {
  const columns = parse(starterData('footer.yaml', words)) as {
    'quick-links': { links: object[] };
  };
  const { links } = columns['quick-links'];
  const { footer: text } = PRACTICE_WORDS[answers.language];
  if (answers.about) links.unshift({ text: text.about, href: '/about-us' });
  if (answers.parts.quiz) links.push({ text: text.quiz, href: '/quiz' });
  return new Map([['src/content/footer.yaml', stringify(columns, YAML)]]);
}

/** @param picture resolves the path of a picture in the answers @throws {Error} if a picture is missing */
export async function contentOf(
  answers: Answers,
  words: Words,
  law: LawPack | undefined,
  picture: (file: string) => string,
): Promise<Files> {
  const { notices } = countryOf(answers.country);
  const copied = ['pages', 'legal', 'notices', 'faqs'].flatMap((folder) =>
    globSync(`${folder}/*.md`, { cwd: STARTER })
      .sort()
      .filter((path) => answers.parts.newsletter || !NEWSLETTER.has(basename(path, '.md')))
      .filter((path) => folder !== 'notices' || notices.includes(basename(path, '.md')))
      .map((path): [string, string] => {
        const own = OWN_NAMES[basename(path, '.md')];
        const name = own === undefined ? basename(path) : `${words[own]?.slice(1)}.md`;
        return [`src/content/${folder}/${name}`, starterPage(path.replaceAll('\\', '/'), words)];
      }),
  );
  return new Map([
    ...copied,
    ...home(answers, words),
    ...fees(answers, words),
    ...lawNotices(law, words),
    ...about(answers, words),
    ...services(answers, words),
    ...(await people(answers, words, picture)),
    ...lists(answers, words),
    ...slots(answers, words),
    ...blog(answers, words),
    ...quiz(answers, words),
    ...footer(answers, words),
    ['redirects.json', '[]\n'],
  ]);
}
