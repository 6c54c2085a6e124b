/** Carousels of 1, 2 and 12 items, at all widths and by all means (R113, R116, R135–R140, D20, D21). */
import type { Locator, Page } from '@playwright/test';
import { swipe } from '../journeys/swipe.ts';
import { shiftsOf } from '../journeys/watch.ts';
import { scaled } from '../run/limits.ts';
import { expect, test } from './fixture.ts';

interface Row {
  group: Locator;
  list: Locator;
  /** Name of the item at the leading edge. */
  lead: () => Promise<string>;
  next: Locator;
  previous: Locator;
  dots: Locator;
}

function row(page: Page, name: string): Row {
  const list = page.getByRole('list', { name, exact: true });
  const group = page.getByRole('group', { name, exact: true });
  return {
    group,
    list,
    lead: () =>
      list.evaluate((row) => {
        const edge =
          row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
        const first = [...row.children].find(
          (item) => Math.abs(item.getBoundingClientRect().left - edge) <= 1,
        );
        return first?.textContent?.trim() ?? '';
      }),
    next: group.getByRole('button', { name: `Next ${name.toLowerCase()}` }),
    previous: group.getByRole('button', { name: `Previous ${name.toLowerCase()}` }),
    dots: group.getByRole('group', { name: 'Choose one' }).getByRole('button'),
  };
}

/** A row in view, with its script running. */
async function awake(page: Page, name: string): Promise<Row> {
  const found = row(page, name);
  await found.list.focus();
  await expect(found.list).toHaveClass(/keen-slider/);
  await found.list.blur();
  return found;
}

/** What is seen of a row from edge to edge: gaps wider than between two items. */
const holes = (list: Locator): Promise<number> =>
  list.evaluate((row) => {
    const { left, right: edge } = row.getBoundingClientRect();
    // A row that does not loop ends before its padding.
    const right = edge - Number.parseFloat(getComputedStyle(row).paddingRight);
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
    const boxes = [...row.children]
      .map((item) => item.getBoundingClientRect())
      .filter((box) => box.right > left && box.left < right)
      .sort((one, other) => one.left - other.left);
    const ends = boxes.map((box, index) => (boxes[index + 1]?.left ?? right) - box.right - gap);
    return ends.filter((wide) => wide > 1).length;
  });

