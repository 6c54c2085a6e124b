/** Jumps inside a page (R089): 100 ms later, smoothly unless motion is unwelcome, and focus goes along. */

/** Milliseconds between the navigation and the scroll. */
const DELAY = 100;

function jumpSoon(): void {
  setTimeout(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, DELAY);
}

export function followHashes(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload or a way back keeps the place the visitor had.
  if (location.hash && entry?.type === 'navigate') {
    scrollTo({ top: 0, behavior: 'instant' });
    jumpSoon();
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const [page] = location.href.split('#');
    if (link?.href !== page + (link?.hash ?? '#') || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    jumpSoon();
  });
}
