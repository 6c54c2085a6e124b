/** Arrow keys, Home and End in a running row. */
import type { Carousel } from './carousel.store.ts';

/** @returns stops listening */
export function turnByKeys(list: HTMLElement, row: Carousel): () => void {
  const turn = (event: KeyboardEvent): void => {
    const { index, count } = row.$carousel.get();
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -index,
      End: count - 1 - index,
    };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    row.move(step);
  };
  list.addEventListener('keydown', turn);
  return () => list.removeEventListener('keydown', turn);
}
