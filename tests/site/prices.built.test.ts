/** Prices and FAQs: the same on every page and in structured data (R017, R312–R319). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mainText, nodeOf, type Page, pageAt, pages, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

describe('fees and FAQs', () => {
  const fees = pageAt('/fees-and-faqs');

  it('R017 24 FAQs in six groups, with 40 to 120 words each', () => {
    expect(fees.$('#faqs h3')).toHaveLength(6);
    const answers = fees.$('#faqs details details').toArray();
    expect(answers).toHaveLength(24);
    for (const answer of answers) {
      const words = squeeze(fees.$(answer).children('div').text()).split(' ').length;
      expect(words, squeeze(fees.$(answer).text())).toBeGreaterThanOrEqual(40);
      expect(words, squeeze(fees.$(answer).text())).toBeLessThanOrEqual(120);
    }
  });

  it('only the first group of FAQs is unfolded, and each says how many it has', () => {
    const groups = fees.$('#faqs details:has(details)').toArray();
    expect(groups.map((group) => fees.$(group).is('[open]'))).toEqual(groups.map((_, at) => !at));
    for (const group of groups) {
      const asked = fees.$(group).find('details').length;
      expect(squeeze(fees.$(group).children('summary').text())).toMatch(
        new RegExp(`${asked} questions?$`),
      );
    }
  });

  it('R313 R314 R315 a session is a sentence, and a program a line with its options behind it', () => {
    expect(squeeze(fees.$('#prices h2').first().text())).toBe(
      '$150 to $290 a session; $100 to $250 with flexible pricing.',
    );
    const folded = fees.$('#prices details').toArray();
    const lines = folded.map((one) => squeeze(fees.$(one).children('summary').text()));
    expect(lines).toEqual([
      expect.stringMatching(/^Premarital Blueprint ?from \$699/),
      expect.stringMatching(/^3-Day Weekend Intensive ?from \$1,500/),
      expect.stringMatching(/^6-Session Reset ?from \$850/),
    ]);
    const options = folded.map((one) =>
      fees
        .$(one)
        .find('dd')
        .toArray()
        .map((price) => fees.$(price).text()),
    );
    expect(options).toEqual([
      ['$699', '$1,095', '$1,595'],
      ['$1,500', '$2,250'],
      ['$850', '$1,120'],
    ]);
  });

  it('structured data has each FAQ once, on the page with all of them, in the same words and order', () => {
    const asking = pages.filter((page) => nodeOf(page, 'FAQPage'));
    // The gallery shows every section, also those of other pages. It is not for search engines.
    expect(asking.map(({ route }) => route)).toEqual(['/component-templates', '/fees-and-faqs']);
    const wrong = broken((page) => {
      const told = nodeOf(page, 'FAQPage')?.mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      const shown = page.$('details:has(> [id^="ask-"])').toArray();
      if (told.length !== shown.length) return 'another number of answers';
      return told.flatMap(({ name, acceptedAnswer }, index) => {
        const element = page.$(shown[index]);
        const same =
          squeeze(element.children('summary').text()) === name &&
          squeeze(element.children('div').text()) === squeeze(acceptedAnswer.text);
        return same ? [] : [name];
      });
    }, asking);
    expect(wrong).toEqual([]);
  });

  it('the superbill example adds up', () => {
    const text = mainText('/fees-and-faqs');
    expect(text).toMatch(/4 sessions at \$150, paid to us ?\$600/);
    expect(text).toMatch(/It pays 60% of the rest ?\$192/);
    expect(text).toMatch(/Left for you, per session ?\$102/);
    expect(text).toMatch(/good faith estimate/i);
  });
});

it('questions are rows of one kind that open in place, and lead once to all of them', () => {
  const asking = pages.filter(({ $ }) => $('main [id^="ask-"]').length > 0);
  expect(asking.length).toBeGreaterThanOrEqual(12);
  for (const { $, route } of asking) {
    expect($('main [id^="ask-"]:not(summary + *)').length, route).toBe(0);
    // An answer may lead to another one.
    expect($('main a[href*="#ask-"]:not([id^="ask-"] *)').length, route).toBe(0);
    expect($('main a[href="/fees-and-faqs#faqs"]').length, route).toBeLessThanOrEqual(1);
  }
});

const LINE = '$150 to $290 a session; $100 to $250 with flexible pricing';
/** Front matter with file names. */
const all = (folder: string): { id: string; data: Record<string, unknown> }[] =>
  globSync(`src/content/${folder}/*.md`).map((path) => ({
    id: path.replace(/^.*\/|\.md$/g, ''),
    data: parse(readFileSync(path, 'utf8').split(/---\r?\n/)[1] ?? ''),
  }));

