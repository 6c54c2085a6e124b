/**
 * A sentence is said on the page that owns its subject, and linked from others: outside parts that are written once and
 * shown on many pages, none of six words or more is on three.
 */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Page, pages, squeeze } from './dist.ts';

/** Pages. */
const TOO_MANY = 3;
/** Words of a sentence that counts. */
const LONG = 6;

/** Pages that show components and marks to editors. */
const DEMOS = /^\/(?:component-templates|example-service|demo\/|hero-demo$|blog\/test$)/;

/** Parts that one component writes, by what they are. */
const SHARED: Readonly<Record<string, string>> = {
  'fields, consents, and what is said after sending': 'form, dialog, [role="status"]',
  'cards, in the words of the page that they lead to': 'li:has(:is(h2, h3) a)',
  'a quotation, with a link to where it is from': 'blockquote:has(footer a)',
  'answers, in full only where people-and-prices.built.test.ts says': 'details, a[href*="#ask-"]',
  'help lines, the way out, and how to leave fewer traces':
    '[data-help-lines], :has(> [data-quick-exit]), #safer-browsing',
  'who wrote it, and the end of a page':
    '[aria-labelledby="author"], [aria-labelledby^="closing-"]',
  'facts beside a text, and what free times are': 'aside dl, #people-title ~ p, #next',
};

/** Sentences that stay on three pages or more, and why. */
const ALLOWED: readonly (readonly [why: string, sentences: RegExp])[] = [
  ['a policy has one text, so that no two pages say it differently', policies()],
  [
    'a help line is wherever somebody may need it',
    /\b(?:911|988|1-800-799-7233)\b|^All three answer/,
  ],
  [
    'what a post, an episode or a guide is not',
    /not make anyone our client|^If someone is in danger/,
  ],
  ['an associate’s name is followed by the supervisor’s, by law', /supervised by Dr\.$/i],
  ['prices and the promise of a reply come from one place', /\$\d|\bWithin \d+ business hours\b/],
  ['the player of an episode', /^(?:Tap a line|Keep the recording)\b/],
  [
    'the worksheets of a guide',
    /^(?:You can write on the worksheets|It isn’t sent or stored|When you close this page)\b/,
  ],
  ['the newsletter, asked once below each guide', /^The Clarity Drip is\b/],
];

function policies(): RegExp {
  const all: Record<string, { text: string }> = parse(
    readFileSync('src/content/policies.yaml', 'utf8'),
  );
  const sentences = Object.values(all).flatMap(({ text }) => text.split(/(?<=\.) /));
  return new RegExp(sentences.map((one) => RegExp.escape(one)).join('|'));
}

const BLOCKS =
  'address, blockquote, dd, div, dt, figcaption, h1, h2, h3, h4, li, p, section, summary, td, th, br';

/** Without shared parts. */
function sentencesOf({ $ }: Page): string[] {
  const main = $('main').clone();
  main.find(['script, style, template, svg', ...Object.values(SHARED)].join()).remove();
  // Two blocks are two sentences, even without a period.
  main.find(BLOCKS).before('\n').after('\n').append('\n').prepend('\n');
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  return main
    .text()
    .split(/\n\s*/)
    .flatMap((block) => [...sentences.segment(squeeze(block))])
    .map(({ segment }) => segment.trim())
    .filter((text) => text.split(' ').length >= LONG && /[.?!][”’)]?$/.test(text));
}

/** The page is at its own address. */
const isOwn = ({ $, route }: Page): boolean => {
  const canonical = $('link[rel="canonical"]').attr('href');
  return canonical === undefined || new URL(canonical).pathname === route;
};

/** Sentences that are said too often, with their pages. */
function repeatedIn(over: readonly Page[]): string[] {
  const said = over
    .filter((page) => !DEMOS.test(page.route) && isOwn(page))
    .flatMap((page) =>
      [...new Set(sentencesOf(page))].map((sentence) => ({ sentence, route: page.route })),
    );
  return [...Map.groupBy(said, ({ sentence }) => sentence)]
    .filter(([, where]) => where.length >= TOO_MANY)
    .filter(([sentence]) => !ALLOWED.some(([, pattern]) => pattern.test(sentence)))
    .map(([sentence, where]) => `${sentence} (${where.map(({ route }) => route).join(' ')})`);
}

it('no sentence is on three pages', () => {
  expect(repeatedIn(pages)).toEqual([]);
});

it('a sentence that is copied to a third page is found', () => {
  const copy = (route: string): Page => {
    const html = `<main><div><p>Some of it is talking. <b>And</b> some of it is practice at home.</p></div></main>`;
    return { file: '', route, html, $: load(html) };
  };
  expect(repeatedIn([copy('/a'), copy('/b')])).toEqual([]);
  expect(repeatedIn([copy('/a'), copy('/b'), copy('/c')])).toEqual([
    'And some of it is practice at home. (/a /b /c)',
  ]);
});
