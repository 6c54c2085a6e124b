/** The likeliest next pages, fetched 2 s after the home page, unless data is dear (R090, D27). */

const PAGES = ['/services', '/team', '/vibe-check'];
const DELAY = 2000;

/** What browsers say about the line; not in TypeScript's DOM types. */
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
