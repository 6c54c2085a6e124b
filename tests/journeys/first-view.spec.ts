/**
 * A line that breaks off where the first view ends leaves a page that looks as it does when all of it has come: the
 * styles of the head are enough for it, and nothing moves when the rest arrives (integrations/first-view.ts).
 */
import { expect, type Page, test } from '@playwright/test';

const ROUTES = [
  '/',
  '/team',
  '/crisis-couples',
  '/therapists/juno',
  '/blog',
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
