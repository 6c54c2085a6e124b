/** What the head of every page says: titles, descriptions, canonical addresses, cards for sharing. */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { isListed, pageAt, pages, squeeze, type Page } from './dist.ts';
import { broken } from './every-page.ts';

const meta = ({ $ }: Page, key: string): string =>
  $(`meta[name="${key}"], meta[property="${key}"]`).attr('content') ?? '';
const titleOf = ({ $ }: Page): string => squeeze($('head > title').text());
const listed = pages.filter(isListed);
const canonicalOf = ({ $ }: Page): string | undefined => $('link[rel="canonical"]').attr('href');
/** The address a page is known by: its own, or that of a listed page that it repeats. */
function addressOf(page: Page): string {
  const own = new URL(page.route, site.url).href;
  const original = listed.find(({ route }) => new URL(route, site.url).href === canonicalOf(page));
  return original && canonicalOf(original) === canonicalOf(page) ? (canonicalOf(page) ?? own) : own;
}

/** Values that more than one page has: pages that a search result cannot tell apart. */
function shared(value: (page: Page) => string): string[] {
  return [...Map.groupBy(listed, value)].flatMap(([text, same]) =>
    same.length > 1 ? [`"${text}": ${same.map(({ route }) => route).join(', ')}`] : [],
  );
}

describe('titles', () => {
  it('R092 home has exactly its own', () => {
    expect(titleOf(pageAt('/'))).toBe('Home - Modern Couples Therapy in Dallas');
  });

  it('R093 R094 the others name page and brand, or therapist and credentials', () => {
    const pattern = new RegExp(`^\\S.* - ${site.name}$`);
    const wrong = broken((page) => {
      if (page.route === '/') return undefined;
      const person = page.route.startsWith('/therapists/') && /^\S.*, \S|^Therapist Profile/;
      return (person || pattern).test(titleOf(page)) ? undefined : titleOf(page);
    });
    expect(wrong).toEqual([]);
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

  it('R001 home says whom the practice is for, and where', () => {
    expect(meta(pageAt('/'), 'description')).toMatch(/couples.*individual.*Dallas/i);
  });
});

describe('the head of every page', () => {
  it('has one canonical address: its own, or the listed page it repeats', () => {
    const wrong = broken((page) => {
      const found = page.$('link[rel="canonical"]').toArray();
      const hrefs = found.map((link) => page.$(link).attr('href'));
      // A 404 answers at many addresses and is nobody's canonical page.
      if (page.route === '/404' && hrefs.length === 0) return undefined;
      return hrefs.join() === addressOf(page) ? undefined : `"${hrefs.join()}"`;
    });
    expect(wrong).toEqual([]);
  });

  it('describes itself to those who share it', () => {
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

  it('names language, character set and viewport, and lets people zoom', () => {
    const wrong = broken((page) => [
      ...(page.$('html').attr('lang') === 'en-US' ? [] : ['lang']),
      ...(page.$('meta[charset]').attr('charset')?.toLowerCase() === 'utf-8' ? [] : ['charset']),
      ...(/width=device-width/.test(meta(page, 'viewport')) ? [] : ['viewport']),
      ...(/maximum-scale|user-scalable/.test(meta(page, 'viewport')) ? ['zoom'] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});
