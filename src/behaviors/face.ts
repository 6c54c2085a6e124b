/** Brings the whole display face once the page is there, and shows it where nobody is looking yet (styles/font.css). */

/** Milliseconds after the page has loaded: past its first paint, which the face must not compete with. */
const DELAY = 100;

/** Below the view, or not shown at all: no word moves under anybody's eyes. What the lower edge cuts is asked part by part. */
function showBelow(
  part: HTMLElement,
  { top, bottom, height } = part.getBoundingClientRect(),
): void {
  if (top > innerHeight) part.dataset['face'] = 'late';
  else if (bottom > innerHeight || !height)
    for (const inner of part.children) if (inner instanceof HTMLElement) showBelow(inner);
}

async function bring(): Promise<void> {
  delete document.documentElement.dataset['fresh'];
  await document.fonts.load('1em "Newsreader Late"');
  for (const band of document.querySelectorAll<HTMLElement>('main > *, footer')) showBelow(band);
  for (const hidden of document.querySelectorAll<HTMLElement>('[popover], dialog'))
    if (!hidden.offsetHeight) hidden.dataset['face'] = 'late';
}

export function bringFace(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
