/** What the two rows of the home page show and do, as people meet it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the carousel's own script comes from. */
export const MODULE = '**/_astro/rows.*';

export interface Row {
  row: Locator;
  /** One for each item, in order. */
  dots: Locator;
  button(name: string | RegExp): Locator;
  /** Index of the leading item, once the row stands still with it at its edge. */
  lead(): Promise<number>;
  /** Names of the items that can be reached, in the order they are met. */
  reachable(): Promise<string[]>;
}

/** A row of the home page, awake. */
export async function awake(page: Page, name: 'Press logos' | 'Therapists'): Promise<Row> {
  const kept = page.locator(`[data-row]:has([aria-label="${name}"])`);
  const row = page.getByRole('group', { name });
  const dots = row.getByRole('group', { name: 'Choose one' }).getByRole('button');
  // Again, should the bands above it have got their height after the jump.
  await expect(async () => {
    // Its controls too, as they are what a test will touch.
    await kept.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(dots.first()).toBeVisible({ timeout: 1000 });
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
