/** Sparks on click (R098, R308): only with a mouse and without reduced motion. */
import { expect, type Page, test } from '@playwright/test';

const AT = { x: 300, y: 400 };

interface Sparks {
  most: number;
  /** Maximum distance of any spark from the click, px. */
  reach: number;
}

/**
 * Clicks once and samples the sparks at every tenth of their animation, independent of the frame rate; then waits
 * until none is left.
 */
async function click(page: Page): Promise<Sparks> {
  await page.evaluate(({ x, y }) => {
    const result = { most: 0, reach: 0 };
    // Registered after the page's own listener, so it runs after it.
    addEventListener('pointerdown', () => {
      const sparks = [...document.querySelectorAll<HTMLElement>('.spark')];
      result.most = sparks.length;
      for (const spark of sparks) {
        const [flight] = spark.getAnimations();
        if (!flight) throw new Error('A spark without an animation');
        flight.pause();
        for (let tenth = 0; tenth < 10; tenth += 1) {
          flight.currentTime =
            Number(flight.effect?.getComputedTiming().endTime) * (tenth / 10 + 0.0999);
          // Center plus half its length: the bounding box of a rotated element is larger.
          const { left, right, top, bottom } = spark.getBoundingClientRect();
          const middle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
          result.reach = Math.max(result.reach, middle + spark.offsetWidth / 2);
        }
        flight.play();
      }
      Object.assign(window, { result });
    });
  }, AT);
  await page.mouse.click(AT.x, AT.y);
  await expect(page.locator('.spark')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { result: Sparks }).result);
}

/** Moves the mouse, which loads the script; waits until it has run. */
async function comeWithMouse(page: Page, path: string): Promise<void> {
  const asked: string[] = [];
  // From the start: Chromium may report the mouse position before the test moves it.
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path);
  let x = 10;
  let script: string | undefined;
  // Repeated: Chromium drops mouse events before the first frame.
  await expect
    .poll(async () => {
      x += 5;
      await page.mouse.move(x, 10);
      script = asked.find((url) => url.includes('/_astro/sparks.'));
      return script;
    })
    .toBeDefined();
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => true)`);
}

// None with touch, whose pages do not load the script: menus.spec.ts.
test('R098 R308 eight sparks fly at most 80 px and disappear, and none under reduced motion @desktop @deep', async ({
  page,
}) => {
  await comeWithMouse(page, '/vibe-check');
  const { most, reach } = await click(page);
  expect(most).toBe(8);
  expect(reach).toBeGreaterThan(30);
  expect(reach).toBeLessThanOrEqual(80);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await click(page)).most).toBe(0);
});
