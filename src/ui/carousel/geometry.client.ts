/** Sizes of a row as the style sheet lays it out, in pixels; unaffected by how far it has turned. */

/** Less than this in view does not count as visible. */
const MIN_VISIBLE = 48;

export interface Geometry {
  items: readonly HTMLElement[];
  /** Distance of each item from the first. */
  offsets: readonly number[];
  widths: readonly number[];
  gap: number;
  /** Of all items, with a gap after each. */
  length: number;
  /** Width in which items are visible. */
  visible: number;
  /** How far a row that does not loop can turn. */
  end: number;
  /** Whether all are in view at once: nothing to turn. */
  fits: boolean;
  /**
   * Whether the first can follow the last: an item must have left on one side before it is needed
   * on the other. Otherwise the row rewinds.
   */
  loops: boolean;
}

export function measure(list: HTMLElement): Geometry {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const style = getComputedStyle(list);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const gap = Number.parseFloat(style.columnGap) || 0;
  // Not `offsetLeft`, which is rounded: the seam of a loop would show.
  const widths = items.map((item) => item.getBoundingClientRect().width);
  let length = 0;
  const offsets = widths.map((width) => {
    const offset = length;
    length += width + gap;
    return offset;
  });
  const visible = list.clientWidth;
  const end = length - gap - (visible - padding);
  return {
    items,
    offsets,
    widths,
    gap,
    length,
    visible,
    end,
    // By a pixel, because `clientWidth` is rounded.
    fits: end <= 1,
    loops: length - visible >= Math.max(...widths) - 1,
  };
}

/** The item at the leading edge of a row that scrolls. */
export function nearest({ scrollLeft }: HTMLElement, { offsets }: Geometry): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** @param from distance of an item from the leading edge */
export function isOutOfView(from: number, width: number, { visible }: Geometry): boolean {
  return from + width < MIN_VISIBLE || from > visible - MIN_VISIBLE;
}
