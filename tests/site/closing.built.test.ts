/** How pages end: at most one call to action, and none where it would be out of place. */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { broken } from './every-page.ts';
import { type Page, pageAt, pages } from './dist.ts';

/** By the headings of the closing sections. */
function closingsOf({ $ }: Page): string[] {
  const moment = $('[data-closing]')
    .toArray()
    .map((one) => $(one).attr('data-closing') ?? '');
  const named = ['person', 'newsletter'].filter((id) => $(`#closing-${id}`).length > 0);
  return [...moment, ...named];
}

describe('the end of a page', () => {
  it.each([
    ['/', []],
    ['/team', ['chairs']],
    ['/fees-and-faqs', ['coats']],
    ['/strengthen-reconnect', ['dog']],
    ['/weekend-intensive', ['bags']],
    ['/premarital-blueprint', ['rings']],
    ['/reset', ['coats']],
    ['/affair-recovery', []],
    ['/discernment-counseling', []],
    ['/fertility-and-grief', []],
    ['/resources-hub', ['person']],
    ['/resources/interrupt-the-spiral', ['window']],
    ['/resources/podcasts/59', ['window']],
    ['/resources/blog', ['newsletter']],
    ['/resources/podcasts', ['newsletter']],
    ['/resources/downloads-guides', ['newsletter']],
    ['/vibe-check', []],
    ['/thank-you', []],
    ['/signed-up', []],
    ['/reset-requested', []],
    ['/crisis-couples', []],
    ['/not-the-first-step', []],
    ['/privacy-policy', []],
    ['/links', []],
    ['/resources/clarity-drip/the-second-answer', []],
    ['/404', []],
  ])('of %s: %j', (route, expected) => {
    expect(closingsOf(pageAt(route))).toEqual(expected);
  });

  it('has the newsletter’s form on its own page, and a button for it on other lists', () => {
    const form = (route: string): number =>
      pageAt(route).$('#newsletter form[method="post"] input[type="email"]').length;
    expect(form(site.newsletter.path)).toBe(1);
    expect(form('/resources/blog')).toBe(0);
    expect(pageAt('/resources/blog').$('#newsletter astro-island').length).toBe(1);
  });

  it('a moment may have a button of its own', () => {
    const textOf = (route: string): string => pageAt(route).$('[data-closing] a').first().text();
    expect(textOf('/resources/podcasts/59').trim()).toBe('Pick a time');
    expect(textOf('/fees-and-faqs').trim()).toBe('Book My Free 15-Min Vibe Check');
  });

  it('has one call at most on every page', () => {
    const both = (page: Page): string | undefined =>
      closingsOf(page).length > 1 ? closingsOf(page).join(', ') : undefined;
    expect(
      broken(
        both,
        pages.filter(({ route }) => route !== '/component-templates'),
      ),
    ).toEqual([]);
  });
});
