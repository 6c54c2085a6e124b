/** Says in the console when the largest paint was slow (R307). */

/** Milliseconds after which the largest contentful paint counts as slow. */
const SLOW = 2500;

export function logSlowPaint(): void {
  new PerformanceObserver((list, observer) => {
    const slow = list.getEntries().find(({ startTime }) => startTime > SLOW);
    if (!slow) return;
    console.warn(`Largest Contentful Paint was slow: ${slow.startTime} ms`);
    observer.disconnect();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
