/** The specified redirects in the built table, and the files generated from it (R058–R087, D01–D05, D09, D10). */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#site-build/hosts/cases.ts';
import { resolveRedirect } from '#lib/redirects/table.ts';
import { site } from '#site';
import { readTable } from '../redirects/table.ts';
import { DIST, pages } from './dist.ts';

const table = readTable();
const whereTo = (path: string, host = 'example.com'): string | undefined =>
  resolveRedirect(table, host, path)?.[0];
const routes = pages.map(({ route }) => route);
const under = (folder: string): string[] => routes.filter((route) => route.startsWith(folder));

/** One line per requirement: old paths, new path. */
const EXPECTED: readonly (readonly [row: string, to: string, ...from: string[]])[] = [
  ['R058', '/team', '/therapists'],
  ['R059', '/vibe-check', '/contact'],
  ['R060', '/premarital-blueprint', '/premarital-counseling'],
  ['R063', '/join-our-team', '/apply'],
  ['R064', '/fees-and-faqs', '/fees', '/investment', '/commonly-asked-questions'],
  ['R065', '/resources-hub', '/resources'],
  ['R066', '/resources-hub', '/marriagelife-group', '/mlcblog'],
  ['R067', '/team', '/meet-our-team'],
  ['R068', '/team', '/meet-our-team/sage-thistlewood', '/therapists/sage'],
  ['R069', '/beautifully-complicated', '/bipoc-couples-therapy', '/therapy-bipoc'],
  ['R070', '/about-us', '/mission-values'],
  ['R071', '/strengthen-reconnect', '/services/couples-therapy'],
  ['R072', '/crisis-couples', '/infidelitytherapy'],
  [
    'R073',
    '/individual-healing',
    '/infertilitytherapy',
    '/services/individual-therapy',
    '/anxiety-therapy',
  ],
  ['R074', '/premarital-blueprint', '/services/premarital-counseling', '/premarital-packages'],
  ['R075', '/weekend-intensive', '/intensive'],
  ['R076', '/resources/podcasts', '/podcast'],
  [
    'R077',
    '/resources/downloads-guides',
    '/free-premarital-checklist',
    '/the5relationshipmistakes',
  ],
  ['R078', '/vibe-check', '/contact-info', '/clarity-call', '/vibes', '/start'],
  ['R079', '/media', '/mlc-in-the-media'],
  ['R084', '/resources-hub', '/mlcblog/anything/deep'],
  ['R085', '/services', '/services/zzz'],
  ['R086', '/team', '/meet-our-team/zzz'],
];

describe('the table', () => {
  it.each(EXPECTED)('%s leads to %s', (_, to, ...from) => {
    expect(from.map((path) => whereTo(path))).toEqual(from.map(() => to));
    expect(routes).toContain(to);
  });

  it('R061, R062 redirects subdomains to the main origin', () => {
    expect(whereTo('/any/path', 'lead.example.com')).toBe(`${site.url}/reset`);
    expect(whereTo('/', 'honeymoon.example.com')).toBe(`${site.url}/premarital-blueprint`);
  });

  it('R080 redirects an old page of every therapist to the profile', () => {
    const people = under('/therapists/');
    expect(people.length).toBeGreaterThanOrEqual(6);
    expect(people.map((route) => whereTo(route.replace('/therapists', '/meet-our-team')))).toEqual(
      people,
    );
  });

  it('R081, R082 redirects old posts to the slug URL, in one hop', () => {
    expect(whereTo('/blog/14')).toMatch(/^\/blog\/14-[a-z0-9-]+$/);
    const old = Object.entries(table.moved).filter(([, [to]]) => to.startsWith('/blog/'));
    expect(old.length).toBeGreaterThanOrEqual(8);
    for (const [, [to]] of old) expect(to).toMatch(/^\/blog\/\d+-[a-z0-9-]+$/);
  });

  it('R083 redirects thirteen old episode pages to their number', () => {
    const targets = new Set(Object.values(table.moved).map(([to]) => to));
    const numbers = [3, 4, 6, 17, 18, 32, 35, 36, 42, 49, 57, 58, 59];
    const missing = numbers.filter((number) => !targets.has(`/resources/podcasts/${number}`));
    expect(missing).toEqual([]);
  });

  it('does not affect pages, also under /services, /resources and /therapists', () => {
    expect(under('/resources/').length).toBeGreaterThan(5);
    expect(routes.filter((route) => !route.endsWith('/404') && whereTo(route) !== route)).toEqual(
      [],
    );
  });

  it('targets existing pages, in one hop, with 301 or 308', () => {
    const wrong = casesOf(table).filter(
      ({ to, status }) => !routes.includes(to) || ![301, 308].includes(status),
    );
    expect(wrong).toEqual([]);
    expect(casesOf(table).length).toBeGreaterThan(60);
  });

  it('is not linked: the site only uses new URLs', () => {
    const links = pages.flatMap(({ route, $ }) =>
      $('a[href^="/"]')
        .toArray()
        .map((link) => ({ route, path: new URL($(link).attr('href') ?? '', site.url).pathname })),
    );
    expect(links.filter(({ path }) => path in table.moved)).toEqual([]);
  });
});

describe('_redirects', () => {
  const lines = readFileSync(resolve(DIST, '_redirects'), 'utf8').trimEnd().split('\n');
  const rules = lines.map((line) => line.split(' '));

  it('has host rules first, then exact ones, then wildcards, within the limits', () => {
    const kinds = rules.map(([from = '']) => {
      if (from.startsWith('https://')) return 'host';
      return /[*:]/.test(from) ? 'wildcard' : 'exact';
    });
    expect(kinds.join(' ')).toMatch(/^(?:host )+(?:exact )+(?:wildcard ?)+$/);
    expect(kinds.filter((kind) => kind === 'wildcard').length).toBeLessThanOrEqual(100);
    expect(kinds.filter((kind) => kind === 'exact').length).toBeLessThanOrEqual(2000);
    expect(lines.filter((line) => line.length > 1000)).toEqual([]);
  });

  it('matches the table', () => {
    for (const [from = '', to, status] of rules.filter(([path]) => path?.startsWith('/'))) {
      expect([from, whereTo(from.replace('*', 'zzz'))]).toEqual([from, to]);
      expect(status).toMatch(/^30[18]$/);
    }
    expect(lines).toContain(`https://lead.${new URL(site.url).host}/* ${site.url}/reset 301!`);
  });
});

it('build-only files are not published', () => {
  expect(existsSync(resolve(DIST, 'legacy-paths.json'))).toBe(false);
});
