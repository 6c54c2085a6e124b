/** Rows scroll and snap by themselves. Their buttons and their clock are fetched once somebody sees them (R109–R116, R135–R140). */

/** Address of `carousel.ts` (src/integrations/late-behaviors.ts). */
declare const CAROUSEL_MODULE: string;

/** What browsers say about the line; not in TypeScript's DOM types. */
type Line = Navigator & { connection?: { saveData: boolean; effectiveType: string } };

// Handed over, because the build would look for a file at an address it can read.
const fetched = (address: string): Promise<typeof import('./carousel.ts')> =>
  import(/* @vite-ignore */ address);

for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
  const wake = async (): Promise<void> => (await fetched(CAROUSEL_MODULE)).carousel(row);
  row.addEventListener('pointerdown', wake, { once: true });
  row.addEventListener('focusin', wake, { once: true });
  addEventListener('load', () => {
    const line = (navigator as Line).connection;
    // Where data is dear, it waits for a touch.
    if (line?.saveData || /2g/.test(`${line?.effectiveType}`)) return;
    new IntersectionObserver(async (entries, sight) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      await wake();
    }).observe(row);
  });
}
