/** What the head of every page says: titles, descriptions, canonical addresses, cards for sharing. */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { isListed, pageAt, pages, squeeze, type Page } from './dist.ts';

const meta = ({ $ }: Page, key: string): string | undefined =>
  $(`meta[name="${key}"], meta[property="${key}"]`).attr('content');
const titleOf = ({ $ }: Page): string => squeeze($('head > title').text());
const each = pages.map((page): [string, Page] => [page.route, page]);

/** Values that more than one page has, with the pages: two pages a search result cannot tell apart. */
function shared(value: (page: Page) => string | undefined): string[] {
  const routes = Map.groupBy(pages.filter(isListed), value);
  return [...routes].flatMap(([text, same]) =>
    same.length > 1 ? [`"${text}": ${same.map(({ route }) => route).join(', ')}`] : [],
  );
}

describe('titles', () => {
  it('R092 home has exactly its own', () => {
    expect(titleOf(pageAt('/'))).toBe('Home - Modern Couples Therapy in Dallas');
  });

  it.each(each.filter(([route]) => route !== '/'))('R093 %s names page and brand', (_, page) => {
    expect(titleOf(page)).toMatch(new RegExp(`^\\S.* - ${site.name}$|^\\S.*, \\S.*$`));
  });

  it('differ from page to page', () => {
    expect(shared(titleOf)).toEqual([]);
  });
});

describe('descriptions', () => {
  it.each(each.filter(([, page]) => isListed(page)))('%s has 50 to 160 characters', (_, page) => {
    expect(meta(page, 'description')).toMatch(/^\S.{48,158}\S$/);
  });

  it('differ from page to page', () => {
    expect(shared((page) => meta(page, 'description'))).toEqual([]);
  });

  it('R001 home says whom the practice is for, and where', () => {
    expect(meta(pageAt('/'), 'description')).toMatch(/couples.*individual.*Dallas/i);
  });
});

describe.each(each)('the head of %s', (route, page) => {
  it('has one canonical address, absolute and its own', () => {
    const canonical = page.$('link[rel="canonical"]');
    expect(canonical).toHaveLength(route === '/404' ? canonical.length : 1);
    if (canonical.length === 0) return;
    expect(canonical.attr('href')).toBe(new URL(route, site.url).href);
  });

  it('describes itself to those who share it', () => {
    expect(meta(page, 'og:title')).toMatch(/\S/);
    expect(meta(page, 'og:description')).toMatch(/\S/);
    expect(meta(page, 'og:image')).toMatch(/^https:\/\/\S+\.(?:png|jpg|jpeg)$/);
    expect(meta(page, 'og:url')).toBe(new URL(route, site.url).href);
  });

  it('names language, character set and viewport', () => {
    expect(page.$('html').attr('lang')).toBe('en-US');
    expect(page.$('meta[charset]').attr('charset')?.toLowerCase()).toBe('utf-8');
    expect(meta(page, 'viewport')).toMatch(/width=device-width/);
    expect(meta(page, 'viewport')).not.toMatch(/maximum-scale|user-scalable/);
  });
});
