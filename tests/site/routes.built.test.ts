/** All routes: the specified ones exist, none is empty, hidden or unreachable (R012–R056). */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { isListed, type Page, pages, staffPages, squeeze } from './dist.ts';
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

it('every heading of a legal page or notice has a summary', () => {
  const legal = pages.filter(({ route }) =>
    /^\/(?:notices\/.+|privacy-policy|cookie-policy|terms-of-service)$/.test(route),
  );
  const wrong = broken(
    ({ $ }) =>
      $('article h2')
        .toArray()
        .filter((heading) => $(heading).next('p').children('em').length !== 1)
        .map((heading) => squeeze($(heading).text())),
    legal,
  );
  expect(legal.length).toBeGreaterThanOrEqual(10);
  expect(wrong).toEqual([]);
});
