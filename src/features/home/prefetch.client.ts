/**
 * Prefetches the likeliest next pages 2 s after the home page, except in a hidden tab, with Save-Data, or on lines
 * slower than 4G (R090, D27).
 */

import { networkInformation } from './network-information.client.ts';

declare const FREE_CALL_PATH: string;

const PAGES = ['/services', '/team', FREE_CALL_PATH];
const DELAY = 2000;

/**
 * Fills the browser's cache by a request that `connect-src` allows. `<link rel="prefetch">` falls under `default-src
 * 'none'` in Firefox, and does nothing in Safari.
 */
async function prefetch(href: string): Promise<void> {
  try {
    const page = await fetch(href, { priority: 'low' });
    // The browser may cancel a response whose body is never read.
    await page.blob();
  } catch {
    // The visitor asked for nothing, and the connection may be lost.
  }
}

export function prefetchNextPages(): void {
  const { saveData, effectiveType = '' } = networkInformation();
  if (saveData || /[23]g/.test(effectiveType)) return;
  addEventListener('load', () =>
    setTimeout(() => Promise.all(document.hidden ? [] : PAGES.map(prefetch)), DELAY),
  );
}
