/**
 * Ways to help are in view: pages that begin with help lines show 911 and 988 at once, on small screens too, under no
 * consent bar; no number of the line is cut or out of sight; the home page leads there in its first view and its menu.
 */
import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { languageOf } from '#features/translations/page-language.ts';
import { distinct } from '../site/dist.ts';
import { bar } from './consent.ts';
import { open } from './open.ts';
import { settled } from './settled.ts';

const helpFirst = distinct.filter(({ html }) => {
  const [firstView, rest] = html.slice(html.indexOf('<main')).split('data-above-the-fold-end', 2);
  return rest !== undefined && firstView?.includes('data-help-lines');
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

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('on small screens 911 and 988 can be tapped before the consent bar is answered, home leads to help, and the quiz begins above the bar', async ({
  page,
}) => {
  expect(helpFirst.length).toBeGreaterThanOrEqual(5);
  expect(helpFirst.map(({ route }) => route)).toContain('/es');
  const covered: string[] = [];
  /** Opens a page, and looks at each size. */
  const atEachSize = async (route: string, look: (at: string) => Promise<void>): Promise<void> => {
    await open(page, route);
    await settled(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await look(`${route} at ${size.width} × ${size.height}`);
    }
  };
  for (const { route, html } of helpFirst) {
    // Spanish pages ask nothing, and where help lines come first nothing is asked yet.
    const asks = html.includes('id="cookie-bar"') && !html.includes('waits&quot;');
    if (route === site.crisisPage.path || languageOf(route) !== 'en')
      expect(asks, route).toBe(false);
    await atEachSize(route, async (at) => {
      await expect(bar(page)).toBeVisible({ visible: asks });
      const shown = await untouched(page, 'main a:is([href^="tel:"], [href^="sms:"])');
      for (const href of ['tel:911', 'tel:988'])
        if (!shown.includes(href)) covered.push(`${at}: ${href}`);
      if (route !== '/es') return;
      if ((await untouched(page, 'header [data-quick-exit]')).length === 0)
        covered.push(`${at}: exit`);
    });
  }
  await atEachSize('/', async (at) => {
    await expect(bar(page)).toBeVisible();
    if (!(await untouched(page, 'main a')).includes(site.crisisPage.path)) covered.push(at);
  });
  expect(covered).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/quiz');
  await settled(page);
  const edge = (await bar(page).boundingBox())?.y ?? 0;
  for (const part of [
    page.locator('main a[href^="sms:88788"]').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Take the Relationship Reality Check' }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? edge)).toBeLessThanOrEqual(edge);
  }
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
