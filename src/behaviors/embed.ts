/** Video, map and reviews: a link until it is pressed, then the third party's frame in its place (R127, R146, R149, D17). */

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-embed]');
  if (!link) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = link.dataset['embed'] ?? '';
  frame.title = link.dataset['title'] ?? '';
  frame.allow = 'autoplay; fullscreen';
  // Video hosts refuse to play for a page that hides where it is.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.parentElement?.replaceChildren(frame);
  frame.focus();
});
