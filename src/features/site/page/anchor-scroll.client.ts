/** Anchor links (R089): scroll after 100 ms, smoothly unless reduced motion is preferred, and move focus. */
import { dataset, root } from '#lib/root.client.ts';

const place = (): HTMLElement | null => document.getElementById(decodeURI(location.hash.slice(1)));

function jumpSoon(): void {
  // Lays out everything (styles/below-the-fold.css): a place is exact only below what has its real height.
  delete dataset['deferLayout'];
  setTimeout(() => {
    const target = place();
    if (target) {
      target.style.scrollMargin = '';
      // Browsers open `<details>` only when they scroll themselves. Other elements have no use for the property.
      for (let at: HTMLElement | null = target; at; at = at.parentElement)
        (at as HTMLDetailsElement).open = true;
      // Called at once, and again while it scrolls if something on the way grows, such as a late font: browsers scroll to
      // where the target was at the start.
      const growth = new ResizeObserver(() =>
        target.scrollIntoView({
          behavior: matchMedia('(prefers-reduced-motion)').matches ? 'auto' : 'smooth',
        }),
      );
      growth.observe(root);
      setTimeout(() => growth.disconnect(), 2000);
      // Setting tabIndex explicitly makes headings and sections focusable.
      target.tabIndex += 0;
      target.focus({ preventScroll: true });
    }
  }, 100);
}

export function handleAnchorLinks(): void {
  // Reloads and back navigation keep the scroll position.
  if (
    location.hash &&
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ===
      'navigate'
  ) {
    scrollTo(0, 0);
    // Until load, the browser scrolls to the anchor itself: this margin makes it stay at the top.
    const target = place();
    if (target) target.style.scrollMargin = '9e9q';
    addEventListener('load', jumpSoon);
  }
  // An address typed over this page's.
  window.onhashchange = () => dataset['deferLayout'] && jumpSoon();
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (event.metaKey || event.ctrlKey) return;
    if (link?.href === location.href.split('#')[0] + (link as HTMLAnchorElement)?.hash) {
      event.preventDefault();
      history.pushState(null, '', (link as HTMLAnchorElement).hash);
      jumpSoon();
    }
  });
}
