/**
 * Ways to help are in view: pages that begin with help lines show 911 and 988 at once, on small screens too, under no
 * consent bar; no number of the line is cut or out of sight; the home page leads there in its first view and its menu.
 */
import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { languageOf } from '#domain/i18n/language.ts';
import { distinct } from '../site/dist.ts';
import { bar } from './consent.ts';
import { open } from './open.ts';

const helpFirst = distinct.filter(({ html }) => {
  const [firstView, rest] = html.slice(html.indexOf('<main')).split('data-above-the-fold-end', 2);
  return rest !== undefined && firstView?.includes('data-help-lines');
});

test('pages that begin with help lines are known', () => {
  expect(helpFirst.length).toBeGreaterThanOrEqual(5);
  expect(helpFirst.map(({ route }) => route)).toContain('/es');
});

/** Addresses of links that nothing covers at all: in the window, and on top in their middle and near both ends. */
const untouched = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return [4, width / 2, width - 4].every((x) =>
          link.contains(document.elementFromPoint(left + x, top + height / 2)),
        );
      })
      .map((link) => link.getAttribute('href') ?? ''),
  );

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height}, 911 and 988 can be tapped before the consent bar is answered, and home leads to help`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    for (const { route, html } of helpFirst) {
      await open(page, route);
      // Spanish pages ask nothing, and where help lines come first nothing is asked yet.
      const asks = html.includes('id="cookie-bar"') && !html.includes('waits&quot;');
      if (route === site.crisisPage.path || languageOf(route) !== 'en')
        expect(asks, route).toBe(false);
      await expect(bar(page)).toBeVisible({ visible: asks });
      const shown = await untouched(page, 'main a:is([href^="tel:"], [href^="sms:"])');
      for (const href of ['tel:911', 'tel:988'])
        if (!shown.includes(href)) covered.push(`${route}: ${href}`);
    }
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    if (!(await untouched(page, 'main a')).includes(site.crisisPage.path)) covered.push('/');
    await open(page, '/es');
    if ((await untouched(page, 'header [data-quick-exit]')).length === 0) covered.push('/es: exit');
    expect(covered).toEqual([]);
  });

test('no number of the danger line is cut or needs a swipe, at any width, at twice the size of text, in Spanish (H2)', async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const route of [site.crisisPage.path, '/quiz', '/not-the-first-step', '/es']) {
    await open(page, route);
    const lines = page.locator('main [data-help-lines]').first();
    const count = await page.locator('main [data-help-lines]').count();
    if (count === 0) {
      wrong.push(`${route}: no line`);
      continue;
    }
    for (const size of [100, 200])
      for (const width of [320, 360, 390, 639, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const bad = await lines.evaluate((list, percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          const links = [...list.querySelectorAll('a')];
          const boxes = links.map((link) => link.getBoundingClientRect());
          return links.flatMap((link, at) => {
            const range = document.createRange();
            range.selectNodeContents(link.querySelector('b') ?? link.firstChild ?? link);
            const text = range.getBoundingClientRect();
            const box = boxes[at];
            const says = link.textContent?.trim().replaceAll(/\s+/g, ' ');
            const outside = text.left < 0 || text.right > document.documentElement.clientWidth;
            const cut = !box || text.right > box.right + 1 || text.bottom > box.bottom + 1;
            const over = boxes.some(
              (other, index) =>
                index !== at &&
                box &&
                other.left < text.right - 1 &&
                other.right > text.left + 1 &&
                other.top < text.bottom - 1 &&
                other.bottom > text.top + 1,
            );
            const small = !box || box.height < 43.9;
            return outside || cut || over || small ? [says] : [];
          });
        }, size);
        wrong.push(...bad.map((says) => `${route} at ${width} px, ${size} %: ${says}`));
        const swipe = await lines.evaluate((list) => list.scrollWidth - list.clientWidth);
        if (swipe > 1) wrong.push(`${route} at ${width} px, ${size} %: ${swipe} px to swipe`);
      }
    expect(await lines.locator('a').count(), route).toBe(5);
  }
  expect(wrong).toEqual([]);
});
