/** One page view on the in-page bus, 100 ms after the page came, only with consent to analytics (R091). */
/** Milliseconds after the page came. */
const DELAY = 100;

export function reportPageView(): void {
  setTimeout(() => {
    // Written before the first paint (consent/now.ts).
    if (!document.documentElement.dataset['consent']?.includes('analytics')) return;
    const detail = {
      name: 'page view',
      path: location.pathname,
      title: document.title,
      location: location.href,
    };
    dispatchEvent(new CustomEvent('site:analytics', { detail }));
  }, DELAY);
}
