/**
 * Loads carousel controls when a carousel scrolls into view (R109–R116, R135–R140); scrolling and
 * snapping are native.
 */

/** URL of `carousel.ts` (build/scripts/lazy-scripts.ts). */
declare const CAROUSEL_MODULE: string;

/** Network Information API; not in TypeScript's DOM types. */
type Line = Navigator & { connection?: { saveData: boolean; effectiveType: string } };

// As a parameter, so that the bundler does not try to resolve the URL.
const importModule = (address: string): Promise<typeof import('./carousel.ts')> =>
  import(/* @vite-ignore */ address);

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  const enhance = async (): Promise<void> => (await importModule(CAROUSEL_MODULE)).carousel(root);
  root.addEventListener('pointerdown', enhance, { once: true });
  root.addEventListener('focusin', enhance, { once: true });
  addEventListener('load', () => {
    const connection = (navigator as Line).connection;
    // With Save-Data or on 2G, load on interaction only.
    if (connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;
    new IntersectionObserver(async (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await enhance();
    }).observe(root);
  });
}
