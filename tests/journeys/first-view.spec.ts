/**
 * A line that breaks off where the first view ends leaves a page that looks as it does when all of it has come: the
 * styles of the head are enough for it, and nothing moves when the rest arrives (integrations/first-view.ts).
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';

const ROUTES = [
  '/',
  '/team',
  '/crisis-couples',
  '/therapists/juno',
  '/resources/blog',
  '/resources/podcasts/42',
  '/404',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Place and looks of every word in the first view, from top to bottom. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('aside, header, h1, main p, main a, main dt')];
    return parts
      .filter((part) => {
        const { top, height } = part.getBoundingClientRect();
        const below =
          document.querySelector('[data-fold]')?.compareDocumentPosition(part) ===
          Node.DOCUMENT_POSITION_FOLLOWING;
        return height > 0 && top < innerHeight && !below;
      })
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(part);
        const box = [left, top, width, height].map(Math.round).join(' ');
        return `${part.tagName} ${part.textContent.trim().slice(0, 20)}: ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
      });
  });
}

test('the first view stands before the rest of the page has come', async ({ page, request }) => {
  // Without the whole face, which may come before or after a look.
  await page.route('**/*.woff2', (font) => font.abort());
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const [above = '', ...rest] = html.split(/(?<= data-fold[^>]*>)/);
    expect(rest.join('').length, route).toBeGreaterThan(1000);
    await page.route(`**${route}`, (asked) =>
      asked.fulfill({ contentType: 'text/html', body: above }),
    );
    await page.goto(route);
    const early = await looks(page);
    expect(early.length, route).toBeGreaterThan(4);
    await page.unroute(`**${route}`);
    await page.goto(route);
    expect(await looks(page), route).toEqual(early);
  }
});

test('what comes after the first view is laid out once that is painted, wherever the page is entered', async ({
  page,
  request,
}) => {
  // A page that takes longer to load than to paint, however busy the machine is.
  const html = await (await request.get('/')).text();
  await page.route('**/', (asked) =>
    asked.fulfill({
      contentType: 'text/html',
      body: html.replace('</body>', '<img src="/slow.svg" alt=""></body>'),
    }),
  );
  await page.route('**/slow.svg', async (asked) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await asked.abort();
  });
  await page.addInitScript(() => {
    const seen: { state: string | null; height: number; painted: boolean }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const state = document.documentElement.getAttribute('data-fresh');
      if (seen.at(-1)?.state === state) return;
      const painted = performance.getEntriesByType('paint').length > 0;
      const after = document.querySelector('main > [data-fold] ~ * :is(h2, p)');
      seen.push({ state, painted, height: after?.getBoundingClientRect().height ?? 0 });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-fresh'] });
  });
  await open(page, '/');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown);
  expect(seen).toMatchObject([
    { state: 'unseen', painted: false, height: 0 },
    { state: '', painted: true },
    { state: null, painted: true },
  ]);

  const last = page.locator('main h2').last();
  await last.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  await expect(last).toBeInViewport();
  await page.goto('/faqs');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
});

test('before that neither paper nor a form goes without', async ({ page }) => {
  const hidden = (): Promise<number> =>
    page.evaluate(() => {
      document.documentElement.dataset['fresh'] = 'unseen';
      const bands = [...document.querySelectorAll('main > *')];
      const waiting = bands.filter((band) => getComputedStyle(band).contentVisibility === 'hidden');
      if (waiting.some((band) => band.querySelector('form'))) throw new Error('A form is hidden');
      return waiting.length;
    });
  for (const path of ['/', '/reset', '/vibe-check', '/team', '/services']) {
    await open(page, path);
    await hidden();
  }
  await open(page, '/');
  expect(await hidden()).toBe(2);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});
