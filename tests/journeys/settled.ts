import type { Page } from '@playwright/test';

/**
 * Waits until the page is idle: laid out and painted, observers notified, animations finished, requests sent. Replaces
 * fixed waits, which are too short on a busy machine and wasted on an idle one. Pending timers are not awaited: tests
 * advance `page.clock` for them. Does not work with a frozen page clock.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = async (): Promise<void> => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    await painted();
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // Twice more: loaded resources may trigger further requests.
    for (let round = 0; round < 3; round += 1) {
      await painted();
      await new Promise((done) => requestIdleCallback(done));
      // Completes after all earlier requests of the page.
      await fetch('/', { method: 'HEAD' });
    }
  });
}
