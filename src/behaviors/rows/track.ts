/** The scroller of a row and where it stands; its items stand in it twice, so that after the last comes the first. */

/** Pixels of an item in view that make it more than an edge. */
const EDGE = 48;

/** Milliseconds after which a move that stands still is over. */
const PATIENCE = 500;

/** A copy that carries no name twice. */
function again(item: HTMLElement): HTMLElement {
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
  /** Leading item, 0 to count - 1. */
  readonly lead: number;
  readonly count: number;
  /** Moves by so many items, round the end too; as its styles say, smoothly or at once. */
  move(step: number): void;
  /** Stands anew where it stood: its size may have changed. */
  settle(): void;
}

/**
 * @param scroller snaps to its children, all of one width
 * @param changed hears of every new leading item, and whether somebody scrolled there by hand
 */
export function track(scroller: HTMLElement, changed: (byHand: boolean) => void): Track {
  const items = [...scroller.children] as HTMLElement[];
  const count = items.length;
  const all = [...items, ...items.map(again)];
  scroller.append(...all.slice(count));
  /** Leading one of all items. */
  let at: number;
  /** Whether a move of ours is under way. */
  let moving = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const place = (index: number): number =>
    (all[index]?.offsetLeft ?? 0) - (all[0]?.offsetLeft ?? 0);
  const nearest = (): number => Math.round(scroller.scrollLeft / place(1));

  const mark = (): void => {
    for (const [other, item] of all.entries()) {
      const from = place(other) - place(at);
      const hidden = from + item.offsetWidth < EDGE || from > scroller.clientWidth - EDGE;
      item.toggleAttribute('data-active', other === at);
      // What has the focus keeps it.
      item.inert = hidden && !item.contains(document.activeElement);
    }
  };
  const show = (index: number, byHand: boolean): void => {
    at = index;
    mark();
    changed(byHand);
  };
  /** To the same view among the other copies: nothing is seen of it. */
  const shift = (by: number): void => {
    const left = scroller.scrollLeft + Math.sign(by) * place(count);
    scroller.scrollTo({ left, behavior: 'instant' });
    show(at + by, false);
  };
  const rest = (): void => {
    clearTimeout(patience);
    // A jump ends its scroll too, while the move after it has just begun; one that never arrives is given up.
    if (moving && Math.abs(scroller.scrollLeft - place(at)) > 2) {
      patience = setTimeout(giveUp, PATIENCE);
      return;
    }
    moving = false;
    if (nearest() !== at) show(nearest(), true);
    // Not under somebody's fingers.
    if (at >= count && !scroller.contains(document.activeElement)) shift(-count);
  };

  const giveUp = (): void => {
    moving = false;
    rest();
  };
  for (const type of ['touchstart', 'wheel'])
    scroller.addEventListener(type, () => (moving = false), { passive: true });
  scroller.addEventListener('scroll', () => {
    clearTimeout(patience);
    if (!moving && nearest() !== at) show(nearest(), true);
  });
  if ('onscrollend' in window) scroller.addEventListener('scrollend', rest);
  else {
    let timer: ReturnType<typeof setTimeout>;
    scroller.addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(rest, 150);
    });
  }
  at = nearest();
  mark();
  return {
    get lead() {
      return at % count;
    },
    count,
    move(step) {
      if (at + step < 0) shift(count);
      else if (place(at + step) > scroller.scrollWidth - scroller.clientWidth) shift(-count);
      show(at + step, false);
      moving = Math.abs(scroller.scrollLeft - place(at)) > 1;
      scroller.scrollLeft = place(at);
    },
    settle() {
      scroller.scrollTo({ left: place(at), behavior: 'instant' });
      show(at, false);
    },
  };
}
