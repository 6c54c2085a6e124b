/** Logs a console warning if the largest contentful paint was slow (R307). */

const SLOW_MS = 2500;

export function logSlowPaint(): void {
  new PerformanceObserver((list, observer) => {
    const slow = list.getEntries().find(({ startTime }) => startTime > SLOW_MS);
    if (!slow) return;
    console.warn(`Slow Largest Contentful Paint: ${slow.startTime} ms`);
    observer.disconnect();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
