/** Brings the whole display face once the page is there, and shows it below the first view (styles/font.css). */

/** Milliseconds after the page has loaded: past its first paint, which the face must not compete with. */
const DELAY = 300;

async function bring(): Promise<void> {
  delete document.documentElement.dataset['fresh'];
  await document.fonts.load('1em "Newsreader Late"');
  for (const band of document.querySelectorAll<HTMLElement>(
    'main > *, footer, [popover], dialog',
  )) {
    const { top, height } = band.getBoundingClientRect();
    // Below the first view, wherever the visitor has scrolled meanwhile; or not shown at all yet.
    if (top + scrollY > innerHeight || !height) band.dataset['face'] = 'late';
  }
}

export function bringFace(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
