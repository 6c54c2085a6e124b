/** Video, map and reviews: a link until clicked, then the third party's iframe (R127, R146, R149, D17). */

import { logSent } from './sent-log.store.ts';

/** The iframe gets the link's actions next to it (features/consent/EmbedActions.astro). */
export function embed(link: HTMLElement): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.src = link.dataset['embed'] ?? '';
  iframe.title = link.dataset['title'] ?? '';
  iframe.allow = 'autoplay; fullscreen';
  // Video hosts refuse to play without a referrer.
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  const actions = link.parentElement?.querySelector<HTMLElement>('[data-embed-ways]');
  link.hidden = true;
  if (actions) {
    actions.hidden = false;
    actions.before(iframe);
    const close = actions.querySelector('button') as HTMLButtonElement;
    close.onclick = () => {
      iframe.remove();
      actions.hidden = true;
      link.hidden = false;
      link.focus();
    };
  }
  logSent({ to: new URL(iframe.src).host, what: 'its frame' });
  return iframe;
}

/** With functional consent: loads each iframe when it scrolls into view, except those that play at once. */
export function embedOnScroll(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLElement;
      if (!isIntersecting) continue;
      observer.unobserve(link);
      embed(link);
    }
  });
  // Videos wait for a click: autoplaying sound is unwelcome.
  for (const link of document.querySelectorAll<HTMLElement>(
    '[data-embed]:not([data-embed*="autoplay"])',
  ))
    observer.observe(link);
}
