/** Video, map and reviews: a link until it is pressed, then the third party in a frame (R127, R146, R149, D17). */

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-embed-src]');
  const place = link?.closest<HTMLElement>('[data-embed]');
  if (!link || !place || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const frame = Object.assign(document.createElement('iframe'), {
    src: link.dataset['embedSrc'],
    title: place.dataset['embedTitle'],
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  place.replaceChildren(frame);
  frame.focus();
});
