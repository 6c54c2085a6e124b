/**
 * Consistency of statements across pages: prices, people, programs, dates. Expected values are computed from content.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { broken } from './every-page.ts';
import { mainText, type Page, pageAt, pages, squeeze } from './dist.ts';

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

  it('the lower range is never called the full range', () => {
    expect(
      broken(({ $ }) => squeeze($('main').text()).match(/whole range|full range/i)?.[0]),
    ).toEqual([]);
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

describe('people', () => {
  const people = all('therapists');

  it('therapists with an individual fee match the individual filter', () => {
    const wrong = people
      .filter(({ data }) => (data['fees'] as { individual?: number } | undefined)?.individual)
      .filter(({ data }) => !(data['clientFocus'] as string[]).includes('individual'));
    expect(people.length).toBeGreaterThan(5);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('everyone listed has a license, and those without clients have no price', () => {
    const unlicensed = people.filter(
      ({ data }) => data['isAcceptingClients'] && data['license'] === undefined,
    );
    expect(unlicensed.map(({ id }) => id)).toEqual([]);
    expect(mainText('/therapists/malik')).not.toMatch(/\$\d/);
  });
});

it('an associate writes posts only after the supervision began', () => {
  const began = new Map(
    all('therapists').flatMap(({ id, data }) => {
      const { since } = (data['supervisor'] ?? {}) as { since?: string };
      return since ? [[id, new Date(`1 ${since} UTC`)] as const] : [];
    }),
  );
  const theirs = all('posts').filter(
    ({ data }) => began.has(String(data['author'])) && data['noindex'] !== true,
  );
  expect(theirs.length).toBeGreaterThan(2);
  const tooEarly = theirs.filter(
    ({ data }) => new Date(String(data['date'])) < (began.get(String(data['author'])) ?? 0),
  );
  expect(tooEarly.map(({ id }) => id)).toEqual([]);
});

describe('counts', () => {
  const NUMBER = '(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty(?:-\\w+)?|\\d+)';
  /** Nouns of content that editors can add or remove: a number typed into a page would become wrong. */
  const OURS = new RegExp(
    `\\b${NUMBER} (?:\\w+ )?(?:programs|therapists|notices|guides|kinds of therapy|people (?:who|on)|short pages)\\b|(?<=: |\\. )${NUMBER} of them\\b`,
    'gi',
  );

  it('of people, programs, FAQs and notices are not typed into pages', () => {
    const typed = globSync('src/content/{pages,faqs,services,programs,campaigns}/**/*.md').flatMap(
      (path) =>
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