/** Opens the rows at each number of visible items. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [390, 768, 1280, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/rows');
      await look(width);
    });
}

test.describe('at each width @desktop', () => {
  test('R113 R140 twelve items and twelve logos loop, and there is never a hole', async ({
    page,
  }) => {
    await atEachWidth(page, async () => {
      const { list, lead, next, previous, dots } = await awake(page, 'Team of 12');
      await previous.click();
      await expect.poll(lead).toBe('Item 12');
      expect(await holes(list)).toBe(0);
      await next.click();
      await expect.poll(lead).toBe('Item 1');
      await next.click();
      await expect.poll(lead).toBe('Item 2');
      await dots.nth(10).click();
      await expect.poll(lead).toBe('Item 11');
      expect(await holes(list)).toBe(0);
      await next.click({ clickCount: 2 });
      await expect.poll(lead).toBe('Item 1');

      const logos = await awake(page, 'Press of 12');
      await logos.dots.last().click();
      await expect.poll(logos.lead).toBe('Item 12');
      expect(await holes(logos.list)).toBe(0);
      await logos.list.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(logos.lead).toBe('Item 1');
    });
  });

  test('two items turn where they do not fit, and are left alone where they do', async ({
    page,
  }) => {
    await atEachWidth(page, async (width) => {
      const { list, next, previous, dots } = row(page, 'Team of 2');
      await list.focus();
      if (width >= 640) {
        await expect(page.locator('astro-island', { has: list })).not.toHaveAttribute('ssr');
        await expect(next).toBeHidden();
        await expect(list).not.toHaveClass(/keen-slider/);
        return;
      }
      await expect(list).toHaveClass(/keen-slider/);
      const current = (): Promise<number> =>
        dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
      const names = (): Promise<string[]> =>
        list.evaluate((row) => {
          const { left, right } = row.getBoundingClientRect();
          return [...row.children]
            .filter((item) => {
              const box = item.getBoundingClientRect();
              return box.left >= left && box.right <= right;
            })
            .map((item) => item.textContent?.trim() ?? '');
        });
      for (const [button, index] of [
        [next, 1],
        [next, 0],
        [previous, 1],
      ] as const) {
        await button.click();
        expect(await current()).toBe(index);
        await expect.poll(names).toEqual([`Item ${index + 1}`]);
        expect(await holes(list)).toBe(0);
      }
    });
  });

  test('one item is no carousel', async ({ page }) => {
    await atEachWidth(page, async () => {
      for (const name of ['Team of 1', 'Press of 1']) {
        const list = page.getByRole('list', { name, exact: true });
        await list.focus();
        await expect(list).toBeVisible();
        await expect(page.getByRole('group', { name, exact: true })).toHaveCount(0);
        await expect(list).not.toHaveClass(/keen-slider/);
      }
    });
  });

  test('a wheel moves it sideways, the page up and down, and it stops at an item', async ({
    page,
  }) => {
    await atEachWidth(page, async () => {
      const { list, lead } = await awake(page, 'Team of 12');
      await list.hover();
      const top = await page.evaluate(() => scrollY);
      // At once: with waits between them, they are gestures of their own on a busy machine.
      await Promise.all([20, 20, 20, 20].map((by) => page.mouse.wheel(by, 0)));
      await expect.poll(lead).toBe('Item 2');
      await page.mouse.wheel(-60, 0);
      await expect.poll(lead).toBe('Item 1');
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await page.mouse.wheel(0, -120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
      expect(await lead()).toBe('Item 1');
    });
  });

  test('a mouse drags it, which is no click', async ({ page }) => {
    await atEachWidth(page, async () => {
      const { list, lead, group } = await awake(page, 'Team of 12');
      const [first, second] = await Promise.all(
        [0, 1].map((index) => list.getByRole('link').nth(index).boundingBox()),
      );
      const y = (second?.y ?? 0) + 5;
      const x = (second?.x ?? 0) + 15;
      // More than half an item: a slow drag of less than that returns to where it began.
      const far = x - 0.7 * ((second?.x ?? 0) - (first?.x ?? 0));
      // Again if a busy browser merged the moves of the first drag into one.
      await expect(async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 60, y, { steps: 5 });
        await page.mouse.move(far, y, { steps: 5 });
        await page.mouse.up();
        await expect.poll(lead, { timeout: scaled(3000) }).toMatch(/^Item (?!1$)/);
      }).toPass();
      await expect(page).toHaveURL('/rows');
      await expect(group.getByRole('button', { name: /^Play/ })).toBeVisible();
    });
  });
});

test.describe('a row that has been scrolled', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('wakes where it is, and nothing moves', async ({ page }) => {
    await page.goto('/rows');
    const { list, lead, group } = row(page, 'Team of 12');
    await list.scrollIntoViewIfNeeded();
    for (const item of [3, 11]) {
      await list.evaluate((row, index) => {
        const [first, target] = [row.children[0], row.children[index]] as HTMLElement[];
        row.scrollTo({
          left: (target?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0),
          behavior: 'instant',
        });
      }, item);
    }
    const places = (): Promise<number[]> =>
      list.evaluate((row) =>
        [...row.children].map((item) => Math.round(item.getBoundingClientRect().left)).slice(9),
      );
    const before = await places();
    await list.evaluate((row) => row.dispatchEvent(new Event('focusin', { bubbles: true })));
    await expect(list).toHaveClass(/keen-slider/);
    expect(await places()).toEqual(before);
    await expect(group.getByRole('button', { name: 'Item 12', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await shiftsOf(page)).toEqual([]);
    await group.getByRole('button', { name: 'Next team of 12' }).tap();
    await expect.poll(lead).toBe('Item 1');
  });

  test('a finger scrolls the page over the row, and turns the row sideways', async ({ page }) => {
    await page.goto('/rows');
    const { list, lead } = await awake(page, 'Team of 12');
    const box = await list.boundingBox();
    const [x, y] = [200, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const top = await page.evaluate(() => scrollY);
    await swipe(page, [x, y], [x, y - 120]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
    expect(await lead()).toBe('Item 1');
    await page.evaluate(async (to) => {
      // Until the page has stopped rolling.
      for (let still = 0, y = scrollY; still < 20; y = scrollY) {
        await new Promise(requestAnimationFrame);
        still = scrollY === y ? still + 1 : 0;
      }
      scrollTo({ top: to, behavior: 'instant' });
    }, top);
    await swipe(page, [x, y], [x - 150, y]);
    await expect.poll(lead).toBe('Item 2');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

test('a row follows the width of the window @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/rows');
  const twelve = await awake(page, 'Team of 12');
  await twelve.dots.nth(10).click();
  await expect.poll(twelve.lead).toBe('Item 11');
  const two = row(page, 'Team of 2');
  await two.list.focus();
  await expect(page.locator('astro-island', { has: two.list })).not.toHaveAttribute('ssr');
  for (const width of [390, 1440, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(twelve.lead).toBe('Item 11');
    expect(await holes(twelve.list)).toBe(0);
    await expect(two.next).toBeVisible({ visible: width < 640 });
  }
});

test('motion may be unwelcome later @desktop', async ({ page }) => {
  await page.goto('/rows');
  const { group, next, lead } = await awake(page, 'Team of 12');
  const pause = group.getByRole('button', { name: /^(?:Pause|Play)/ });
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toBeHidden();
  await next.click();
  expect(await lead()).toBe('Item 2');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pause).toBeVisible();
});
