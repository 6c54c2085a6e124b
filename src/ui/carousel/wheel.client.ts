/** Sideways wheel and trackpad on a running slider; keen-slider knows only presses and fingers. */
import type { KeenSliderInstance } from 'keen-slider';

/** Milliseconds without a wheel event after which the row goes to an item. */
const PAUSE = 120;
/** Pixels from which the row goes on to the next item instead of back. */
const ENOUGH = 24;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

/**
 * @param onTurn called before each step
 * @returns stops listening
 */
export function turnByWheel(
  list: HTMLElement,
  slider: KeenSliderInstance,
  onTurn: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Item and position in front when the gesture began. */
  let from: { abs: number; position: number } | undefined;

  const settle = (): void => {
    const { abs, position } = slider.track.details;
    const moved = (position - (from?.position ?? position)) * slider.size;
    const isShort = abs === from?.abs && Math.abs(moved) > ENOUGH;
    from = undefined;
    slider.moveToIdx(isShort ? abs + Math.sign(moved) : abs, true);
  };
  const turn = (event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    // The page scrolls up and down; Ctrl zooms.
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    onTurn();
    const { track, animator } = slider;
    animator.stop();
    from ??= track.details;
    const { position, min, max } = track.details;
    const by = (deltaX * (deltaMode ? LINE : 1)) / slider.size;
    track.add(Math.min(max, Math.max(min, position + by)) - position);
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  list.addEventListener('wheel', turn, { passive: false });
  return () => {
    clearTimeout(timer);
    list.removeEventListener('wheel', turn);
  };
}
