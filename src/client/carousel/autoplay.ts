/** Autoplay timer of a carousel (R111, R112, R138, R139, D21). */

export interface Autoplay {
  /** Adds or removes a reason to pause: mouse, focus, hidden tab. */
  hold(why: string, holds: boolean): void;
  /** Stops until Play is pressed; used after every manual move. */
  stop(): void;
  /** Action of the Pause/Play button. */
  toggle(): void;
}

/**
 * Starts immediately.
 *
 * @param interval milliseconds between moves; restarts after a pause
 * @param advance moves the carousel
 * @param onChange called with whether autoplay is on; pauses do not count
 */
export function autoplay(
  interval: number,
  advance: () => void,
  onChange: (running: boolean) => void,
): Autoplay {
  const holds = new Set<string>();
  let running = true;
  let timer: ReturnType<typeof setTimeout>;
  const restart = (): void => {
    clearTimeout(timer);
    if (!running || holds.size) return;
    timer = setTimeout(() => {
      advance();
      restart();
    }, interval);
  };
  const run = (now: boolean): void => {
    running = now;
    onChange(now);
    restart();
  };
  restart();
  return {
    hold(why, held) {
      if (held) holds.add(why);
      else holds.delete(why);
      restart();
    },
    stop: () => run(false),
    toggle: () => run(!running),
  };
}
