/** Video, map and reviews: a link until it is pressed, then the third party's frame in its place (R127, R146, R149, D17). */

import { note } from '#stores/visit.ts';

/** Puts the frame in the link's place. */
export function embed(link: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = link.dataset['embed'] ?? '';
  frame.title = link.dataset['title'] ?? '';
  frame.allow = 'autoplay; fullscreen';
  // Video hosts refuse to play for a page that hides where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.parentElement?.replaceChildren(frame);
  note({ to: new URL(frame.src).host, what: 'its frame' });
  return frame;
}

/** By consent to the functional: each frame as soon as its place is in sight, and nothing that would play by itself. */
export function embedInSight(): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLElement;
      if (!isIntersecting) continue;
      sight.unobserve(link);
      embed(link);
    }
  });
  // A video waits for its button: sound nobody asked for helps nobody.
  for (const link of document.querySelectorAll<HTMLElement>(
    '[data-embed]:not([data-embed*="autoplay"])',
  ))
    sight.observe(link);
}
