/** What only the home page does: addresses of sub-hosts, the next pages ahead, and a line in the log where it is slow. */

declare const FREE_CALL_PATH: string;

/** Milliseconds after the page has loaded. */
const DELAY_MS = 2000;

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
  const pages = ['/services', '/team', FREE_CALL_PATH];
  addEventListener('load', () =>
    setTimeout(() => Promise.all(document.hidden ? [] : pages.map(prefetch)), DELAY_MS),
  );
}

/** Network Information API; not in TypeScript's DOM types. Empty where the browser does not say. */
interface NetworkInformation {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

const networkInformation = (): NetworkInformation =>
  (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Milliseconds from which the largest paint of the first view is slow. */
const SLOW_MS = 2500;

export function logSlowPaint(): void {
  new PerformanceObserver((list, observer) => {
    const slow = list.getEntries().find(({ startTime }) => startTime > SLOW_MS);
    if (!slow) return;
    console.warn(`Slow Largest Contentful Paint: ${slow.startTime} ms`);
    observer.disconnect();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** From redirects.json (site-build/redirects). */
declare const HOST_RULES: readonly (readonly [host: string, to: string])[];

export function redirectHost(): void {
  const [, to] = HOST_RULES.find(([label]) => location.host.startsWith(label)) ?? [];
  const main = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  if (to && main) location.replace(new URL(to + location.search + location.hash, main));
}
