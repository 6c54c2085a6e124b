/** When the carousels load: what a visit pays that does not use them (`client:calm`). */
import { expect, type Page, test } from '@playwright/test';
import { carousel, reveal } from './carousel.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';
import { swipe } from './swipe.ts';
import { readThrough } from './watch.ts';

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

// On which lines it loads early: src/site-build/islands/may-hydrate-early.test.ts.
test('R135 a phone on 3g scrolls to the end without React, a tap on Next moves one card, and a swipe that wakes a row is not cut off', async ({
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

  const press = carousel(page, 'Press logos');
  await reveal(page, press);
  const y = ((await press.list.boundingBox())?.y ?? 0) + 20;
  await swipe(page, [320, y], [80, y]);
  await expect(press.list).toHaveClass(/keen-slider/);
  // How far depends on how fast the finger was.
  await expect.poll(press.lead).toBeGreaterThan(0);
  await expect(press.button('Play the press carousel')).toBeVisible();
});

test('a desktop reads the first view without React, jumps to the team by a hash, and gets everything once when somebody acts @desktop @deep', async ({
  page,
}) => {
  const asked = islands(page);
  await page.goto('/');
  await settled(page);
  // A jump is not an act.
  await page.goto('/#team');
  const team = carousel(page, 'Therapists');
  await expect(team.row).toBeInViewport();
  await settled(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Shift');
  await expect(team.button('Pause the team carousel')).toBeVisible();
  await reveal(page, carousel(page, 'Press logos'));
  await expect(carousel(page, 'Press logos').list).toHaveClass(/keen-slider/);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.map((name) => name.split('.')[0]).toSorted()).toEqual([
    'Carousel',
    'PressCarousel',
    'TeamCarousel',
    'island',
  ]);
});
