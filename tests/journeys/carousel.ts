/** Helpers for the two carousels of the home page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { scaled } from '../run/slowdown.ts';

/** URL of the carousel script. */
export const MODULE = '**/_astro/carousel.*';

export interface Carousel {
  row: Locator;
  /** One per item, in order. */
  dots: Locator;
  button(name: string | RegExp): Locator;
  /** Index of the leading item, once the carousel has stopped at its edge. */
  lead(): Promise<number>;
  /** Names of focusable items, in order. */
  reachable(): Promise<string[]>;
}

/** A carousel of the home page, with its script running. */
export async function startedCarousel(
  page: Page,
  name: 'Press logos' | 'Therapists',
): Promise<Carousel> {
  const kept = page.locator(`[data-carousel]:has([aria-label="${name}"])`);
  const row = page.getByRole('group', { name });
  const dots = row.getByRole('group', { name: 'Choose one' }).getByRole('button');
  // Scroll again, in case sections above got their height after the jump.
  await expect(async () => {
    // Its controls too, because tests use them.
    await kept.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(dots.first()).toBeVisible({ timeout: scaled(1000) });
  }).toPass();
  const current = (): Promise<number> =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  return {
    row,
    dots,
    button: (label) => row.getByRole('button', { name: label }),
    async lead() {
      await expect
        .poll(() =>
          row.getByRole('list').evaluate((list) => {
            const edge = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
            const [active] = list.querySelectorAll(':scope > [data-active]');
            const from = active?.getBoundingClientRect().left ?? Number.NaN;
            return Math.round(Math.abs(from - edge - list.getBoundingClientRect().left));
          }),
        )
        .toBeLessThanOrEqual(1);
      return current();
    },
    reachable: () =>
      row
        .getByRole('list')
        .evaluate((list) =>
          [...list.children]
            .filter((item) => !(item as HTMLElement).inert)
            .map((item) => (item.querySelector('h3') ?? item).textContent?.trim() ?? ''),
        ),
  };
}
