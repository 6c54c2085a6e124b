/** The threads of the hero move once after the page has loaded. */
import { networkInformation } from './network-information.ts';

const DURATION_MS = 2400;
/** In units of each drawing: two threads go opposite ways, and back. */
const DISTANCE = 9;
/** The threads of the heading, and those between the chairs, which are drawn last. */
const THREADS = '#h1 path,[aria-labelledby=h1] [role=img]>:last-child>path';

/** Not where motion is unwelcome, nor on a slow or metered connection, often a slow phone. */
export function moveThreadsOnce(): void {
  const { saveData, effectiveType = '4g' } = networkInformation();
  const isUnwelcome = matchMedia('(prefers-reduced-motion)').matches;
  if (isUnwelcome || saveData || effectiveType !== '4g') return;
  addEventListener('load', () => {
    for (const [index, thread] of document.querySelectorAll(THREADS).entries()) {
      const x = index % 2 ? DISTANCE : -DISTANCE;
      thread.animate(
        { transform: ['none', `translateX(${x}px)`, 'none'] },
        { duration: DURATION_MS, easing: 'ease-in-out' },
      );
    }
  });
}
