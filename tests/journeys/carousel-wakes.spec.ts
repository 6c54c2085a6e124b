/** When the carousels load: what a visit pays that does not use them (`client:calm`). */
import { expect, type Page, test } from '@playwright/test';
import { carousel, reveal } from './carousel.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';
import { swipe } from './swipe.ts';
import { readThrough } from './watch.ts';
import { scaled } from '../run/limits.ts';

/** Scripts of React, keen-slider and the carousels requested so far, by name. */
function islands(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] =
      /\/_astro\/((?:client|island|\w*[Cc]arousel)\.[\w-]+\.js)/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

/** What the browser says of the line; undefined as in Safari. */
async function line(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

// What else counts as a slow connection: src/build/islands/may-hydrate-early.test.ts.
test('a phone on 3g scrolls to the end without React, and a tap on Next moves one card', async ({
  page,
}) => {
  const asked = islands(page);
  await line(page, { saveData: false, effectiveType: '3g' });
  await page.goto('/');
  await swipe(page, [200, 500], [200, 200]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await readThrough(page);
  await settled(page);
  expect(asked).toEqual([]);

  const team = carousel(page, 'Therapists');
  await reveal(page, team);
  await settled(page);
  expect(asked).toEqual([]);
  const arrive = await hold(page);
  await team.button('Next therapists').tap();
  await expect(page.locator('astro-island', { has: team.row })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  arrive();
  await expect(team.list).toHaveClass(/keen-slider/);
  expect(await team.lead()).toBe(1);
  await settled(page);
  expect(await team.current()).toBe(1);
  await expect(team.row.getByRole('status')).toHaveText('Teo Larkspur, 2 of 5');
  // A press on a button ends the automatic rotation.
  await expect(team.button('Play the team carousel')).toBeVisible();
});

test('a phone on 4g gets the carousel in view, after it has been touched', async ({ page }) => {
  const asked = islands(page);
  await line(page, { saveData: false, effectiveType: '4g' });
  await page.goto('/');
  await reveal(page, carousel(page, 'Therapists'));
  await settled(page);
  expect(asked).toEqual([]);
  await page.touchscreen.tap(6, 300);
  await expect(carousel(page, 'Therapists').list).toHaveClass(/keen-slider/);
});

test('a desktop reads the first view without React, scrolls to the team, and gets everything once @desktop', async ({
  page,
}) => {
  const asked = islands(page);
  await page.goto('/');
  await settled(page);
  expect(asked).toEqual([]);
  const team = carousel(page, 'Therapists');
  await page.mouse.move(700, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(team.row).toBeInViewport({ timeout: scaled(50) });
  }).toPass({ intervals: [50] });
  await expect(team.button('Pause the team carousel')).toBeVisible({ timeout: scaled(1000) });
  await settled(page);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.map((name) => name.split('.')[0]).toSorted()).toEqual([
    'Carousel',
    'PressCarousel',
    'TeamCarousel',
    'island',
  ]);
  await page.mouse.move(5, 5);
  await expect.poll(team.current, { timeout: scaled(8000) }).toBeGreaterThan(0);
});

test('a jump by hash is not an act @desktop', async ({ page }) => {
  const asked = islands(page);
  await page.goto('/#team');
  await expect(carousel(page, 'Therapists').row).toBeInViewport();
  await settled(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Shift');
  await expect(carousel(page, 'Therapists').list).toHaveClass(/keen-slider/);
});

test('R135 a swipe that wakes the row moves it, and is not cut off', async ({ page }) => {
  await line(page, undefined);
  await page.goto('/');
  const team = carousel(page, 'Therapists');
  await reveal(page, team);
  const box = await team.list.boundingBox();
  const y = Math.max(120, box?.y ?? 0) + 60;
  await swipe(page, [320, y], [80, y]);
  await expect(team.list).toHaveClass(/keen-slider/);
  // How far depends on how fast the finger was.
  await expect.poll(team.lead).toBeGreaterThan(0);
  await expect(team.button('Play the team carousel')).toBeVisible();
});
