/** Scroll position of a carousel. Items are cloned once, so that the first follows the last. */

/** Minimum visible pixels for an item to count as visible. */
const MIN_VISIBLE_PX = 48;

/** Milliseconds after which a scroll that does not progress is given up. */
const TIMEOUT_MS = 500;

/** A clone with ids of its own. */
function cloneItem(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) {
    const { id } = named;
    named.id = `${id}-again`;
    for (const attribute of ['popovertarget', 'aria-describedby'])
      copy.querySelector(`[${attribute}="${id}"]`)?.setAttribute(attribute, named.id);
  }
  return copy;
}

export interface Track {
  /** Index of the leading item, 0 to count - 1. */
  readonly lead: number;
  readonly count: number;
  /** Moves by `step` items, wrapping around; smooth or instant as the CSS says. */
  move(step: number): void;
  /** Restores the position after a resize. */
  restore(): void;
}

/**
 * @param scroller snaps to its children, which have the same width
 * @param onChange called with each new leading item, and whether the user scrolled there
 */
export function track(scroller: HTMLElement, onChange: (byHand: boolean) => void): Track {
  const items = [...scroller.children] as HTMLElement[];
  const count = items.length;
  const all = [...items, ...items.map(cloneItem)];
  scroller.append(...all.slice(count));
  /** Index of the leading element among items and clones. */
  let current: number;
  /** Whether a programmatic scroll is in progress. */
  let moving = false;
  let giveUpTimer: ReturnType<typeof setTimeout> | undefined;

  const offsetOf = (index: number): number =>
    (all[index]?.offsetLeft ?? 0) - (all[0]?.offsetLeft ?? 0);
  const nearest = (): number => Math.round(scroller.scrollLeft / offsetOf(1));

  const update = (): void => {
    for (const [other, item] of all.entries()) {
      const from = offsetOf(other) - offsetOf(current);
      const hidden =
        from + item.offsetWidth < MIN_VISIBLE_PX || from > scroller.clientWidth - MIN_VISIBLE_PX;
      item.toggleAttribute('data-active', other === current);
      // An item with focus stays interactive.
      item.inert = hidden && !item.contains(document.activeElement);
    }
  };
  const show = (index: number, byHand: boolean): void => {
    current = index;
    update();
    onChange(byHand);
  };
  /** Jumps to the same view among the other copies, which looks identical. */
  const wrap = (by: number): void => {
    const left = scroller.scrollLeft + Math.sign(by) * offsetOf(count);
    scroller.scrollTo({ left, behavior: 'instant' });
    show(current + by, false);
  };
  const onScrollEnd = (): void => {
    clearTimeout(giveUpTimer);
    // An instant jump also fires scrollend, while the smooth scroll after it has just begun; a
    // scroll that never arrives is given up.
    if (moving && Math.abs(scroller.scrollLeft - offsetOf(current)) > 2) {
      giveUpTimer = setTimeout(giveUp, TIMEOUT_MS);
      return;
    }
    moving = false;
    if (nearest() !== current) show(nearest(), true);
    // Not while an item has focus.
    if (current >= count && !scroller.contains(document.activeElement)) wrap(-count);
  };

  const giveUp = (): void => {
    moving = false;
    onScrollEnd();
  };
  for (const type of ['touchstart', 'wheel'])
    scroller.addEventListener(type, () => (moving = false), { passive: true });
  scroller.addEventListener('scroll', () => {
    clearTimeout(giveUpTimer);
    if (!moving && nearest() !== current) show(nearest(), true);
  });
  if ('onscrollend' in window) scroller.addEventListener('scrollend', onScrollEnd);
  else {
    let timer: ReturnType<typeof setTimeout>;
    scroller.addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(onScrollEnd, 150);
    });
  }
  current = nearest();
  update();
  return {
    get lead() {
      return current % count;
    },
    count,
    move(step) {
      if (current + step < 0) wrap(count);
      else if (offsetOf(current + step) > scroller.scrollWidth - scroller.clientWidth) wrap(-count);
      show(current + step, false);
      moving = Math.abs(scroller.scrollLeft - offsetOf(current)) > 1;
      scroller.scrollLeft = offsetOf(current);
    },
    restore() {
      scroller.scrollTo({ left: offsetOf(current), behavior: 'instant' });
      show(current, false);
    },
  };
}
