/** The clock of a row that moves by itself (R111, R112, R138, R139, D21). */

export interface Rotation {
  /** Something wants it to wait, or no longer does: the mouse, the focus, a hidden tab. */
  hold(why: string, holds: boolean): void;
  /** For good, until somebody presses Play: after every move by hand. */
  stop(): void;
  /** What Pause and Play do. */
  toggle(): void;
}

/**
 * Starts at once.
 *
 * @param every milliseconds between two turns; after a wait they begin anew
 * @param turn moves the row on
 * @param tell hears whether it is running, but for waits
 */
export function rotation(
  every: number,
  turn: () => void,
  tell: (running: boolean) => void,
): Rotation {
  const holds = new Set<string>();
  let running = true;
  let timer: ReturnType<typeof setTimeout>;
  const wind = (): void => {
    clearTimeout(timer);
    if (!running || holds.size) return;
    timer = setTimeout(() => {
      turn();
      wind();
    }, every);
  };
  const run = (now: boolean): void => {
    running = now;
    tell(now);
    wind();
  };
  wind();
  return {
    hold(why, held) {
      if (held) holds.add(why);
      else holds.delete(why);
      wind();
    },
    stop: () => run(false),
    toggle: () => run(!running),
  };
}
