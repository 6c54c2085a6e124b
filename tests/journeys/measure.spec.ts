/** On a wide screen: lines of text are at most 38rem long, on every type of page, and rows are full. */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';

/** 38rem, and the rounding of its letters. */
const MOST_PX = 610;
/** Shorter texts are labels and headings. */
const LONG = 140;

const PATHS = [
  '/',
  '/therapy',
  '/reset',
  '/about-us',
  '/founder',
  '/first-session',
  '/blog/test',
  '/resources/podcasts/42',
  '/privacy-policy',
  '/crisis-couples',
  '/therapists/juno',
  '/team',
  '/vibe-check',
  '/thank-you',
];

test('no line of text is longer than 38rem @desktop', async ({ page }) => {
  for (const path of PATHS) {
    await open(page, path);
    const wide = await page.evaluate(
      ([most, long]) =>
        [...document.querySelectorAll('main :is(p, li, dd, blockquote)')]
          .filter((part) => part.checkVisibility() && !part.querySelector('p, li, div, dl'))
          .filter((part) => part.textContent.trim().length > long)
          .filter((part) => {
            const text = document.createRange();
            text.selectNodeContents(part);
            return text.getBoundingClientRect().width > most;
          })
          .map((part) => part.textContent.trim().slice(0, 60)),
      [MOST_PX, LONG] as const,
    );
    expect(wide, path).toEqual([]);
  }
});

test('clippings of the press leave no hole in their last row @desktop', async ({ page }) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/media');
    const list = page.locator('#entries ul');
    const [end, last] = await Promise.all(
      [list, list.locator('li').last()].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().right),
      ),
    );
    expect(last, `${width} px`).toBeCloseTo(end ?? 0, 0);
  }
});
