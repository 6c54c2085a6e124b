/** Carousels of 1, 2 and 12 items, at all widths and by all means (R113, R116, R135–R140, D20, D21). */
import type { Locator, Page } from '@playwright/test';
import { swipe } from '../journeys/swipe.ts';
import { shiftsOf } from '../journeys/watch.ts';
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

/** The page as wide as this; the rows are there again, asleep. */
async function openAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/rows');
}

test('R113 R116 R135 R140 twelve items and twelve logos loop without a hole, at each number of visible items @desktop', async ({
  page,
}) => {
  for (const width of [390, 768, 1440])
    await test.step(`at ${width} px`, async () => {
      await openAt(page, width);
      const { list, lead, next, previous, dots } = await awake(page, 'Team of 12');
      await previous.click();
      await expect.poll(lead).toBe('Item 12');
      expect(await holes(list)).toBe(0);
      await next.click();
      await expect.poll(lead).toBe('Item 1');
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

test('two items turn where they do not fit, one is no carousel, and rows follow the width of the window @desktop @deep', async ({
  page,
}) => {
  await openAt(page, 390);
  for (const name of ['Team of 1', 'Press of 1']) {
    const { list, group } = row(page, name);
    await list.focus();
    await expect(list).toBeVisible();
    await expect(group).toHaveCount(0);
    await expect(list).not.toHaveClass(/keen-slider/);
  }
  const { list, next, previous, dots } = await awake(page, 'Team of 2');
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
  const twelve = await awake(page, 'Team of 12');
  await twelve.dots.nth(10).click();
  for (const width of [1440, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(twelve.lead).toBe('Item 11');
    expect(await holes(twelve.list)).toBe(0);
    await expect(next).toBeVisible({ visible: width < 640 });
  }
  // Left alone where they fit from the start.
  await page.reload();
  await list.focus();
  await expect(page.locator('astro-island', { has: list })).not.toHaveAttribute('ssr');
  await expect(list).not.toHaveClass(/keen-slider/);
});

test('R137 a wheel moves it sideways, the page up and down; a mouse drags it, which is no click; motion may be unwelcome later @desktop @deep', async ({
  page,
}) => {
  await openAt(page, 1280);
  const { list, lead, group, next } = await awake(page, 'Team of 12');
  const pause = group.getByRole('button', { name: /^(?:Pause|Play)/ });
  await expect(pause).toBeVisible();
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

  await list.scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all(
    [0, 1].map((index) => list.getByRole('link').nth(index).boundingBox()),
  );
  const [x, y] = [(second?.x ?? 0) + 15, (second?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // More than half an item: a slow drag of less than that returns to where it began.
  await page.mouse.move(x - 0.7 * ((second?.x ?? 0) - (first?.x ?? 0)), y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(lead).toMatch(/^Item (?!1$)/);
  await expect(page).toHaveURL('/rows');
  await expect(group.getByRole('button', { name: /^Play/ })).toBeVisible();

  await group.getByRole('button', { name: 'Item 1', exact: true }).click();
  await expect.poll(lead).toBe('Item 1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toBeHidden();
  await next.click();
  expect(await lead()).toBe('Item 2');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pause).toBeVisible();
});

test('on a phone a row that was scrolled wakes where it is; a finger turns it sideways, and scrolls the page over it', async ({
  page,
}) => {
  await openAt(page, 390);
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

  const box = await list.boundingBox();
  const [x, y] = [330, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const top = await page.evaluate(() => scrollY);
  // More than half an item: however slow the finger is.
  await swipe(page, [x, y], [x - 270, y]);
  await expect.poll(lead).toBe('Item 2');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await swipe(page, [x, y], [x, y - 120]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
  expect(await lead()).toBe('Item 2');
});
