/** Page titles in search results: not truncated, with topic and place. */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { texts, isListed, pageAt, pages, squeeze, type Page } from './dist.ts';
import { broken } from './every-page.ts';

/** Characters shown before a title is truncated. */
const SHOWN = 60;
const titleOf = ({ $ }: Page): string => squeeze($('head > title').text());
const listed = pages.filter(isListed);

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
