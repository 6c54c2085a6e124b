/** Keeps content clear of the toast on small screens, where it covers the bottom of the window. */

/** Pixels between the toast and that content. */
const CLEAR = 16;
/** Height of the header in pixels. */
const HEADER = 100;

/** Scrolls the focused element and its submit button clear of the toasts. */
export function moveClear(toasts: Element): void {
  const focused = document.activeElement;
  const top = toasts.getBoundingClientRect().top - CLEAR;
  const low = [focused, focused?.closest('form')?.querySelector('.submit')].map((element) => {
    const box = element?.getBoundingClientRect();
    return box && box.top < innerHeight ? box.bottom : 0;
  });
  const room = focused ? focused.getBoundingClientRect().top - HEADER : 0;
  const by = Math.min(Math.max(...low) - top, room);
  if (focused === document.body || by <= 0) return;
  (focused?.closest('dialog') ?? window).scrollBy(0, by);
}
