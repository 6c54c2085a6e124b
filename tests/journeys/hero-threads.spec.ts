/** The hero's threads move once after the page has loaded, where that is welcome (client/home/hero-threads.ts). */
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';

/** Notes every animation that a script starts from now on. */
async function watchAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...options) {
      started.push(`${this.tagName} ${Number((options[1] as KeyframeAnimationOptions).duration)}`);
      return animate.apply(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { started: string[] }).started);
}

/** Sets what the Network Information API reports. */
const report = (page: Page, line: object): Promise<unknown> =>
  page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection });
  }, line);

/** Waits for the next task and animation frame, after the handlers of `load` have run. */
const loaded = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()))),
  );

test.describe('the threads of the hero', () => {
  test('move once, and rest where they were', async ({ page }) => {
    const started = await watchAnimations(page);
    await open(page, '/');
    await expect.poll(started).toEqual(Array.from({ length: 4 }, () => 'path 2400'));
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#h1 path')?.getAnimations().length))
      .toBe(0);
    expect(await started()).toHaveLength(4);
  });

  for (const [name, line] of Object.entries({
    'a thin line': { effectiveType: '3g' },
    'a metered line': { effectiveType: '4g', saveData: true },
  }))
    test(`rest on ${name}`, async ({ page }) => {
      await report(page, line);
      const started = await watchAnimations(page);
      await open(page, '/');
      await loaded(page);
      expect(await started()).toEqual([]);
    });

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('rest', async ({ page }) => {
      const started = await watchAnimations(page);
      await open(page, '/');
      await loaded(page);
      expect(await started()).toEqual([]);
    });
  });
});
