/** The practice is in `src/content` and `src/site.config.ts`: its words are nowhere else in the source. */
import { expect, it } from 'vitest';
import { site } from '#site';
import { isTest, readTree } from './tree.ts';

/** Names of everybody in the content, without titles. */
const people = readTree('src/content/therapists/*.md', 'src/content/closing.yaml').flatMap(
  ({ text }) =>
    [...text.matchAll(/^ *name: (?:Dr\. )?(.+)$/gm)].flatMap(([, name = '']) => name.split(' ')),
);
/** What the practice sells and what its quizzes are called, if that is a name rather than a word. */
const titles = readTree('src/content/prices.yaml', 'src/content/quizzes/*.yaml').flatMap(
  ({ text }) =>
    [...text.matchAll(/^ ? ?(?:name|title): ((?:\d|\p{Lu}\S+ \p{Lu}).+)$/gmu)].map(
      ([, name = '']) => name,
    ),
);
const WORDS = [
  ...site.cities,
  ...people,
  site.city,
  site.state,
  ...site.offices.map(({ street }) => street),
  site.phone.text,
  site.phone.href,
  site.email,
  site.consultation.name,
  site.newsletter.name,
  site.newsletter.button,
  site.podcast.name,
  site.crisisPage.title,
  ...titles,
];
const escaped = WORDS.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const OWN = new RegExp(String.raw`(?<![\p{L}-])(?:${escaped.join('|')})(?!\p{L})`, 'iu');
/** Names every state. */
const STATES = 'src/lib/states.ts';
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

it('no place, person, offer or number of the practice is in the source', () => {
  expect(people.length).toBeGreaterThan(4);
  const source = readTree('src/**/*.{ts,tsx,astro,css,mjs}').filter(
    ({ path }) =>
      !path.startsWith('src/content/') &&
      path !== 'src/site.config.ts' &&
      path !== STATES &&
      !isTest(path),
  );
  const found = source.filter(({ text }) => OWN.test(text.replaceAll(COMMENT, '')));
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** Promises in words by what they promise, with the one file that says them; the content's are found by `content-lint`. */
const PROMISES: Readonly<Record<string, readonly [owner: RegExp, words: RegExp]>> = {
  'R311 a reply within so many hours': [
    /lib\/words\.[a-z]{2}\.ts$|^src\/(?:content-lint|practice)\//,
    /\b(?:\d+|one|two|twenty-four) (?:business|working) (?:hours?|days?)\b|\b(?:horas?|días?) hábil/i,
  ],
  'R236 a call': [
    /booking\/(?:words|first-contact-words)(?:\.[a-z]{2})?\.ts$|^src\/content-lint\//,
    /\b(?:calls? you|we(?:’|')ll call you|te llama)\b/i,
  ],
};

it.each(Object.entries(PROMISES))('promises %s in one file of the source', (_, [owner, words]) => {
  const source = readTree('src/**/*.{ts,tsx,astro,mjs}').filter(({ path }) => !isTest(path));
  const found = source.filter(({ text }) => words.test(text.replaceAll(COMMENT, '')));
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ path }) => path).filter((path) => !owner.test(path))).toEqual([]);
});
