/** Where pages are and lead: the specified routes, and the ends of pages. */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { isListed, type Page, pageAt, pages, squeeze, staffPages } from './dist.ts';
import { broken } from './every-page.ts';
import { DEMOS, mayBeShort, ROUTES, STAFF } from './routes.ts';
import { wordsIn } from './words.ts';

const byRoute = new Map(pages.map((page) => [page.route, page]));
const MIN_WORDS = 120;
/** The profile with minimal data (D11). */
const MENU_ONLY = '/therapists/malik';

function linksOf({ $, route }: Page): string[] {
  return $('a[href], form[action]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('action') ?? '')
    .map((address) => new URL(address, new URL(route, site.url)))
    .filter(({ origin }) => origin === new URL(site.url).origin)
    .map(({ pathname }) => pathname);
}

/** Without the sitemap page. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set([start]);
  for (const route of reached) {
    const page = byRoute.get(route);
    if (page === undefined || route === '/sitemap') continue;
    for (const next of linksOf(page)) reached.add(next);
  }
  return reached;
}

describe('the specification’s routes', () => {
  it.each(Object.entries(ROUTES))('%s is there', (_, routes) => {
    expect(routes.filter((route) => !byRoute.has(route))).toEqual([]);
  });

  it('R055 R056 demo and staff pages exist, with noindex', () => {
    const hidden = [...DEMOS, ...STAFF].map(
      (route) => byRoute.get(route) ?? staffPages.find((page) => page.route === route),
    );
    expect(hidden.map((page) => page && isListed(page))).toEqual(hidden.map(() => false));
  });

  it('R056 D08 staff pages contain no form and no personal data', () => {
    const wrong = STAFF.filter((route) => {
      const page = byRoute.get(route) ?? staffPages.find((one) => one.route === route);
      return !page || page.$('main form, main input').length > 0 || /SAMPLE-0/.test(page.html);
    });
    expect(wrong).toEqual([]);
  });

  it('R054 D07 campaigns have noindex', () => {
    const campaigns = ['/repair', '/six', '/relie', '/loveinsurance', '/crisis-couples-fixed'];
    expect(
      campaigns.filter((route) => pages.some((p) => p.route === route && isListed(p))),
    ).toEqual([]);
  });
});

it('no page is shorter than 120 words, except tools, demos and lists', () => {
  const wrong = broken((page) => {
    const count = wordsIn(page);
    return count >= MIN_WORDS || mayBeShort(page.route) || page.route === MENU_ONLY
      ? undefined
      : `${count} words`;
  });
  expect(wrong).toEqual([]);
});

it('no indexable page is an orphan', () => {
  const reached = reachedFrom('/');
  const orphans = pages.filter((page) => isListed(page) && !reached.has(page.route));
  expect(orphans.map(({ route }) => route)).toEqual([]);
});

it('R016 R051 the sitemap page lists all indexable pages once, except people only in the menu', () => {
  const sitemap = byRoute.get('/sitemap');
  const listed = (sitemap?.$('main ul a').toArray() ?? []).map((link) =>
    sitemap?.$(link).attr('href'),
  );
  const expected = pages
    .filter((page) => isListed(page) && page.route !== MENU_ONLY)
    .map(({ route }) => route);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

/** By the headings of the closing sections. */
function closingsOf({ $ }: Page): string[] {
  const moment = $('[data-closing]')
    .toArray()
    .map((one) => $(one).attr('data-closing') ?? '');
  const named = ['person', 'newsletter'].filter((id) => $(`#closing-${id}`).length > 0);
  return [...moment, ...named];
}

describe('the end of a page', () => {
  it('has no call where it would be out of place', () => {
    const routes = ['/crisis-couples', '/not-the-first-step', '/affair-recovery', '/vibe-check'];
    const sent = ['/thank-you', '/signed-up', '/reset-requested', '/privacy-policy', '/404'];
    for (const route of [...routes, ...sent]) expect(closingsOf(pageAt(route)), route).toEqual([]);
    expect(closingsOf(pageAt('/strengthen-reconnect'))).toEqual(['dog']);
  });

  it('has the newsletter’s form on its own page, and a button for it on other lists', () => {
    const form = (route: string): number =>
      pageAt(route).$('#newsletter form[method="post"] input[type="email"]').length;
    expect(form(site.newsletter.path)).toBe(1);
    expect(form('/resources/blog')).toBe(0);
    expect(pageAt('/resources/blog').$('#newsletter astro-island').length).toBe(1);
  });

  it('leads to the free call in the words of the specification, “Free call” and “More times”', () => {
    const named =
      /^(?:Start Your Journey$|Get Your 15-Min Vibe Check$|Book My Free 15-Min Vibe Check|Free call$|More times$)/;
    // Another request than for a free call, and what is no button: a time, a person, the name of the call in a table.
    const other =
      /^(?:Ask for |Join the waitlist$|Change$|Vibe Check$|Pedir )| [AP]M$|^\w+ \d+ to |Answers the phone/;
    const odd = ({ $ }: Page): string[] =>
      $('a[class][href^="/vibe-check"]:not([hreflang])')
        .toArray()
        .map((link) => squeeze($(link).text()))
        .filter((text) => !named.test(text) && !other.test(text));
    expect(broken(odd)).toEqual([]);
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
