import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Moves a finger over the screen from one point to another, px. */
export async function swipe(page: Page, from: Point, to: Point, steps = 10): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step = 0): Promise<unknown> => {
    const along = (axis: 0 | 1): number => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    const touchPoints = type === 'touchEnd' ? [] : [{ x: along(0), y: along(1) }];
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart');
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
  await touch('touchEnd');
}
