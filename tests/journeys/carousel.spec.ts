/**
 * The press and team carousels of the home page (R109–R116, R135–R140). When they advance and pause:
 * src/ui/carousel/carousel.store.test.ts; rows of any length: hydration/rows.spec.ts.
 */
import { expect, type Page, test } from '@playwright/test';
import { MOVE, startedCarousel } from './carousel.ts';
import { shiftsOf } from './watch.ts';

const TEAM = [
  'Dr. Odessa Bluestem',
  'Teo Larkspur',
  'Juno Sagebrush',
  'Priya Marigold',
  'Wren Yarrow',
];

/** From here on, time only advances explicitly. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
/** Lets a move end while the clock stands. */
const moved = (page: Page): Promise<void> => page.clock.runFor(MOVE);
const away = (page: Page): Promise<void> => page.mouse.move(2, 2);

test('R111 R112 R113 R114 R115 the press carousel advances every three seconds, pauses under the mouse, and loops, without a layout shift @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const { row, dots, button, current, lead } = await startedCarousel(page, 'Press logos');
  await expect(row).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(dots).toHaveCount(10);
  await expect(dots.last()).toHaveAccessibleName('Bishop & Main');
  await row.hover();
  await stopClock(page);
  const before = await lead();
  await page.clock.runFor(9000);
  expect(await lead()).toBe(before);
  await away(page);
  await page.clock.runFor(2999);
  expect(await lead()).toBe(before);
  await page.clock.runFor(1);
  expect(await current()).toBe(before + 1);
  await moved(page);
  expect(await lead()).toBe(before + 1);
  const scale = (which: string): Promise<number[]> =>
    row
      .locator(`li:not([inert])${which} span`)
      .evaluateAll((marks) =>
        marks.map((mark) => mark.getBoundingClientRect().width / (mark as HTMLElement).offsetWidth),
      );
  await expect.poll(async () => Math.min(...(await scale('[data-active]')))).toBeGreaterThan(1.15);
  expect(Math.max(...(await scale(':not([data-active])')))).toBeLessThan(1);

  await dots.last().click();
  await moved(page);
  expect(await lead()).toBe(9);
  await button('Play the press carousel').click();
  await away(page);
  await page.clock.runFor(3000);
  expect(await current()).toBe(0);
  await moved(page);
  expect(await lead()).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('R136 R138 R139 R140 the team carousel wraps at both ends by its buttons, by keyboard, and with the right links @desktop @deep', async ({
  page,
}) => {
  await page.goto('/');
  const { row, dots, button, lead, reachable } = await startedCarousel(page, 'Therapists');
  await expect(dots).toHaveCount(5);
  await dots.nth(1).click();
  expect(await lead()).toBe(1);
  await expect(button('Play the team carousel')).toBeVisible();
  await button('Previous therapists').dblclick();
  expect(await lead()).toBe(4);
  await expect(row.getByRole('status')).toHaveText('Wren Yarrow, 5 of 5');
  expect(await reachable()).toEqual(['Dr. Odessa Bluestem', 'Teo Larkspur', 'Wren Yarrow']);
  await button('Next therapists').click();
  expect(await lead()).toBe(0);

  // Every key: src/ui/carousel/keys.client.test.ts.
  await row.getByRole('list').focus();
  await page.keyboard.press('End');
  expect(await lead()).toBe(4);
  await page.keyboard.press('ArrowRight');
  expect(await lead()).toBe(0);
  expect(await reachable()).toEqual(TEAM.slice(0, 3));
  // Visible cards in order, including the supervision tooltip; then the dots.
  const stops: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? document.body;
        return ariaLabel ?? textContent?.trim() ?? '';
      }),
    );
  }
  expect(stops).toEqual([
    ...TEAM.slice(0, 3),
    'Supervised by Dr. Odessa Bluestem, PhD, LMFT-S',
    TEAM[0],
  ]);

  // A wrapped card has the right link, and after Back the carousel is set up once.
  await button('Previous therapists').click();
  expect(await lead()).toBe(4);
  await row.locator('li:not([inert])').getByRole('link', { name: 'Dr. Odessa Bluestem' }).click();
  await expect(page).toHaveURL('/therapists/odessa');
  await page.goBack();
  await startedCarousel(page, 'Therapists');
  await expect(dots).toHaveCount(5);
});
