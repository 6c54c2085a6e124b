/** Draws the tangle and pulls its loops: a spring per loop that stops by itself. */
import { paths } from './paths.ts';
import { shape, THREAD_OF } from './shape.ts';

const STIFFNESS = 0.035;
const DAMPING = 0.86;
const STEP_MS = 1000 / 60;
const MAX_STEPS = 3;
/** Below these movements it is at rest: of a loop, of the ring in units of the drawing. */
const SETTLED = 0.001;
const RING_SETTLED = 0.3;
/** Share of its way that the ring travels per frame. */
const RING_SPEED = 0.16;

/**
 * Moves the loops to `open`, each 0 to 1, and the ring to the loop of a statement; without one the
 * ring is hidden.
 */
export type Pull = (open: readonly number[], statement: number) => void;

/**
 * Draws into a picture with three paths and a ring. What is drawn first, and everything with
 * `isStill`, does not move.
 */
export function live(svg: SVGSVGElement, isStill: () => boolean): Pull {
  const lines = svg.querySelectorAll('path');
  const ring = svg.querySelector('circle') as SVGCircleElement;
  const zero = (): number[] => THREAD_OF.map(() => 0);
  const now = zero();
  const to = zero();
  const speed = zero();
  let place: [x: number, y: number] | undefined;
  let at = 0;
  let last = 0;

  /** Returns how far the ring still has to go. */
  const draw = (share: number): number => {
    const threads = shape(now);
    for (const [index, path] of paths(threads).entries()) lines[index]?.setAttribute('d', path);
    const mark = threads.flatMap(({ marks }) => marks).find(([statement]) => statement === at);
    ring.setAttribute('visibility', mark ? 'visible' : 'hidden');
    if (!mark) return 0;
    const [, x, y] = mark;
    const [fromX, fromY] = place ?? [x, y];
    place = [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    ring.setAttribute('cx', `${place[0]}`);
    ring.setAttribute('cy', `${place[1]}`);
    return Math.hypot(x - fromX, y - fromY);
  };
  const frame = (time: number): void => {
    let moved = 0;
    const steps = Math.min(MAX_STEPS, Math.max(1, Math.round((time - last) / STEP_MS)));
    for (let step = steps; step--;)
      to.forEach((goal, loop) => {
        const way = goal - (now[loop] as number);
        speed[loop] = ((speed[loop] as number) + way * STIFFNESS) * DAMPING;
        now[loop] = (now[loop] as number) + speed[loop];
        moved = Math.max(moved, Math.abs(speed[loop]), Math.abs(way));
      });
    last = time;
    if (draw(RING_SPEED) > RING_SETTLED || moved > SETTLED) requestAnimationFrame(frame);
    else last = 0;
  };
  return (open, statement) => {
    const isFirst = !place;
    at = statement;
    open.forEach((goal, loop) => {
      to[loop] = goal;
    });
    const line = lines[THREAD_OF[at] ?? -1];
    if (line) ring.setAttribute('stroke', getComputedStyle(line).stroke);
    if (isFirst || isStill()) {
      to.forEach((goal, loop) => {
        now[loop] = goal;
      });
      place = undefined;
      draw(1);
      place ??= [0, 0];
    } else if (!last) {
      last = performance.now();
      requestAnimationFrame(frame);
    }
  };
}
