/** How the threads move: inertia, a place to go to, a length that does not stretch, no sharp bends. */
import { POINTS, type Point, type Thread, unit } from './threads.ts';

/** A point held by a hand. */
export interface Grip {
  thread: Thread;
  index: number;
  x: number;
  y: number;
}

const { abs, hypot, max } = Math;
/** Factor by which a point's speed shrinks in each step. */
const INERTIA = 0.84;
/** How fast a point goes to its place; slower while a hand pulls. */
const SOFTNESS = 0.05;
const SOFTNESS_HELD = 0.012;
const SMOOTHING = 0.16;
/** Repetitions per step that keep the length. */
const ROUNDS = 3;
/** A thread shortens to this part of its length. */
const MIN_PART = 0.4;
/** Points around a bend, and how far apart they stay, in distances between points. */
const BEND = 4;
const BEND_OPEN = 2;

/** Moves both ends of a piece so that it has the wanted length. */
function pull(p: Point, q: Point, wanted: number, strength: number): void {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = hypot(dx, dy);
  if (!length) return;
  const by = ((length - wanted) / length) * strength;
  p.x += dx * by;
  p.y += dy * by;
  q.x -= dx * by;
  q.y -= dy * by;
}

/** One step of a thread towards its places. */
function advance({ points }: Thread, looseness: number, isHeld: boolean): void {
  const softness = isHeld ? SOFTNESS_HELD : SOFTNESS;
  for (const p of points) {
    const t = unit(looseness * 1.6 - p.delay);
    p.loose = (t * t * (3 - 2 * t)) ** 1.4;
    const toX = p.tangledX + (p.looseX - p.tangledX) * p.loose - p.x;
    const toY = p.tangledY + (p.looseY - p.tangledY) * p.loose - p.y;
    const [speedX, speedY] = [(p.x - p.beforeX) * INERTIA, (p.y - p.beforeY) * INERTIA];
    p.beforeX = p.x;
    p.beforeY = p.y;
    p.x += speedX + toX * softness;
    p.y += speedY + toY * softness;
  }
  for (let i = 1; i < POINTS - 1; i++) {
    const [before, p, after] = [points[i - 1], points[i], points[i + 1]] as [Point, Point, Point];
    p.x += ((before.x + after.x) / 2 - p.x) * SMOOTHING;
    p.y += ((before.y + after.y) / 2 - p.y) * SMOOTHING;
  }
}

/** Also opens tight bends, less so once the thread is nearly loose. */
function keepLength({ points, rest }: Thread): void {
  for (let i = 1; i < POINTS; i++) {
    const [p, q] = [points[i - 1] as Point, points[i] as Point];
    const length = hypot(q.x - p.x, q.y - p.y);
    if (length > rest) pull(p, q, rest, 0.5);
    else if (length < rest * MIN_PART) pull(p, q, rest * MIN_PART, 0.5);
    const from = points[i - BEND];
    if (!from) continue;
    const open = rest * BEND_OPEN;
    if (hypot(q.x - from.x, q.y - from.y) < open) pull(from, q, open, 0.4 * (1 - p.loose));
  }
}

/** A sixtieth of a second. @param looseness 0: tangled, 1: loose @returns how much the fastest point moved */
export function step(
  threads: readonly Thread[],
  looseness: number,
  grip: Grip | undefined,
): number {
  let moved = 0;
  for (const thread of threads) {
    advance(thread, looseness, grip !== undefined);
    for (let round = 0; round < ROUNDS; round++) {
      const held = grip?.thread === thread ? thread.points[grip.index] : undefined;
      if (grip && held) {
        held.x = grip.x;
        held.y = grip.y;
      }
      keepLength(thread);
    }
    for (const { x, y, beforeX, beforeY } of thread.points)
      moved = max(moved, abs(x - beforeX) + abs(y - beforeY));
  }
  return moved;
}
