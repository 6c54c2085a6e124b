/** The tangle that loosens: loads when it is near, by slider, hand and scroll, and as a still picture. */
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { swipe } from './swipe.ts';

const section = (page: Page) => page.locator('[data-tangle]');
const slider = (page: Page) => page.getByRole('slider', { name: 'How much slack?' });
const drawn = (page: Page) => page.locator('[data-live] path').first();

/** Frames at a steady pace, so that a busy machine is not taken for a slow device. */
async function pace(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((step) => {
    let now = 0;
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame(() => {
        now += step;
        callback(now);
      });
  }, milliseconds);
}

/** Scrolls to the tangle and waits until it moves; returns the middle of its drawing. */
async function whereItMoves(page: Page): Promise<[x: number, y: number]> {
  const drawing = section(page).locator('svg');
  await section(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(1);
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing has no size');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Scripts of the tangle that were requested. */
function fetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/tangle.')) paths.push(pathname);
  });
  return paths;
}

test('loads nothing until it is near; by keyboard it loosens; a finger pulls a loop sideways and scrolls up and down', async ({
  page,
}) => {
  await pace(page, 16);
  const paths = fetched(page);
  await open(page, '/services');
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
  const [x, y] = await whereItMoves(page);
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  await expect(page.locator('#how-it-works + [data-tangle]')).toHaveCount(1);

  const slack = page.getByRole('slider', { name: 'How loose is it?' });
  const scrolled = await page.evaluate(() => scrollY);
  const before = Number(await slack.inputValue());
  await swipe(page, [x, y], [x + 120, y]);
  expect(Number(await slack.inputValue())).toBeGreaterThan(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await swipe(page, [x, y], [x, y - 120]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  await expect(page.locator('[data-tangle][data-held]')).toHaveCount(0);

  const picture = await drawn(page).getAttribute('d');
  await slack.focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-tangle] output')).toHaveText('Loose enough. One loop stays.');
  await expect(slack).toHaveAttribute('aria-valuetext', 'Loose enough. One loop stays.');
  await expect.poll(() => drawn(page).getAttribute('d')).not.toBe(picture);
});

// When frames are too slow: src/client/tangle/tangle.test.ts.
test('it becomes a still picture where frames are slow, and is one without a script under reduced motion', async ({
  page,
}) => {
  await pace(page, 40);
  await page.addInitScript(() => {
    const mark = (): boolean => Reflect.set(window, 'hasMoved', true);
    const options = { subtree: true, attributeFilter: ['data-moves'] };
    new MutationObserver(mark).observe(document, options);
  });
  await open(page, '/therapy');
  await section(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => Reflect.get(window, 'hasMoved') as boolean);
  // Whether or not it is still by now: scrolling to it moves it, too.
  await page.locator('#tangle-slack').evaluate((input: HTMLInputElement) => {
    input.value = '100';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(0);
  await expect(slider(page)).toBeHidden();
  await expect(section(page).locator('img')).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = fetched(page);
  await open(page, '/therapy');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('img', { name: /tangle at the left/ })).toBeVisible();
  await expect(slider(page)).toBeHidden();
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.getByRole('link', { name: 'Skip the tangle' }).focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#tangle-end');
});
