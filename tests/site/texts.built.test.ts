/** Texts: no sentence of the content is lost or said on three pages, and strings of the specification are letter for letter (D61). */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContentFile } from '#content-lint/content-file.ts';
import { parseFile } from '#content-lint/parse.ts';
import { readContent } from '#content-lint/read-project.ts';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import { replyText } from '#lib/reply-words.ts';
import { readCodes } from '../requirements/table.ts';
import { DIST, type Page, pageAt, pages, read, squeeze } from './dist.ts';

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
  'answers, in full only where prices.built.test.ts says': 'details, a[href*="#ask-"]',
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
  [
    'an associate’s name is followed by the supervisor’s, by law',
    /(?:supervised by Dr|supervisión de la Dra)\.$/i,
  ],
  ['prices and the promise of a reply come from one place', /\$\d|\bWithin \d+ business hours\b/],
  ['the player of an episode', /^(?:Tap a line|Keep the recording)\b/],
  [
    'the worksheets of a guide',
    /^(?:You can write on the worksheets|It isn’t sent or stored|When you close this page)\b/,
  ],
  [
    'a legal text in Spanish says which text it follows, and which one counts',
    /^(?:Sigue el texto en inglés, revisado el|Si los dos textos no dicen lo mismo, vale)\b/,
  ],
  ['the newsletter, asked once below each guide', /^The Clarity Drip is\b/],
];

