/** Files for crawlers: robots.txt, manifest and icons, dates in the sitemap. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#lib/zone-time.ts';
import { site } from '#site';
import { DIST, isListed, pageAt, pages } from './dist.ts';
import { broken, failed } from './every-page.ts';

const read = (path: string): string => readFileSync(resolve(DIST, `.${path}`), 'utf8');
const pathOf = (url: string): string => new URL(url).pathname;

/** Dates in the sitemap by page; undefined for pages without one. */
const days = new Map(
  [...read('/sitemap-0.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
    pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]?.slice(0, 10),
  ]),
);
const routes = [...days.keys()];

describe('robots.txt', () => {
  const text = read('/robots.txt');

  it('allows all pages, and names the sitemap', () => {
    expect(text).toMatch(/^User-agent: \*$/m);
    const [, map = ''] = /^Sitemap: (\S+)$/m.exec(text) ?? [];
    expect(map).toBe(`${site.url}/sitemap-index.xml`);
    expect(read(pathOf(map))).toContain('<sitemapindex');
  });

  it('blocks no page: crawlers must read a page to see its noindex', () => {
    const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(['/api/']);
    expect(pages.filter(({ route }) => closed.some((path) => route.startsWith(path)))).toEqual([]);
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as {
    [key: string]: unknown;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };

  it('is linked on every page, and allowed by the CSP', () => {
    const wrong = broken(({ $ }) => {
      const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
      return [
        ...failed({
          'no link': $('head link[rel="manifest"]').attr('href') === '/manifest.webmanifest',
        }),
        ...(/(?:^|;)manifest-src 'self'(?:;|$)/.test(policy) ? [] : ['not let through']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('names the practice and opens in the browser', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      start_url: '/',
      display: 'browser',
      lang: site.locale,
    });
  });

  it('has icons of 192 and 512 pixels, and a maskable one', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  const icons: [path: string, size: number][] = [
    ...manifest.icons.map(({ src, sizes }): [string, number] => [src, Number.parseInt(sizes, 10)]),
    ['/apple-touch-icon.png', 180],
  ];
  it.each(icons)(
    '%s has %i pixels, none of them transparent, in at most 12 kB',
    async (path, size) => {
      const file = readFileSync(resolve(DIST, `.${path}`));
      const { width, height, format } = await sharp(file).metadata();
      expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
      expect((await sharp(file).stats()).isOpaque).toBe(true);
      expect(file.length).toBeLessThan(12_000);
    },
  );
});

describe('dates in the sitemap', () => {
  const today = dayAt(new Date(), site.timeZone);

  it('are set for all dated pages: the latest date that has passed', () => {
    const wrong = broken(
      ({ $, route }) => {
        const written = ['modified', 'published'].flatMap(
          (what) => $(`meta[property="article:${what}_time"]`).attr('content')?.slice(0, 10) ?? [],
        );
        const named = $('time[datetime]')
          .toArray()
          .map((time) => $(time).attr('datetime')?.slice(0, 10) ?? '');
        const expected =
          written[0] ??
          named
            .filter((day) => day <= today)
            .toSorted()
            .at(-1);
        return days.get(route) === expected ? undefined : `${days.get(route)}, not ${expected}`;
      },
      pages.filter((page) => days.has(page.route)),
    );
    expect(wrong).toEqual([]);
  });

  it('are never in the future', () => {
    expect([...days].filter(([, day]) => day !== undefined && day > today)).toEqual([]);
  });
});

describe('blog archives by year', () => {
  const years = pages.filter(({ route }) => /^\/resources\/blog\/year\/\d{4}$/.test(route));

  it('have noindex and are not in the sitemap', () => {
    expect(years.length).toBeGreaterThan(1);
    expect(years.filter(isListed)).toEqual([]);
    expect(routes.filter((route) => route.includes('/year/'))).toEqual([]);
    const linked = pageAt('/resources/blog').$('a[href^="/resources/blog/year/"]').length;
    expect(linked).toBe(years.length);
  });
});
