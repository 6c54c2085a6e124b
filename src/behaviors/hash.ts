/** Jumps inside a page (R089): 100 ms later, smoothly unless motion is unwelcome, and focus goes along. */

/** Milliseconds between the navigation and the scroll. */
const DELAY = 100;

function jumpSoon(): void {
  setTimeout(() => {
    const target = document.getElementById(decodeURI(location.hash.slice(1)));
    if (!target) return;
    // Browsers do this only where they follow the link themselves.
    target.closest('details')?.setAttribute('open', '');
    const still = matchMedia('(prefers-reduced-motion)').matches;
    target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    // Its own value, written down: that alone makes a heading or a band focusable.
    target.tabIndex += 0;
    target.focus({ preventScroll: true });
  }, DELAY);
}

export function followHashes(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload or a way back keeps the place the visitor had.
  if (location.hash && entry?.type === 'navigate') {
    scrollTo(0, 0);
    jumpSoon();
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const [there] = link?.href.split('#') ?? [];
    if (there !== location.href.split('#')[0] || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    history.pushState(null, '', link?.hash);
    jumpSoon();
  });
}