function policies(): RegExp {
  const all: Record<string, { text: string; translated?: Record<string, string> }> = parse(
    readFileSync('src/content/policies.yaml', 'utf8'),
  );
  const sentences = Object.values(all).flatMap(({ text, translated = {} }) =>
    [text, ...Object.values(translated)].join(' ').split(/(?<=\.) /),
  );
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

/** What no page says, by file and field, and why. */
const UNSAID: readonly (readonly [why: string, where: RegExp])[] = [
  ['what staff send by hand', /^letters\.yaml /],
  ['words that the search and the inbox look for', /^crisis-words\.yaml /],
  ['what the content check compares with', /^laws\//],
  ['what Spanish pages alone say, in Spanish', /^policies\.yaml spanish-by-phone\.text$/],
  ['what a list says while it has nothing to list', /^pages\/\S+ sections\.\d+\.empty$/],
  [
    'what a service without a price of its own costs',
    /^prices\.yaml default-(?:service|program)\.(?:name|length)$/,
  ],
];

/** Not for visitors yet. */
const isWaiting = ({ data: { draft, date } }: ContentFile): boolean =>
  draft === true || (typeof date === 'string' && date > dayAt(new Date(), site.timeZone));

/** Tags and signs are gaps between words, apostrophes are not. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/&(?:#39|#x27|apos);|['’\u00AD\u2060]/g, '')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\\[nrt]/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `;

/** Styles, and the numbers of footnotes. */
const CODE = /<style\b[\s\S]*?<\/style>|<sup>.*?<\/sup>/g;
const BLOCK_TAGS =
  /<\/?(?:p|div|li|ul|ol|section|article|h[1-6]|dt|dd|dl|td|th|tr|figure|script)\b[^>]*>/;
/** Values of attributes with several words, for alternative texts and what islands show. */
const ATTRIBUTES = /="([^"]*\s[^"]*)"/g;

/** Everything that the build says, in words, each block once. */
function saidIn(files: readonly string[]): string {
  const blocks = new Set(
    files.flatMap((text) => [
      ...text
        .replace(CODE, '')
        .split(BLOCK_TAGS)
        .map((block) => block.replace(/<[^>]*>/g, ' ')),
      ...[...text.matchAll(ATTRIBUTES)].map(([, value = '']) => value),
    ]),
  );
  return [...new Set([...blocks].map(wordsOf))].join('|');
}

/** Two words or more in a row, without placeholders; addresses and names of files are none. */
function sentencesFrom({ path, fields, passages }: ContentFile): { where: string; text: string }[] {
  const written = fields
    .filter(({ value }) => typeof value === 'string' && !/^(?:[/#]|\.\.?\/|\w+:\S+$)/.test(value))
    .map((field) => ({ where: field.path.join('.'), text: String(field.value) }));
  const body = passages
    .filter(({ kind }) => kind !== 'field')
    .map(({ field, text }) => ({ where: field, text }));
  return [...written, ...body].flatMap(({ where, text }) =>
    text
      // Two spaces: a piece of code, or a picture, that passages leave out.
      .split(/\{[^{}]*\}| {2,}|(?<=[.?!]['’”)]*)\s+|\n+/)
      .map((part) => ({ where: `${path} ${where}`, text: part.trim() }))
      .filter((part) => /\p{L}\S*\s+\S*\p{L}/u.test(part.text)),
  );
}

/** Sentences of `content` that `said` does not have, with their places. */
const lostFrom = (content: readonly ContentFile[], said: string): string[] =>
  content
    .filter((file) => !isWaiting(file))
    .flatMap(sentencesFrom)
    .filter(({ where }) => !UNSAID.some(([, pattern]) => pattern.test(where)))
    .filter(({ text }) => !said.includes(wordsOf(text)))
    .map(({ where, text }) => `${where}: ${text}`);

if (site.isSample)
  it('no sentence of the content is lost', () => {
    // What the staff area shows is not public.
    const feeds = globSync('**/*.{json,xml,txt,vtt}', { cwd: DIST, exclude: ['admin'] }).map(read);
    const said = saidIn([...pages.map(({ html }) => html), ...feeds]);
    const content = readContent(resolve(DIST, '..'));
    expect(lostFrom(content, said)).toEqual([]);
    const planted = parseFile(
      'services/a.md',
      '---\ntitle: Nobody writes it\n---\n\nNor *any* of this.\n',
    );
    expect(lostFrom([planted], said)).toEqual([
      'services/a.md title: Nobody writes it',
      'services/a.md text: Nor any of this.',
    ]);
  });

const textOf = (route: string): string => {
  const body = pageAt(route).$('body').clone();
  body.find('script, style').remove();
  return squeeze(body.text());
};

/** Page → what it shows, besides what home.built.test.ts holds in its place. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Team Overview',
    'Leadership',
    'We value your privacy',
    'Customize',
    'Necessary Only',
    'Accept All',
    'Cookie Preferences',
    'Save Preferences',
    'Analytics',
    'Marketing',
    'Functional',
    'Accepting Clients',
    'Weekends by appointment',
  ],
  '/quiz': [
    'Take the Relationship Reality Check',
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
  ],
  '/quiz-result': [
    'High-Functioning',
    'Healthy With Growth Edges',
    'Needs a Tune-Up',
    'Time for a Reset',
    'Retake Quiz',
    'Emotional Safety',
    'Conflict & Repair',
    'Attachment Security',
  ],
  '/reset': ['Your Info', 'Preferences', 'Message', '9am to 12pm', '12pm to 5pm', '5pm to 8pm'],
  '/404': ['404 Page Not Found'],
  '/premarital-blueprint': ['Guided', 'Signature', 'Luxe'],
  '/component-templates': ['Waitlist', 'Waitlist Available', 'Accepting', 'Loading...'],
};

/** Quotations that are no text of the site: names, patterns, and values that a script writes together. */
const NO_TEXT: Readonly<Record<string, readonly string[]>> = {
  R061: ['Lead'],
  R062: ['Honeymoon'],
  R087: ['on load'],
  R093: ['{Page} - {brand}'],
  R095: ['Blog Post - {brand}'],
  R301: ['{status}: {body text, or status text if empty}'],
};

/** The quotations of a text; an apostrophe inside a word does not end one. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted);

const QUOTED = [...readCodes()]
  .filter(([code]) => code.startsWith('R'))
  .flatMap(([code, text]) =>
    quotedIn(text)
      .filter((quoted) => !NO_TEXT[code]?.includes(quoted))
      .map((quoted) => ({ code, quoted })),
  );

const isPractice = (file: string): boolean => !file.startsWith('component-templates');
/** What scripts say: files, and what pages inline. */
const scripts = globSync('**/*.{js,html}', { cwd: DIST })
  .filter(isPractice)
  .map((file) => readFileSync(`${DIST}/${file}`, 'utf8').replaceAll("\\'", "'"))
  .join('\n')
  // A script fills in the promise (R311).
  .replaceAll('{reply}', replyText(site.consultation.replyHours, 'en'));
/** What pages show and what their islands are given, as browsers read it. */
const shown = pages
  .filter(({ route }) => route !== '/component-templates')
  .map(({ $ }) => {
    const properties = $('astro-island[props]')
      .toArray()
      .map((island) => $(island).attr('props'));
    const whole = $.root().clone();
    whole.find('script, style').remove();
    return squeeze(`${whole.text()} ${properties.join(' ')}`);
  })
  .join('\n');

describe('strings of the specification', () => {
  it('R229 R255 R273 D61 every quotation of the list stands letter for letter', () => {
    expect(QUOTED.length).toBeGreaterThan(60);
    const isThere = (quoted: string): boolean => shown.includes(quoted) || scripts.includes(quoted);
    expect(QUOTED.filter(({ quoted }) => !isThere(quoted))).toEqual([]);
  });

  it('D61 and nowhere with other marks', () => {
    const curly = QUOTED.map(({ quoted }) => quoted.replaceAll("'", '’')).filter((text) =>
      text.includes('’'),
    );
    expect(curly).toHaveLength(3);
    expect(curly.filter((text) => shown.includes(text) || scripts.includes(text))).toEqual([]);
  });

  it.each(Object.entries(SHOWN))('are on %s', (route, strings) => {
    const text = textOf(route);
    expect(strings.filter((string) => !text.includes(string))).toEqual([]);
  });

  it('and a string that is not there is missed', () => {
    expect(quotedIn("Toast 'We'll call' / 'Error' after 4")).toEqual(["We'll call", 'Error']);
    expect(textOf('/')).not.toContain('Start Our Journey');
    expect(scripts).not.toContain('First name is needed');
  });
});