describe('the price of a session', () => {
  /** Smallest elements with the flexible pricing range. */
  const parts = ({ $ }: Page): string[] =>
    $('p, li, dd, tr, small, h1, h2, h3')
      .filter((_, one) => $(one).find('p, li, dd, tr').length === 0)
      .toArray()
      .map((one) => squeeze($(one).text()))
      .filter((text) => text.includes('$100 to $250'));

  it('R312 R319 the lower range is always called flexible', () => {
    const told = pages.flatMap(parts);
    expect(told.length).toBeGreaterThan(pages.length);
    expect(broken((page) => parts(page).filter((text) => !/flexible pricing/.test(text)))).toEqual(
      [],
    );
  });

  it.each([
    '/strengthen-reconnect',
    '/crisis-couples',
    '/individual-healing',
    '/inclusive-therapy',
  ])('both ranges are on %s', (route) => {
    const head = squeeze(pageAt(route).$('main').text());
    expect(head).toContain('$150 to $290');
    expect(head).toContain('$100 to $250 with flexible pricing');
  });

  it('menu, footer and structured data have the same price', () => {
    const { $ } = pageAt('/');
    expect(squeeze($('header').text())).toContain(LINE);
    expect(squeeze($('footer').text())).toContain(LINE);
    const data = $('script[type="application/ld+json"]').first().text();
    expect(data).toContain(`"priceRange":"${LINE}"`);
  });

  it('the fee table has everybody on the team page, with the rate of their profile', () => {
    const { $ } = pageAt('/fees-and-faqs');
    const rows = $('#fees tbody tr').toArray();
    const listed = all('therapists').filter(({ data }) => data['listed'] !== false);
    expect(rows).toHaveLength(listed.length);
    for (const row of rows) {
      const [couples = '', alone = ''] = $(row)
        .find('td')
        .toArray()
        .map((cell) => $(cell).text());
      const profile = mainText($(row).find('a').attr('href') ?? '');
      expect(profile).toContain(couples);
      expect(profile).toContain(alone);
    }
    expect(squeeze($('#fees').text())).toContain('Supervised by Dr. Odessa Bluestem');
  });

  it('the late cancellation fee is in the price list, and all pages use it', () => {
    expect(mainText('/fees-and-faqs')).toMatch(/Late cancellation.*\$75/);
    expect(mainText('/fees-and-faqs')).toMatch(/With less notice, we charge \$75/);
  });
});

describe('counts', () => {
  const NUMBER = '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty(?:-\\w+)?|\\d+)';
  /** Nouns of content that editors can add or remove: a number typed into a page would become wrong. */
  const OURS = new RegExp(
    `\\b${NUMBER} (?:\\w+ )?(?:programs|therapists|notices|guides|kinds of therapy|people (?:who|on)|short pages)\\b|(?<=: |\\. )${NUMBER} of them\\b`,
    'gi',
  );

  it('of people, programs, FAQs and notices are not typed into pages', () => {
    const typed = globSync('src/content/{pages,faqs,services,programs}/**/*.md').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(OURS)].map(([words]) => `${path}: ${words}`),
    );
    expect(typed).toEqual([]);
  });

  it('a typed number is found', () => {
    for (const words of [
      'lede: Twenty-four of them.',
      'Five people who like questions.',
      'three programs',
    ])
      expect(words.match(OURS), words).not.toBeNull();
    for (const words of ['your therapists', 'eight sessions', 'two people who argue'])
      expect(words.match(OURS), words).toBeNull();
  });
});
