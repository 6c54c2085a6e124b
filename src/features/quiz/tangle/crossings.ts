/** Where threads cross, and which of them lies over the other. */
import { type Point, shape, type Thread, THREAD_OF } from './shape.ts';

/** One thread at a crossing: its index, the place along it, half the gap there. */
export type Visit = [thread: number, place: number, half: number];

const { min, max, abs, hypot } = Math;
/** Neighbors on one thread touch, which is no crossing. */
const NEIGHBORS = 4;

/** All crossings of the threads, with each other and with themselves. */
export function crossings(threads: readonly Thread[], gap: number): [Visit, Visit][] {
  const found: [Visit, Visit][] = [];
  threads.forEach(({ points: some }, a) => {
    for (let b = a; b < threads.length; b++) {
      const others = (threads[b] as Thread).points;
      for (let i = 0; i + 1 < some.length; i++) {
        const [px, py, pPlace] = some[i] as Point;
        const [qx, qy, qPlace] = some[i + 1] as Point;
        const left = min(px, qx);
        const right = max(px, qx);
        const top = min(py, qy);
        const bottom = max(py, qy);
        const dx = qx - px;
        const dy = qy - py;
        for (let j = a === b ? i + NEIGHBORS : 0; j + 1 < others.length; j++) {
          const [mx, my, mPlace] = others[j] as Point;
          const [nx, ny, nPlace] = others[j + 1] as Point;
          if (
            (mx < left && nx < left) ||
            (mx > right && nx > right) ||
            (my < top && ny < top) ||
            (my > bottom && ny > bottom)
          )
            continue;
          const ex = nx - mx;
          const ey = ny - my;
          const area = dx * ey - dy * ex;
          const f = ((mx - px) * ey - (my - py) * ex) / area;
          const g = ((mx - px) * dy - (my - py) * dx) / area;
          if (!(f >= 0 && f < 1 && g >= 0 && g < 1)) continue;
          const one = hypot(dx, dy);
          const other = hypot(ex, ey);
          // Flat crossings need a longer gap.
          const half = gap / max(0.42, abs(area) / (one * other));
          found.push([
            [a, pPlace + f * (qPlace - pPlace), (half * (qPlace - pPlace)) / one],
            [b, mPlace + g * (nPlace - mPlace), (half * (nPlace - mPlace)) / other],
          ]);
        }
      }
    }
  });
  return found;
}

/** How high each thread lies at places along it: 1 over, -1 under. */
let heights: [place: number, height: number][][] | undefined;

/**
 * Over, under, over in the shut knot. A thread keeps its height when it moves, so no gap flickers,
 * and any state can be drawn on its own.
 */
function shutHeights(): [number, number][][] {
  const all = crossings(shape(THREAD_OF.map(() => 0)), 1);
  const over = new Map<[Visit, Visit], Visit>();
  return [0, 1, 2].map((thread) => {
    const visits = all
      .flatMap((crossing) =>
        crossing.filter(([index]) => index === thread).map((visit) => [crossing, visit] as const),
      )
      .sort(([, one], [, other]) => one[1] - other[1]);
    const known = visits.findIndex(([crossing]) => over.has(crossing));
    const [crossing, visit] = visits[known] ?? [];
    let isOver = crossing ? (over.get(crossing) === visit) === (known % 2 === 0) : thread % 2 === 0;
    return visits.map(([at, mine]) => {
      if (!over.has(at)) over.set(at, isOver ? mine : at[at[0] === mine ? 1 : 0]);
      const isMineOver = over.get(at) === mine;
      isOver = !isMineOver;
      return [mine[1], isMineOver ? 1 : -1];
    });
  });
}

/** Height of a thread at a place, between those of its crossings in the shut knot. */
export function heightAt([thread, place]: Visit): number {
  heights ??= shutHeights();
  const known = heights[thread] as [number, number][];
  const next = known.findIndex(([at]) => at > place);
  const [from, low] = known[next < 0 ? known.length - 1 : Math.max(0, next - 1)] as [
    number,
    number,
  ];
  // The ends lie between over and under.
  if (next < 1) return -low / 2;
  const [to, high] = known[next] as [number, number];
  return low + ((high - low) * (place - from)) / (to - from);
}
