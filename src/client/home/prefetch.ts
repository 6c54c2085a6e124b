/**
 * Prefetches the likeliest next pages 2 s after the home page, except in a hidden tab, with
 * Save-Data, or on lines slower than 4G (R090, D57).
 */

import { networkInformation } from './network-information.ts';

declare const FREE_CALL_PATH: string;

const PAGES = ['/services', '/team', FREE_CALL_PATH];
const DELAY = 2000;

/**
 * Fills the browser's cache by a request that `connect-src` allows. `<link rel="prefetch">` falls
 * under `default-src 'none'` in Firefox, and does nothing in Safari. Without reading the answer,
 * browsers may cancel it; a failure is none for the visitor, who asked for nothing.
 */
const prefetch = (href: string): Promise<unknown> =>
  fetch(href, { priority: 'low' }).then(
    (page) => page.blob(),
    () => undefined,
  );

export function prefetchNextPages(): void {
  const { saveData, effectiveType = '' } = networkInformation();
  if (saveData || /[23]g/.test(effectiveType)) return;
  addEventListener('load', () =>
    setTimeout(() => {
      if (!document.hidden) PAGES.forEach(prefetch);
    }, DELAY),
  );
}
