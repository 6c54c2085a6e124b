/** Helpers for the two carousels of the home page. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds in which a move ends. */
export const MOVE = 600;

export type RowName = 'Press logos' | 'Therapists';

export interface Carousel {
  row: Locator;
  list: Locator;
  /** One per item, in order. */
  dots: Locator;
  button(name: string | RegExp): Locator;
  /** Index of the leading item, moving or not. */
  current(): Promise<number>;
  /** Index of the leading item, once the carousel has stopped at its edge. */
  lead(): Promise<number>;
  /** Names of focusable items, in order of the list. */
  reachable(): Promise<string[]>;
}

/** A carousel, whether its script has loaded or not. */
export function carousel(page: Page, name: RowName): Carousel {
  const row = page.getByRole('group', { name });
  const list = row.getByRole('list', { name });
  const dots = row.getByRole('group', { name: 'Choose one' }).getByRole('button');
  const current = (): Promise<number> =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  return {
    row,
    list,
    dots,
    current,
    button: (label) => row.getByRole('button', { name: label }),
    async lead() {
      await expect
        .poll(() =>
          list.evaluate((list) => {
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
      list.evaluate((list) =>
        [...list.children]
          .filter((item) => !(item as HTMLElement).inert)
          .map((item) => (item.querySelector('h3') ?? item).textContent?.trim() ?? ''),
      ),
  };
}

/** Puts a row in the middle of the view, like a jump to it: nobody has acted. */
export async function reveal(page: Page, { list }: Carousel): Promise<void> {
  const row = list.locator('xpath=ancestor::*[@role="group"]');
  // All sections get their height (styles/below-the-fold.css), which would move it.
  await page.evaluate(() => delete document.documentElement.dataset['deferLayout']);
  await row.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(row).toBeInViewport();
}

/** A carousel of the home page, in view and with its script running. */
export async function startedCarousel(page: Page, name: RowName): Promise<Carousel> {
  const found = carousel(page, name);
  await reveal(page, found);
  // Somebody acts, which wakes what is in view (client:calm).
  await page.keyboard.press('Shift');
  await expect(found.list).toHaveClass(/keen-slider/);
  return found;
}
