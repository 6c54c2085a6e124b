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

/** Opens the page at the tangle, once it moves; returns the middle of its drawing. */
async function openMoving(page: Page): Promise<[x: number, y: number]> {
  await pace(page, 16);
  await open(page, '/therapy');
  const drawing = section(page).locator('svg');
  await drawing.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(1);
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

test('loads nothing until it is near', async ({ page }) => {
  await pace(page, 16);
  const paths = fetched(page);
  await open(page, '/services');
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
  await section(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(1);
  expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test('works by keyboard', async ({ page }) => {
  await openMoving(page);
  const before = await drawn(page).getAttribute('d');
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-tangle] output')).toHaveText('Loose enough. One loop stays.');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Loose enough. One loop stays.');
  await expect.poll(() => drawn(page).getAttribute('d')).not.toBe(before);
});

test('a loop can be pulled, and up and down still scrolls @desktop', async ({ page }) => {
  const [x, y] = await openMoving(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.locator('[data-tangle][data-held]')).toHaveCount(1);
  const before = await slider(page).inputValue();
  await page.mouse.move(x + 120, y - 60, { steps: 6 });
  await page.mouse.up();
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(Number(before));
  await expect(page.locator('[data-tangle][data-held]')).toHaveCount(0);
  await expect(section(page).locator('svg')).toHaveCSS('touch-action', 'pan-y');
});

test('by finger: sideways pulls a loop, up and down scrolls the page', async ({ page }) => {
  const [x, y] = await openMoving(page);
  const before = Number(await slider(page).inputValue());
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, [x, y], [x + 120, y]);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await swipe(page, [x, y], [x, y - 120]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 50);
  await expect(page.locator('[data-tangle][data-held]')).toHaveCount(0);
});

test('is a still picture where frames take longer than 24 ms', async ({ page }) => {
  await pace(page, 40);
  await open(page, '/therapy');
  await section(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(1);
  await slider(page).fill('100');
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(0);
  await expect(slider(page)).toBeHidden();
  await expect(section(page).locator('img')).toHaveCSS('opacity', '1');
});

test('it stands below How It Works, too, in words of its own', async ({ page }) => {
  await pace(page, 16);
  await open(page, '/services');
  await section(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tangle][data-moves]')).toHaveCount(1);
  await expect(page.locator('#how-it-works + [data-tangle]')).toHaveCount(1);
  await page.getByRole('slider', { name: 'How loose is it?' }).fill('100');
  await expect(page.locator('[data-tangle] output')).toHaveText('Loose enough. One loop stays.');
});

test('with reduced motion it is a picture, without a script', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = fetched(page);
  await open(page, '/therapy');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('img', { name: /tangle at the left/ })).toBeVisible();
  await expect(slider(page)).toBeHidden();
  expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a picture, and Skip leads past it', async ({ page }) => {
    await page.goto('/therapy');
    await expect(section(page).getByRole('img', { name: /tangle at the left/ })).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await page.getByRole('link', { name: 'Skip the tangle' }).click();
    expect(new URL(page.url()).hash).toBe('#tangle-end');
  });
});
