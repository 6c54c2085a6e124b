/** Brings the whole display face once the page is there, and shows it where nobody is looking yet (styles/font.css). */

/** Milliseconds after the page has loaded: past its first paint, which the face must not compete with. */
const DELAY = 100;

/**
 * Below the view, or not shown at all: no word moves under anybody's eyes. What the lower edge cuts is asked part by
 * part; an island has no box of its own.
 */
function showBelow(part: HTMLElement): void {
  const { top, bottom, height } = part.getBoundingClientRect();
  if (height && bottom <= innerHeight) return;
  if (top > innerHeight || !(height || part.matches('astro-island'))) part.dataset['face'] = 'late';
  else ([...part.children] as HTMLElement[]).forEach(showBelow);
}

async function bring(): Promise<void> {
  delete document.documentElement.dataset['fresh'];
  await document.fonts.load('1em "Newsreader Late"');
  // In the frame that draws it: measured any earlier, a hand that scrolls could bring a part into view in between.
  requestAnimationFrame(() =>
    document
      .querySelectorAll<HTMLElement>('main > *, footer, [popover], dialog')
      .forEach(showBelow),
  );
}

export function bringFace(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
