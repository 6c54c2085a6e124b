/** One page view on the in-page bus, 100 ms after the page came, only with consent to analytics (R091). */
import { allowsAnalytics } from '#domain/consent.ts';

export function reportPageView(storage: () => Storage = () => localStorage): void {
  const send = (): void => {
    let allowed = false;
    try {
      const kept = storage();
      allowed = allowsAnalytics((key) => kept.getItem(key), Date.now());
    } catch (error) {
      // A browser that blocks storage cannot have consented.
      console.info('No stored consent can be read', error);
    }
    if (!allowed) return;
    const detail = {
      name: 'page_view',
      path: location.pathname,
      title: document.title,
      location: location.href,
    };
    dispatchEvent(new CustomEvent('site:analytics', { detail }));
  };
  setTimeout(send, 100);
}
