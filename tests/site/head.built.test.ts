/** The head of every page: titles, descriptions, canonical URLs, share metadata; and titles in search results. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#lib/language.ts';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import { site } from '#site';
import { isListed, meta, type Page, pageAt, pages, squeeze, texts } from './dist.ts';
import { broken, failed } from './every-page.ts';
import { isOn } from './parts.ts';

const titleOf = ({ $ }: Page): string => squeeze($('head > title').text());
const listed = pages.filter(isListed);
const canonicalOf = ({ $ }: Page): string | undefined => $('link[rel="canonical"]').attr('href');
const addresses = new Set(listed.map(({ route }) => new URL(route, site.url).href));
/** Expected canonical URL of a page: its own, or that of the indexed page it duplicates. */
function addressOf(page: Page): string {
  const own = new URL(page.route, site.url).href;
  const canonical = canonicalOf(page) ?? own;
  return addresses.has(canonical) ? canonical : own;
}

/** Values shared by several pages. */
function shared(value: (page: Page) => string): string[] {
  return [...Map.groupBy(listed, value)].flatMap(([text, same]) =>
    same.length > 1 ? [`"${text}": ${same.map(({ route }) => route).join(', ')}`] : [],
  );
}

const langOf = (route: string): string =>
  isTranslation(route) ? languageOf(route) : LOCALES[site.language];

describe('titles', () => {
  if (site.isSample)
    it('R092 home has the specified one', () => {
      expect(titleOf(pageAt('/'))).toBe('Home - Modern Couples Therapy in Dallas');
    });

  it('R093 R094 others have page and brand, or therapist and credentials', () => {
    const pattern = new RegExp(`^\\S.* - ${site.name}$`);
    const wrong = broken((page) => {
      if (page.route === '/') return undefined;
      const person = page.route.startsWith('/therapists/') && /^\S.*, \S|^Therapist Profile/;
      return (person || pattern).test(titleOf(page)) ? undefined : titleOf(page);
    });
    expect(wrong).toEqual([]);
  });

  it('R053 that of the links from profiles names the podcast if there is one', () => {
    expect(titleOf(pageAt('/links')).includes('Podcast')).toBe(isOn('podcast'));
    expect(/podcast/.test(meta(pageAt('/links'), 'description'))).toBe(isOn('podcast'));
  });

  it('differ from page to page', () => {
    expect(shared(titleOf)).toEqual([]);
  });
});

describe('descriptions', () => {
  it('have 50 to 160 characters', () => {
    const wrong = broken((page) => {
      const { length } = meta(page, 'description');
      return length >= 50 && length <= 160 ? undefined : `${length} characters`;
    }, listed);
    expect(wrong).toEqual([]);
  });

  it('differ from page to page', () => {
    expect(shared((page) => meta(page, 'description'))).toEqual([]);
  });

  if (site.isSample)
    it('R001 home names audience and place', () => {
      expect(meta(pageAt('/'), 'description')).toMatch(/couples.*individual.*Dallas/i);
    });
});

describe('the head of every page', () => {
  it('has one canonical URL: its own, or the indexed page it duplicates', () => {
    const wrong = broken((page) => {
      const found = page.$('link[rel="canonical"]').toArray();
      const hrefs = found.map((link) => page.$(link).attr('href'));
      // The 404 page is served at many URLs and has no canonical URL.
      if (page.route === '/404' && hrefs.length === 0) return undefined;
      return hrefs.join() === addressOf(page) ? undefined : `"${hrefs.join()}"`;
    });
    expect(wrong).toEqual([]);
  });

  it('has share metadata', () => {
    const wrong = broken((page) => [
      ...['og:title', 'og:description', 'twitter:card'].filter(
        (key) => !/\S/.test(meta(page, key)),
      ),
      ...(/^https:\/\/\S+\.(?:png|jpe?g)$/.test(meta(page, 'og:image')) ? [] : ['og:image']),
      ...(page.route === '/404' || meta(page, 'og:url') === addressOf(page)
        ? []
        : [`og:url ${meta(page, 'og:url')}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has language, charset and viewport, and allows zooming', () => {
    const wrong = broken((page) => [
      ...failed({ lang: page.$('html').attr('lang') === langOf(page.route) }),
      ...failed({ charset: page.$('meta[charset]').attr('charset')?.toLowerCase() === 'utf-8' }),
      ...failed({ viewport: /width=device-width/.test(meta(page, 'viewport')) }),
      ...(/maximum-scale|user-scalable/.test(meta(page, 'viewport')) ? ['zoom'] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});

/** Characters shown before a title is truncated. */
const SHOWN = 60;

if (site.isSample)
  describe('titles in search results', () => {
    it('have at most 60 characters, and at least two words besides the brand', () => {
      const wrong = broken((page) => {
        const title = titleOf(page);
        const words = title.replace(` - ${site.name}`, '').split(' ');
        if (title.length > SHOWN) return `${title.length} characters: ${title}`;
        return words.length < 2 && !page.route.startsWith('/sitemap') ? title : undefined;
      }, listed);
      expect(listed.length).toBeGreaterThan(90);
      expect(wrong).toEqual([]);
    });

    it('contain Dallas or Texas on therapy pages', () => {
      const local = listed.filter(({ $ }) => $('#is-this-you').length > 0);
      const places = [...local.map(({ route }) => route), '/team', '/fees-and-faqs', '/services'];
      const wrong = places.filter((route) => !/Dallas|Texas/.test(titleOf(pageAt(route))));
      expect(local.length).toBeGreaterThan(9);
      expect(wrong).toEqual([]);
    });

    it('are only for the tab: lists of the site use the page’s own name', () => {
      const { $ } = pageAt('/sitemap');
      const names = texts($, 'main a');
      expect(names).toContain('Strengthen & Reconnect');
      expect(names).toContain('What to say in the first ten minutes after a fight');
    });
  });

/** Heading and lede: what a visitor reads first. */
const headOf = ({ $ }: Page): string => {
  const head = $('h1').closest('section').clone();
  head.find('[data-help-lines], nav').remove();
  return squeeze(head.text());
};

if (site.isSample)
  describe('heads of services and programs', () => {
    const services = listed.filter(({ $ }) => $('#is-this-you').length > 0);

    it('contain searched terms', () => {
      const wrong = broken((page) => {
        const heading = headOf(page);
        return /therap|counsel|intensive/i.test(heading) && /Dallas|Texas/.test(heading)
          ? undefined
          : heading;
      }, services);
      expect(wrong).toEqual([]);
    });

    it.each([
      ['/strengthen-reconnect', 'marriage counseling'],
      ['/crisis-couples', 'affair'],
      ['/affair-recovery', 'infidelity'],
      ['/online-couples-therapy-texas', 'Online couples therapy'],
    ])('%s contains “%s”', (route, words) => {
      expect(headOf(pageAt(route)).toLowerCase()).toContain(words.toLowerCase());
    });
  });
