/** Where the focus is in a menu, and where a key moves it. */
import { nextIndex } from './menu.store.ts';

/** Links and buttons of a menu that can be seen. */
export const entriesOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a, summary, button')].filter(
    (entry) => entry.offsetHeight > 0,
  );

/** Whether a key may be for a menu: with a modifier it is for the browser. */
export const isPlain = (event: Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey);

/** Moves the focus from `target` among `items`. Returns whether the key moved it. */
export function moveFocus(
  key: string,
  target: EventTarget,
  items: readonly Element[],
  axis: 'row' | 'column',
): boolean {
  const from = items.indexOf(target as Element);
  const next = from < 0 ? undefined : items[nextIndex(key, from, items.length, axis)];
  (next as HTMLElement | undefined)?.focus();
  return next !== undefined;
}
