/** Brings the whole display face once the page is there, and shows it where nobody is looking (styles/font.css). */

/** Milliseconds after the page has loaded: past its first paint, which the face must not compete with. */
const DELAY = 300;

async function bring(): Promise<void> {
  await document.fonts.load('1em "Newsreader Late"');
  // A band in sight changes when it has left the view, so that no word moves under anybody's eyes.
  const watch = new IntersectionObserver((bands) => {
    for (const { target, isIntersecting } of bands) {
      if (!isIntersecting) target.setAttribute('data-face', 'late');
    }
  });
  for (const band of document.querySelectorAll('main > *, footer, [popover], dialog')) {
    watch.observe(band);
  }
}

export function bringFace(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
