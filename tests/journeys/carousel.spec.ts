/** The press and team carousels: autoplay, pause, looping, reduced motion (R109–R116, R135–R140). */
import { expect, type Page, test } from '@playwright/test';
import { carousel, MODULE, MOVE, startedCarousel } from './carousel.ts';
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

test('R111 R112 R113 R114 R115 the press carousel advances every three seconds, pauses under the mouse, and loops @desktop', async ({
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
  await away(page);
  // Manual navigation stops autoplay permanently.
  await page.clock.runFor(9000);
  expect(await lead()).toBe(9);
  await button('Play the press carousel').click();
  await away(page);
  await page.clock.runFor(3000);
  expect(await current()).toBe(0);
  await moved(page);
  expect(await lead()).toBe(0);
  await button('Pause the press carousel').click();
  await away(page);
  await page.clock.runFor(9000);
  expect(await lead()).toBe(0);
});

test('R136 R138 R139 R140 the team carousel advances every four seconds, wraps at both ends, and stops after manual navigation @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const { row, dots, button, current, lead, reachable } = await startedCarousel(page, 'Therapists');
  await expect(dots).toHaveCount(5);
  await expect(button('Pause the team carousel')).toBeVisible();
  await row.hover();
  await stopClock(page);
  const before = await lead();
  await page.clock.runFor(9000);
  expect(await lead()).toBe(before);
  await away(page);
  await page.clock.runFor(3999);
  expect(await lead()).toBe(before);
  await page.clock.runFor(1);
  expect(await current()).toBe((before + 1) % 5);
  await moved(page);
  expect(await lead()).toBe((before + 1) % 5);

  await dots.nth(1).click();
  await moved(page);
  expect(await lead()).toBe(1);
  await button('Previous therapists').dblclick();
  await moved(page);
  expect(await lead()).toBe(4);
  await expect(row.getByRole('status')).toHaveText('Wren Yarrow, 5 of 5');
  expect(await reachable()).toEqual(['Dr. Odessa Bluestem', 'Teo Larkspur', 'Wren Yarrow']);
  await button('Next therapists').click();
  await moved(page);
  expect(await lead()).toBe(0);
  await away(page);
  await page.clock.runFor(60_000);
  expect(await lead()).toBe(0);
  await expect(button('Play the team carousel')).toBeVisible();

  // A wrapped card has the right link, and after Back the carousel is set up once.
  await button('Previous therapists').click();
  await moved(page);
  expect(await lead()).toBe(4);
  await row.locator('li:not([inert])').getByRole('link', { name: 'Dr. Odessa Bluestem' }).click();
  await expect(page).toHaveURL('/therapists/odessa');
  await page.goBack();
  await page.clock.resume();
  await startedCarousel(page, 'Therapists');
  await expect(dots).toHaveCount(5);
});

test('the team carousel by keyboard @desktop', async ({ page }) => {
  await page.goto('/');
  const { row, dots, button, lead, reachable } = await startedCarousel(page, 'Therapists');
  await row.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  expect(await lead()).toBe(1);
  await page.keyboard.press('End');
  expect(await lead()).toBe(4);
  await page.keyboard.press('ArrowRight');
  expect(await lead()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  expect(await lead()).toBe(4);
  await page.keyboard.press('Home');
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
  await dots.nth(3).press('Enter');
  expect(await lead()).toBe(3);
  await expect(dots.nth(3)).toBeFocused();
  await button('Play the team carousel').press('Space');
  await expect(button('Pause the team carousel')).toBeFocused();
});

test('a carousel loads nothing before it is visible, and its setup causes no layout shift @both', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/Carousel.')) asked += 1;
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 400 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  for (const name of ['Press logos', 'Therapists'] as const) {
    const { button, lead } = await startedCarousel(page, name);
    await button(/^Pause/).click();
    await button(/^Play/).click();
    await lead();
  }
  expect(asked).toBe(1);
  expect(await shiftsOf(page)).toEqual([]);
});

test('reduced motion: no autoplay, and the buttons work immediately @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const { list, button, lead } = carousel(page, 'Therapists');
  await list.scrollIntoViewIfNeeded();
  await page.mouse.move(9, 9);
  await expect(list).not.toHaveClass(/keen-slider/);
  await list.focus();
  await expect(list).toHaveClass(/keen-slider/);
  await list.blur();
  await stopClock(page);
  await page.clock.runFor(60_000);
  expect(await lead()).toBe(0);
  await expect(button(/^(?:Pause|Play)/)).toBeHidden();
  await button('Next therapists').click();
  // At once: the clock stands.
  expect(await lead()).toBe(1);
  await page.clock.runFor(60_000);
  expect(await lead()).toBe(1);
});

test('without its script the carousel can be scrolled @desktop', async ({ page }) => {
  await page.route(MODULE, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/');
  const { list } = carousel(page, 'Therapists');
  await list.scrollIntoViewIfNeeded();
  await page.mouse.move(9, 9);
  await refused;
  await expect(list.getByRole('link')).toHaveCount(5);
  await list.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
});
