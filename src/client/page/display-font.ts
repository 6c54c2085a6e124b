/**
 * Loads the full display font after the page, and swaps it in below the viewport (styles/font.css).
 */

/** Milliseconds after `load`: past the first paint, which the font must not compete with. */
const DELAY = 100;

/**
 * Swaps the font only below the viewport, so nothing visible reflows; checks straddling elements
 * child by child. Islands have no box of their own (display: contents).
 */
function showBelow(part: HTMLElement): void {
  const { top, bottom, height } = part.getBoundingClientRect();
  if (height && bottom <= innerHeight) return;
  if (top > innerHeight || !(height || part.matches('astro-island'))) part.dataset['font'] = 'late';
  else ([...part.children] as HTMLElement[]).forEach(showBelow);
}

async function bring(): Promise<void> {
  delete document.documentElement.dataset['deferLayout'];
  await document.fonts.load('1em "Newsreader Late"');
  // In the next animation frame, so that scrolling in between cannot bring an element into view.
  requestAnimationFrame(() =>
    document
      .querySelectorAll<HTMLElement>('main > *, footer, [popover], dialog')
      .forEach(showBelow),
  );
}

export function loadDisplayFont(): void {
  addEventListener('load', () => setTimeout(bring, DELAY));
}
