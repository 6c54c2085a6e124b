/** The practice is in `src/content` and `src/site.config.ts`: its words are nowhere else in the source. */
import { expect, it } from 'vitest';
import { site } from '#site';
import { isTest, readTree } from './tree.ts';

/** Names of everybody in the content, without titles. */
const people = readTree('src/content/therapists/*.md', 'src/content/closing.yaml').flatMap(
  ({ text }) =>
    [...text.matchAll(/^ *name: (?:Dr\. )?(.+)$/gm)].flatMap(([, name = '']) => name.split(' ')),
);
const WORDS = [
  ...site.cities,
  ...people,
  site.office.city,
  site.state,
  site.office.street,
  site.phone.text,
  site.phone.href,
  site.email,
  site.consultation.name,
  site.newsletter.name,
  site.newsletter.button,
  site.podcast.name,
  site.crisisPage.title,
];
const escaped = WORDS.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const OWN = new RegExp(String.raw`(?<![\p{L}-])(?:${escaped.join('|')})(?!\p{L})`, 'iu');
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** Files that may still have such words, each with the reason; one without them must leave the list. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/content-lint/rule-tester.ts': 'sample content for the tests of the rules',
  'src/domain/practice/sample-therapist.ts': 'sample content for tests',
  'src/content-lint/rules/claims.ts': 'the law of a state, until it is a pack of its own',
  'src/content-lint/rules/supervision.ts': 'the law of a state, until it is a pack of its own',
  'src/domain/practice/therapist.ts': 'the law of a state, until it is a pack of its own',
  'src/domain/forms/reset.ts': 'the specified answer to a request for the Reset',
  'src/domain/i18n/contact-words.ts': 'the specified consent to the newsletter',
  'src/server/staff/username.ts': 'an example of a username',
};

it('no place, person, offer or number of the practice is in the source', () => {
  expect(people.length).toBeGreaterThan(4);
  const source = readTree('src/**/*.{ts,tsx,astro,css,mjs}').filter(
    ({ path }) =>
      !path.startsWith('src/content/') && path !== 'src/site.config.ts' && !isTest(path),
  );
  const found = source.filter(({ text }) => OWN.test(text.replaceAll(COMMENT, '')));
  expect(found.map(({ path }) => path)).toEqual(Object.keys(ALLOWED).toSorted());
});
