/**
 * Prefetches the likeliest next pages 2 s after the home page, except with Save-Data or on 2G
 * (R090, D27).
 */

const PAGES = ['/services', '/team', '/vibe-check'];
const DELAY = 2000;

/** Network Information API; not in TypeScript's DOM types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function prefetchNextPages(): void {
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  const fetchAll = (): void => {
    for (const href of PAGES)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
  };
  addEventListener('load', () => setTimeout(fetchAll, DELAY));
}
