/** Brings the whole display face once the page is there, and shows it where nobody is looking yet (styles/font.css). */

/** Milliseconds after the page has loaded: past its first paint, which the face must not compete with. */
const DELAY = 100;

async function bring(): Promise<void> {
  delete document.documentElement.dataset['fresh'];
  await document.fonts.load('1em "Newsreader Late"');
  for (const band of document.querySelectorAll<HTMLElement>(
    'main > *, footer, [popover], dialog',
  )) {
    const { top, height } = band.getBoundingClientRect();
    // Below the view, or not shown at all: no word moves under anybody's eyes.
    if (top > innerHeight || !height) band.dataset['face'] = 'late';
  }
}

export function bringFace(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
