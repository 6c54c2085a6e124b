/** Which menu of the page is open (R150–R159). The browser opens and closes them; the islands note it here. */
import { atom } from 'nanostores';

/** Element ids. */
export type MenuId = 'therapy-menu' | 'team-menu' | 'menu-sheet';

/** Only one is open at a time. */
export const $menu = atom<MenuId | null>(null);

/** Closing one does not close what opened instead of it. */
export function noteMenu(id: MenuId, isOpen: boolean): void {
  if (isOpen) $menu.set(id);
  else if ($menu.get() === id) $menu.set(null);
}

/** The index that a key moves to, around the ends; -1 for other keys. `row` is the bar, `column` a menu. */
export function nextIndex(
  key: string,
  from: number,
  count: number,
  axis: 'row' | 'column',
): number {
  const [back, on] =
    axis === 'row' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowUp', 'ArrowDown'] as const);
  if (key === back) return (from - 1 + count) % count;
  if (key === on) return (from + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
