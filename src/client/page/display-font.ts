/** Loads the full display font after the page, and swaps it in where nothing visible reflows (styles/font.css). */

import { dataset, frame } from './root.ts';

/** Milliseconds after `load`: past the first paint, which the font must not compete with. */
const DELAY = 100;

/** Whether an element is set in the fallback, and not in the letters of the first view. */
const hasFallback = (element: Element): boolean =>
  getComputedStyle(element).fontFamily.startsWith('"Hearth F');

/** The topmost elements of a part that are set in the fallback. */
function fallbackIn(part: Element): HTMLElement[] {
  const all = new Set([...part.querySelectorAll<HTMLElement>('*')].filter(hasFallback));
  return [...all].filter(({ parentElement }) => !all.has(parentElement as HTMLElement));
}

/**
 * Swaps the font below the viewport, and inside it in elements that keep their height. Reads
 * everything first and writes once: a read after a write would lay out the page each time.
 */
function swap(): void {
  /** Elements, with the height that those in the viewport must keep. */
  const late: [HTMLElement, number?][] = [];
  const parts = document.querySelectorAll<HTMLElement>('main>*,footer,[popover],dialog');
  for (const part of parts) {
    const { top, bottom } = part.getBoundingClientRect();
    // Closed dialogs have no box; islands have none of their own (display: contents).
    const isClosed = !bottom && !/-/.test(part.localName);
    if (isClosed || top > innerHeight) late.push([part]);
    else if (bottom >= 0)
      for (const text of fallbackIn(part)) {
        const box = text.getBoundingClientRect();
        if (box.bottom >= 0) late.push(box.top > innerHeight ? [text] : [text, text.offsetHeight]);
      }
  }
  for (const [one] of late) one.dataset['font'] = 'late';
  const moved = late.filter(([one, height]) => height !== undefined && one.offsetHeight !== height);
  for (const [one] of moved) delete one.dataset['font'];
}

addEventListener('load', () =>
  setTimeout(async () => {
    // Usually done by the first paint, which a tab in the background waits for.
    delete dataset['deferLayout'];
    await document.fonts.load('1em Display Late');
    // In an animation frame, so that scrolling in between cannot bring an element into view.
    await frame();
    swap();
  }, DELAY),
);
