/** Every place that a link of the built site leads to is where the link ends (R089). */
import { dirname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../site/dist.ts';

/** Those of `npm test`; the deep tier walks one page of each other folder, and of each set of places. */
const QUICK = ['/', '/services', '/resources/podcasts/57'];

/** Ids by the page they are on, in its order. */
const places = new Map<string, Set<string>>();
for (const { html, route } of pages)
  for (const [, path, id] of html.matchAll(/ href="(\/[^"#.]*)?#([^"=]+)"/g)) {
    const on = path ?? route;
    // Nothing is above the first.
    if (id && id !== 'main' && !/^\/(?:admin|blog\/\d+$)/.test(on))
      places.set(on, (places.get(on) ?? new Set()).add(id));
  }

/** Waits until the page has scrolled there, and 20 frames longer: it stays. */
async function arrived(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  const missed = await page.evaluate(async (at) => {
    for (let still = 0, y = scrollY; still < 20; still = scrollY === y ? still + 1 : 0) {
      y = scrollY;
      await new Promise(requestAnimationFrame);
    }
    const from = scrollY;
    document.getElementById(at)?.scrollIntoView({ behavior: 'instant' });
    return scrollY - from;
  }, id);
  expect(Math.abs(missed), `CSS pixels from #${id}`).toBeLessThanOrEqual(2);
}

async function follow(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = `#${to}`;
    document.body.append(link);
    link.click();
    link.remove();
  }, id);
  await arrived(page, id);
}

const kinds = new Set<string>();
for (const { html, route } of pages) {
  const at = (id: string): number => html.indexOf(` id="${id}"`);
  const ids = [...(places.get(route) ?? [])].sort((a, b) => at(b) - at(a));
  const [last] = ids;
  const folder = dirname(route);
  const kind = folder === '/' ? ids.join() : folder;
  if (!last || (kinds.has(kind) && !QUICK.includes(route))) continue;
  kinds.add(kind);
  const tag = QUICK.includes(route) ? '@desktop' : '@both @deep';
  test(`R089 a link to a place on ${route} arrives there ${tag}`, async ({ page }) => {
    // From elsewhere, with the most of the page above it that has not loaded.
    await page.goto(`${route}#${last}`);
    await arrived(page, last);
    for (const id of ids) await follow(page, id);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of ids) await follow(page, id);
  });
}

test('R089 a link follows what grows above its place on the way @desktop', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const grow = (): void => {
      const late = document.createElement('p');
      late.style.height = '400px';
      document.querySelector('#contact')?.before(late);
    };
    addEventListener('scroll', grow, { once: true });
  });
  await follow(page, 'contact');
});
