/** Loads the full display font after the page, and swaps it in where nothing visible reflows (styles/font.css). */

import { dataset, frame } from '#lib/root.client.ts';

/** Elements to swap the font in, with the height that they must keep in the viewport. */
const late: [part: HTMLElement, height: number][] = [];

/** Finds what is below the viewport, and in it the topmost elements in the fallback font. */
function look(part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom < 0) return;
  if (top > innerHeight) late.push([part, 0]);
  else if (/^"\w+ F/.test(getComputedStyle(part).fontFamily)) late.push([part, part.offsetHeight]);
  else ([...part.children] as HTMLElement[]).forEach(look);
}

/** Reads everything first and writes once: a read after a write would lay out the page each time. */
function swap(): void {
  // Not the header, whose letters are in the first font, nor what is closed: its styles would be computed for this.
  // None on a page that has been left quickly.
  document.querySelectorAll('main').forEach(look);
  for (const [part] of late) part.dataset['font'] = 'late';
  const moved = late.filter(([part, height]) => height && part.offsetHeight !== height);
  for (const [part] of moved) delete part.dataset['font'];
}

addEventListener('load', () =>
  // In milliseconds: past the first paint, which the font must not compete with.
  setTimeout(() => {
    // Usually done by the first paint, which a tab in the background waits for.
    dataset['deferLayout'] &&= 'far';
    document.fonts
      .load('1em Display Late')
      // In an animation frame, so that scrolling in between cannot bring an element into view.
      .then(frame)
      .then(swap, () => {
        // The page is left, or the connection is gone: the other font stays.
      });
  }, 100),
);
