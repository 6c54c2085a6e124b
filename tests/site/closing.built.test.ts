/** How pages end: at most one call to action, and none where it would be out of place. */
import { describe, expect, it } from 'vitest';
import { broken } from './every-page.ts';
import { type Page, pageAt, pages } from './dist.ts';

/** What the page ends with, by the headings of the closing sections. */
function closingsOf({ $ }: Page): string[] {
  const chairs = $('body > footer h2').length > 0 ? ['chairs'] : [];
  const named = ['person', 'newsletter'].filter((id) => $(`#closing-${id}`).length > 0);
  return [...chairs, ...named];
}

describe('the end of a page', () => {
  it.each([
    ['/', ['chairs']],
    ['/fees-and-faqs', ['chairs']],
    ['/strengthen-reconnect', ['chairs']],
    ['/weekend-intensive', ['chairs']],
    ['/reset', ['person']],
    ['/resources-hub', ['person']],
    ['/resources/interrupt-the-spiral', ['person']],
    ['/resources/podcasts/59', ['person']],
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
