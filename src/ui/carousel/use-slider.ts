/** Turns the list of a carousel into a slider once its island has loaded. */
import { type RefCallback, useCallback } from 'react';
import type { Carousel, Hold } from './carousel.store.ts';
import { measure, nearest } from './geometry.client.ts';
import { startSlider } from './slider.client.ts';

/** Milliseconds without movement after which a scroll or a swipe is over. */
const STILL = 150;

/**
 * Calls `act` once nobody touches or scrolls the list: it would stop under the finger.
 *
 * @returns calls it no more
 */
function whenStill(list: HTMLElement, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (list.matches(':active') ? wait() : done(act)), STILL);
  };
  const done = (then?: () => void): void => {
    clearTimeout(timer);
    for (const type of ['scroll', 'touchmove']) list.removeEventListener(type, wait);
    then?.();
  };
  for (const type of ['scroll', 'touchmove']) list.addEventListener(type, wait, { passive: true });
  // A finger that woke the island may still be about to swipe.
  if (list.scrollLeft || list.matches(':active') || matchMedia('(pointer: coarse)').matches) wait();
  else done(act);
  return () => done();
}

/** Reports what pauses autoplay beyond the events of the element itself. */
function watchHolds(root: HTMLElement, row: Carousel): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const update: Partial<Record<Hold, () => boolean>> = {
    tab: () => document.hidden,
    motion: () => motion.matches,
    // What began before the island loaded.
    mouse: () => matchMedia('(hover: hover)').matches && root.matches(':hover'),
    focus: () => root.contains(document.activeElement),
  };
  const check = (reason: Hold): void => row.hold(reason, update[reason]?.() ?? false);
  const checkTab = (): void => check('tab');
  const checkMotion = (): void => check('motion');
  for (const reason of Object.keys(update) as Hold[]) check(reason);
  document.addEventListener('visibilitychange', checkTab);
  motion.addEventListener('change', checkMotion);
  const sight = new IntersectionObserver(([entry]) => row.hold('sight', !entry?.isIntersecting));
  sight.observe(root);
  return () => {
    document.removeEventListener('visibilitychange', checkTab);
    motion.removeEventListener('change', checkMotion);
    sight.disconnect();
  };
}

function wake(root: HTMLElement, row: Carousel, interval: number): () => void {
  const list = root.querySelector('ul');
  if (!list) throw new Error('A carousel without a list');
  let stop: (() => void) | undefined;
  const start = nearest(list, measure(list));
  // Whoever has scrolled it does not want it to turn by itself.
  row.begin(list.children.length, start, interval, list.scrollLeft === 0);
  const stopHolds = watchHolds(root, row);
  const adapt = (): void => {
    const { fits } = measure(list);
    row.hold('room', fits);
    if (fits) {
      stop?.();
      stop = undefined;
    } else stop ??= startSlider(list, row);
  };
  const resized = new ResizeObserver(adapt);
  const stopWaiting = whenStill(list, () => {
    const now = nearest(list, measure(list));
    // What was pressed meanwhile counts from where the list has come to rest.
    if (now !== start) row.moved(row.$carousel.get().position + now - start);
    adapt();
    resized.observe(list);
  });
  return () => {
    stopWaiting();
    resized.disconnect();
    stopHolds();
    stop?.();
  };
}

/**
 * For the element around a list.
 *
 * @param interval milliseconds between moves
 */
export function useSlider(row: Carousel, interval: number): RefCallback<HTMLElement> {
  return useCallback((root: HTMLElement) => wake(root, row, interval), [row, interval]);
}
