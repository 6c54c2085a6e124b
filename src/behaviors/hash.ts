/** Jumps inside a page (R089): 100 ms later, smoothly unless motion is unwelcome, and focus goes along. */

const DELAY = 100;
const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function jump(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth' });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

export function followHashes(): void {
  const { hash } = location;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload or a way back keeps the place the visitor had.
  if (hash && entry?.type === 'navigate') {
    if (!calm()) scrollTo({ top: 0, behavior: 'instant' });
    setTimeout(jump, DELAY, hash);
  }
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const plain = !(
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    );
    if (
      !link?.hash ||
      !plain ||
      link.target ||
      link.href.split('#')[0] !== location.href.split('#')[0]
    )
      return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    setTimeout(jump, DELAY, link.hash);
  });
}
