/**
 * `client:calm`: wakes an island when it is visible, the page has loaded, the connection is neither saving data nor
 * 2g and motion is welcome; else, and at any time, like `client:interact`.
 */
import { type Load, sleep } from './sleep.ts';

/** The part of the Network Information API we read; missing in Safari and Firefox. */
type Line = Navigator & { connection?: { saveData: boolean; effectiveType: string } };

// Astro takes a directive's default export.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  const wake = sleep(load, island);
  // Directives run while the page is being read, so `load` is still to come.
  addEventListener('load', () => {
    const line = (navigator as Line).connection;
    if (line?.saveData || /2g/.test(String(line?.effectiveType))) return;
    const sight = new IntersectionObserver((entries) => {
      if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
      if (entries.some((entry) => entry.isIntersecting)) wake();
    });
    // The island element itself has no box (`display: contents`).
    for (const child of island.children) sight.observe(child);
  });
};
