import { expect, it } from 'vitest';
import {
  cachingOf,
  SECURITY_HEADERS,
  SHARED,
  SHARED_HEADERS,
  RULES_HEADER,
  rulesOf,
  SPECULATION_RULES,
} from '#lib/http/headers.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { caddyfile } from './caddy.ts';
import { isSame } from './check.ts';
import { nginxHttp, nginxServer } from './nginx.ts';
import { CACHE_RULES, redirectsOf } from './rules.ts';
import { vercelJson } from './vercel.ts';

const TABLE: RedirectTable = {
  moved: {
    '/a/*': ['/x'],
    '/a/b/*': ['/y', 302],
    '/a/b.c': ['/z'],
    'lead.': ['https://www.example.com/reset'],
  },
  pages: {},
  numbers: {},
};

it('the caching rules agree with the server', () => {
  const paths = ['/', '/about-us', '/about-us.html', '/_astro/a.b.js', '/favicon.svg', '/blog/7'];
  for (const path of paths) {
    const [, caching] = CACHE_RULES.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
    expect(caching, path).toBe(cachingOf(path));
  }
});

it('redirects are ordered: hosts, exact paths, the longest prefix first', () => {
  expect(redirectsOf(TABLE).map(({ from }) => from)).toEqual(['lead.', '/a/b.c', '/a/b/', '/a/']);
});

it('every host has every security header', () => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (name in SHARED_HEADERS) expect(nginxHttp(TABLE)).toContain(`default "${value}";`);
    else expect(nginxServer(TABLE)).toContain(`add_header ${name} "${value}" always;`);
    expect(caddyfile(TABLE)).toContain(`header ${name} "${value}"`);
    expect(vercelJson(TABLE)).toContain(`"key": "${name}",\n          "value": "${value}"`);
  }
});

it('every host lets other sites use recordings, transcripts, feeds and pictures', () => {
  const { headers } = JSON.parse(vercelJson(TABLE)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  /** Vercel sends the last of several matching headers. */
  const atVercel = (path: string, name: string): string | undefined =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers)
      .findLast(({ key }) => key === name)?.value;
  for (const [name, value] of Object.entries(SHARED_HEADERS)) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    expect(nginxHttp(TABLE)).toContain(`map $uri ${variable} {\n  "~${SHARED}" "${value}";`);
    expect(nginxServer(TABLE)).toContain(`add_header ${name} ${variable} always;`);
    expect(caddyfile(TABLE)).toContain(`header @shared ${name} "${value}"`);
    for (const path of ['/episodes/17.mp3', '/resources/podcasts/17.vtt', '/_astro/a.b.jpg'])
      expect(atVercel(path, name)).toBe(value);
    expect(atVercel('/resources/podcasts/17', name)).toBe(SECURITY_HEADERS[name]);
  }
});

it('every host names the rules of what to fetch ahead, with pages only, and sends them as such', () => {
  const value = '"/prefetch.speculationrules"';
  const { headers } = JSON.parse(vercelJson(TABLE)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const atVercel = (path: string, name: string): string | undefined =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers)
      .findLast(({ key }) => key === name)?.value;
  for (const path of [
    '/',
    '/team',
    '/es/faqs',
    '/administration',
    '/admin',
    '/admin/content',
    '/404',
  ])
    expect(atVercel(path, RULES_HEADER) ?? '', path).toBe(rulesOf(path));
  for (const path of ['/favicon.svg', '/_astro/a.b.js', SPECULATION_RULES])
    expect(atVercel(path, RULES_HEADER), path).toBeUndefined();
  const type = 'application/speculationrules+json';
  expect(atVercel(SPECULATION_RULES, 'Content-Type')).toBe(type);
  expect(nginxHttp(TABLE)).toContain(`default '${value}';`);
  expect(nginxServer(TABLE)).toContain(`${type} speculationrules;`);
  expect(nginxServer(TABLE)).toContain(`add_header ${RULES_HEADER} $site_speculation_rules;`);
  expect(caddyfile(TABLE)).toContain('default "\\"/prefetch.speculationrules\\""');
  expect(caddyfile(TABLE)).toContain(`header @type_speculationrules Content-Type "${type}"`);
});

it('Caddy escapes paths, and keeps their order', () => {
  const text = caddyfile(TABLE);
  expect(text).toContain('"~(?i)^/a/b\\.c/*$" "/z" 301');
  expect(text.indexOf('~(?i)^/a/b/." "/y" 302')).toBeLessThan(text.indexOf('~(?i)^/a/." "/x" 301'));
  expect(text).toContain('"~(?i)^lead\\." "https://www.example.com/reset" 301');
});

it('takes the open times of a booking form for no other content', () => {
  const page = (times: string, text = 'Book'): Buffer =>
    Buffer.from(
      `<h1>${text}</h1><form><i>search</i></form><form><div data-offered-times>${times}</div></form>`,
    );
  expect(isSame(page('9:00'), page(''))).toBe(true);
  expect(isSame(page('9:00', 'Other'), page(''))).toBe(false);
  expect(isSame(Buffer.from('<h1>a</h1>'), Buffer.from('<h1>b</h1>'))).toBe(false);
});
