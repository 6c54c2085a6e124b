/**
 * State and autoplay of a row that turns (R111–R113, R138–R140, D21). Knows nothing of the page: the island reports
 * what happens to the row, and moves it to `position`.
 */
import { map, type ReadableAtom } from 'nanostores';

/** Reasons to pause; autoplay resumes when the last one ends. `room`: all items fit. */
export type Hold = 'mouse' | 'finger' | 'focus' | 'tab' | 'sight' | 'motion' | 'room';

export interface CarouselState {
  count: number;
  /** Leading item, 0 to `count` - 1. */
  index: number;
  /** Leading item, counted on over the ends, so that the row knows which way to turn. */
  position: number;
  /** Pauses do not count. */
  running: boolean;
  holds: readonly Hold[];
  /** For screen readers: the last item that a button or a key led to. */
  announced: number | null;
}

/** The returned function cancels the call. */
export type After = (wait: number, act: () => void) => () => void;

const byTimeout: After = (wait, act) => {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
};

export interface Carousel {
  $carousel: ReadableAtom<CarouselState>;
  /** @param interval milliseconds between moves; restarts after a pause @param running autoplay */
  begin(count: number, index: number, interval: number, running: boolean): void;
  /** By buttons or keys: stops autoplay for good, and announces the item. */
  move(step: number): void;
  /** Like `move`, to an item. */
  jump(index: number): void;
  moved(position: number): void;
  hold(reason: Hold, isHeld: boolean): void;
  toggle(): void;
}

const START: CarouselState = {
  count: 0,
  index: 0,
  position: 0,
  running: false,
  holds: [],
  announced: null,
};

export function createCarousel(after: After = byTimeout): Carousel {
  const $carousel = map(START);
  let interval = 0;
  let cancel: (() => void) | undefined;

  const change = (changes: Partial<CarouselState>): void => {
    const state = { ...$carousel.get(), ...changes };
    const { count, position } = state;
    $carousel.set({ ...state, index: count && ((position % count) + count) % count });
  };
  const restart = (): void => {
    cancel?.();
    const { running, holds } = $carousel.get();
    if (!running || holds.length) return;
    cancel = after(interval, () => {
      change({ position: $carousel.get().position + 1 });
      restart();
    });
  };
  const run = (running: boolean): void => {
    change({ running });
    restart();
  };
  const move = (step: number): void => {
    change({ position: $carousel.get().position + step });
    change({ announced: $carousel.get().index });
    run(false);
  };
  return {
    $carousel,
    begin(count, position, milliseconds, running) {
      interval = milliseconds;
      change({ count, position });
      run(running);
    },
    move,
    jump: (index) => move(index - $carousel.get().index),
    moved(position) {
      change({ position });
      run(false);
    },
    hold(reason, isHeld) {
      const { holds } = $carousel.get();
      if (holds.includes(reason) === isHeld) return;
      change({ holds: isHeld ? [...holds, reason] : holds.filter((other) => other !== reason) });
      restart();
    },
    toggle: () => run(!$carousel.get().running),
  };
}

const rows = new Map<string, Carousel>();

/** Shared by the row's island and others that turn it. */
export function carouselNamed(name: string): Carousel {
  const row = rows.get(name) ?? createCarousel();
  rows.set(name, row);
  return row;
}
