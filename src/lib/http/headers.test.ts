import { describe, expect, it } from 'vitest';
import {
  CACHING,
  cachingOf,
  headersFileText,
  isShared,
  rulesOf,
  SECURITY_HEADERS,
  SHARED_PATHS,
} from './headers.ts';

describe('cachingOf', () => {
  it.each([
    ['/_astro/page.d41d8c.css', CACHING.hashed],
    ['/', CACHING.page],
    ['/about-us', CACHING.page],
    ['/about-us.html', CACHING.page],
    ['/blog/7-version-2.0-of-us', CACHING.page],
    ['/favicon.svg', CACHING.file],
    ['/sitemap-index.xml', CACHING.file],
  ])('%s is cached as %s', (path, expected) => {
    expect(cachingOf(path)).toBe(expected);
  });
});

it('networks must not rewrite pages, unless they have to compress them', () => {
  expect(cachingOf('/about-us')).toMatch(/, no-transform$/);
  expect(
    [CACHING.file, CACHING.hashed, CACHING.pageToCompress, headersFileText()].join(),
  ).not.toContain('no-transform');
});

describe('SECURITY_HEADERS', () => {
  it('has every required header, and none that reveals more than needed', () => {
    const { 'Strict-Transport-Security': hsts = '', ...rest } = SECURITY_HEADERS;
    const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(hsts) ?? [];
    // Two years, required for HSTS preload lists.
    expect(Number(seconds)).toBe(2 * 365 * 86_400);
    expect(rest).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*payment=\(\)/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
  });
});

describe('isShared', () => {
  it.each([
    ['/podcast.xml', true],
    ['/episodes/17.mp3', true],
    ['/resources/podcasts/episode-start-here.vtt', true],
    ['/resources/podcasts/17', false],
    ['/resources/podcasts/17.html', false],
    ['/podcastxxml', false],
    ['/', false],
    ['/free-calls.json', false],
    ['/admin/session.json', false],
  ])('%s: %s', (path, expected) => {
    expect(isShared(path)).toBe(expected);
  });
});

describe('rulesOf', () => {
  it.each([
    ['/', true],
    ['/about-us', true],
    ['/about-us.html', true],
    ['/es/faqs', true],
    ['/administration', true],
    ['/admin', false],
    ['/admin.html', false],
    ['/admin/content', false],
    ['/404.html', false],
    ['/es/404.html', false],
    ['/favicon.svg', false],
  ])('%s names the rules of what to fetch ahead: %s', (path, isNamed) => {
    expect(rulesOf(path)).toBe(isNamed ? '"/prefetch.speculationrules"' : '');
  });
});

describe('headersFileText', () => {
  it('has one rule for each path: of two Cloudflare reads the last, and hashed files were asked for again', () => {
    const paths = headersFileText()
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(paths.length).toBeGreaterThan(SHARED_PATHS.length);
    expect(new Set(paths).size).toBe(paths.length);
    expect(headersFileText()).toContain(
      [
        '/_astro/*',
        `  Cache-Control: ${CACHING.hashed}`,
        '  ! Cross-Origin-Resource-Policy',
        '  Cross-Origin-Resource-Policy: cross-origin',
        '  Access-Control-Allow-Origin: *',
      ].join('\n'),
    );
  });

  it('replaces headers of files that other sites may use: Cloudflare would append', () => {
    const rules = headersFileText().trimEnd().split('\n\n');
    expect(rules).toContain(
      [
        '/episodes/*',
        '  ! Cross-Origin-Resource-Policy',
        '  Cross-Origin-Resource-Policy: cross-origin',
        '  Access-Control-Allow-Origin: *',
      ].join('\n'),
    );
  });

  it('has all headers for every path, and long caching for hashed files', () => {
    const [all = '', rules, hashed] = headersFileText().trimEnd().split('\n\n');
    const [path, ...lines] = all.split('\n');
    expect(path).toBe('/*');
    expect(lines).toEqual([
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
      "  Content-Security-Policy: frame-ancestors 'none'",
      '  Speculation-Rules: "/prefetch.speculationrules"',
    ]);
    expect(rules).toBe(
      '/prefetch.speculationrules\n  Content-Type: application/speculationrules+json',
    );
    expect(hashed).toMatch(/^\/_astro\/\*\n {2}Cache-Control: .*immutable\n/);
  });
});
