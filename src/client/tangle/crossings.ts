/** Where the threads cross, and which strand is on top. */
import { POINTS, type Point, type Thread } from './threads.ts';

/** Half of the gap in the lower strand, in units of the drawing. */
const GAP = 5.4;
/** Beyond this the threads are outside of the drawing. */
const EDGE = 760;
/** Neighbors on a thread do not cross. */
const NEIGHBORS = 3;

/** Places are indexes of points with fractions. */
export interface Crossing {
  strands: readonly [number, number];
  places: readonly [number, number];
  /** Half, longer where the strands meet at a small angle. */
  gap: number;
  /** Strand 0 or 1. */
  top: number | undefined;
}

const { abs, hypot, max, min } = Math;

/** Fractions of both segments and the sine of their angle. */
function meet(p: Point, q: Point, m: Point, n: Point): [number, number, number] | undefined {
  if (min(m.x, n.x) > max(p.x, q.x) || max(m.x, n.x) < min(p.x, q.x)) return undefined;
  if (min(m.y, n.y) > max(p.y, q.y) || max(m.y, n.y) < min(p.y, q.y)) return undefined;
  const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, n.x - m.x, n.y - m.y];
  const area = dx * ey - dy * ex;
  if (!area) return undefined;
  const first = ((m.x - p.x) * ey - (m.y - p.y) * ex) / area;
  const second = ((m.x - p.x) * dy - (m.y - p.y) * dx) / area;
  if (first < 0 || first >= 1 || second < 0 || second >= 1) return undefined;
  return [first, second, abs(area) / (hypot(dx, dy) * hypot(ex, ey) || 1)];
}

/** Of both threads with each other and with themselves. */
export function findCrossings(threads: readonly Thread[]): Crossing[] {
  const found: Crossing[] = [];
  for (const strands of [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [first, second] = strands.map((at) => (threads[at] as Thread).points) as [
      Point[],
      Point[],
    ];
    for (let i = 0; i < POINTS - 1; i++) {
      const [p, q] = [first[i] as Point, first[i + 1] as Point];
      if (min(abs(p.x), abs(q.x)) > EDGE) continue;
      for (let j = first === second ? i + NEIGHBORS : 0; j < POINTS - 1; j++) {
        const at = meet(p, q, second[j] as Point, second[j + 1] as Point);
        if (!at) continue;
        const places = [i + at[0], j + at[1]] as const;
        found.push({ strands, places, gap: GAP / max(0.4, at[2]), top: undefined });
      }
    }
  }
  return found;
}

/** A visit to a crossing: over, under, over, under along the thread. */
type Height = [place: number, isTop: boolean];

/** Decides once what is over and what is under, and remembers it, so that gaps do not flicker. */
export class Heights {
  private known: Crossing[];
  private readonly first: Height[][] = [[], []];

  constructor(threads: readonly Thread[]) {
    this.known = findCrossings(threads);
    for (const thread of [0, 1]) this.alternate(thread);
  }

  private alternate(thread: number): void {
    const visits = this.known
      .flatMap((crossing) =>
        [0, 1]
          .filter((side) => crossing.strands[side] === thread)
          .map((side) => ({ crossing, side, place: crossing.places[side] as number })),
      )
      .sort((a, b) => a.place - b.place);
    const set = visits.findIndex(({ crossing }) => crossing.top !== undefined);
    const start = visits[set];
    let isTop = thread === 1;
    if (start) isTop = (start.crossing.top === start.side) !== (set % 2 === 1);
    for (const { crossing, side, place } of visits) {
      crossing.top ??= isTop ? side : 1 - side;
      const wasTop = crossing.top === side;
      (this.first[thread] as Height[]).push([place, wasTop]);
      isTop = !wasTop;
    }
  }

  /** Whether the strand was on top where it is closest to `place` in the first picture. */
  private wasTop(thread: number, place: number): boolean {
    let best = false;
    let distance = Number.POSITIVE_INFINITY;
    for (const [at, isTop] of this.first[thread] as Height[]) {
      if (abs(at - place) >= distance) continue;
      distance = abs(at - place);
      best = isTop;
    }
    return best;
  }

  /** Of the current picture, with what is on top. */
  update(threads: readonly Thread[]): readonly Crossing[] {
    const found = findCrossings(threads);
    for (const crossing of found) {
      let distance = 9;
      for (const old of this.known) {
        if (old.strands !== crossing.strands && old.strands.join() !== crossing.strands.join())
          continue;
        const by =
          abs(old.places[0] - crossing.places[0]) + abs(old.places[1] - crossing.places[1]);
        if (by >= distance) continue;
        distance = by;
        crossing.top = old.top;
      }
      const [a, b] = crossing.strands;
      crossing.top ??=
        Number(this.wasTop(a, crossing.places[0])) >= Number(this.wasTop(b, crossing.places[1]))
          ? 0
          : 1;
    }
    this.known = found;
    return found;
  }
}
