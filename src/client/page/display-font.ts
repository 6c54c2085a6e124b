/** Loads the full display font after the page, and swaps it in where nothing visible reflows (styles/font.css). */

import { dataset, frame } from './root.ts';

/** Milliseconds after `load`: past the first paint, which the font must not compete with. */
const DELAY = 100;

/**
 * Swaps the font below the viewport, and inside it if the element keeps its height; checks other
 * elements child by child. Islands have no box of their own (display: contents), nor have their slots.
 */
function swap(part: HTMLElement): void {
  const height = part.offsetHeight;
  const { top } = part.getBoundingClientRect();
  if (top + height < 0) return;
  part.dataset['font'] = 'late';
  const isSplit = height
    ? top <= innerHeight && (top + height >= innerHeight || part.offsetHeight !== height)
    : /-/.test(part.localName);
  if (!isSplit) return;
  delete part.dataset['font'];
  ([...part.children] as HTMLElement[]).forEach(swap);
}

addEventListener('load', () =>
  setTimeout(async () => {
    // Chromium counts a layout shift from the top of the page for what goes from hidden to visible
    // at once: there must be a frame with `content-visibility: auto` between.
    dataset['deferLayout'] &&= '';
    await frame();
    await frame();
    delete dataset['deferLayout'];
    await document.fonts.load('1em Display Late');
    // In an animation frame, so that scrolling in between cannot bring an element into view.
    await frame();
    document.querySelectorAll<HTMLElement>('main>*,footer,[popover],dialog').forEach(swap);
  }, DELAY),
);
