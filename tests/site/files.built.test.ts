/** Files for CDNs and search engines. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { headersFileText, SPECULATION_RULES } from '#lib/http/headers.ts';
import { site } from '#site';
import { DIST, isListed, pages } from './dist.ts';

const TEXT = '**/*.{html,css,js,json,svg,txt,webmanifest,xml}';
const read = (file: string): Buffer => readFileSync(resolve(DIST, file));

it('text files have compressed versions with the same content', () => {
  const wrong = globSync(TEXT, { cwd: DIST }).filter((file) => {
    const plain = read(file);
    if (plain.length < 1024 && !file.endsWith('.html')) return false;
    const copies = [`${file}.br`, `${file}.gz`];
    if (!copies.every((copy) => existsSync(resolve(DIST, copy)))) return true;
    return !(
      brotliDecompressSync(read(`${file}.br`)).equals(plain) &&
      gunzipSync(read(`${file}.gz`)).equals(plain)
    );
  });
  expect(wrong).toEqual([]);
});

it('_headers has the security headers and long caching for hashed files', () => {
  expect(read('_headers').toString()).toBe(headersFileText());
});

it('the rules of what to fetch ahead leave out staff, the API, files, the quick exit and new tabs', () => {
  expect(JSON.parse(read(SPECULATION_RULES.slice(1)).toString())).toEqual({
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/admin*', '/api/*', '/*.*'] } },
            { not: { selector_matches: '[data-quick-exit], [download], [target=_blank]' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  });
});

it('the sitemap lists exactly the indexable pages', () => {
  const index = read('sitemap-index.xml').toString();
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const listed = parts.flatMap((part) =>
    [
      ...read(part.slice(1))
        .toString()
        .matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, loc]) => loc),
  );
  const expected = pages
    .filter((page) => isListed(page) && page.route !== '/404')
    .map(({ route }) => new URL(route, site.url).href);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

it('pages are plain files: about-us.html, no folders with an index', () => {
  expect(globSync('**/index.html', { cwd: DIST })).toEqual(['index.html']);
});

it('no source map, front matter or test reached the public folder', () => {
  expect(globSync('**/*.{map,ts,tsx,astro,md,mdx}', { cwd: DIST })).toEqual([]);
});

it('/.well-known has a security contact and Global Privacy Control support', () => {
  const text = read('.well-known/security.txt').toString();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const left = Date.parse(expires) - Date.now();
  expect(left).toBeGreaterThan(300 * 86_400_000);
  expect(left).toBeLessThan(366 * 86_400_000);
  expect(JSON.parse(read('.well-known/gpc.json').toString())).toEqual({
    gpc: true,
    lastUpdate: site.cookiePolicy,
  });
});
