/**
 * The quiz's tangle: three threads, one per area, and eight loops, one per statement. A loop is one
 * turn of a coil seen from the side: radius² + pitch² stays the same, because thread does not
 * stretch. Shut, it is a ring; pulled, the ring shrinks, becomes a wave, lies nearly straight, and
 * the thread it gives up runs out at both sides. The same numbers always give the same picture.
 */

import { CATEGORIES, RULES, type Rule } from '../scoring.ts';

/** x, y, and the place along the thread, in units of the drawing. */
export type Point = [x: number, y: number, place: number];

export interface Thread {
  points: Point[];
  /** Where each of its loops is: index of the statement, x, y. */
  marks: [statement: number, x: number, y: number][];
}

/** Index of the thread of each statement, in quiz order. */
export const THREAD_OF = RULES.map(({ category }) => CATEGORIES.indexOf(category));

/** One for each: the types ask for those of a further statement or area. */
type Each<Of extends readonly unknown[], One> = { readonly [At in keyof Of]: One };

/** Side, lean, and the way to it from the loop before it on its thread: length, rise. */
type Loop = readonly [side: number, lean: number, way: number, rise: number];
/** Of each statement, in quiz order. */
const LOOPS: Each<typeof RULES, Loop> = [
  [-1, -0.22, 0, 0],
  [1, 0.11, 50, -28],
  [1, 0.1, 0, 0],
  [-1, -0.16, 20, 37],
  [-1, 0.19, 0, 0],
  [1, 0.21, 58, -25],
  [-1, 0.1, 28, 17],
  [1, -0.4, 48, -29],
];
/** Size of a loop, in units of the drawing. */
const sizeOf = (weight: number): number => 16 * weight + 1;
/** Middle of each thread, and its heights at the left and the right edge. */
const PLACES: Each<typeof CATEGORIES, readonly [number, number, number, number]> = [
  [18, -15, -15, -18],
  [-5, 5, 0, 13],
  [26, 3, 15, -1],
];
/** Length of thread between a knot and the part that runs off the edge. */
const LEAD = 560;
const LEAD_POINTS = 40;
/** Farther than any window is wide. */
const EDGE = 3000;
const SMOOTHING = 8;

const { PI, sin, cos, min, max } = Math;

export const smooth = (at: number): number => {
  const v = max(0, min(1, at));
  return v * v * (3 - 2 * v);
};

/** A thread's loops from left to right, beginning at 0, 0; and at which point each loop has its middle. */
function coil(thread: number, open: readonly number[]): [Point[], [number, number][]] {
  const points: Point[] = [];
  const middles: [number, number][] = [];
  let [x, y, place, last] = [0, 0, 0, 0];
  for (const [statement, [side, lean, way, rise]] of LOOPS.entries()) {
    if (THREAD_OF[statement] !== thread) continue;
    const size = sizeOf((RULES[statement] as Rule).weight);
    const looseness = open[statement] as number;
    const up = rise * (1 - 0.65 * min(looseness, last));
    const angle = (PI / 180) * (12 + 40 * looseness + 24 * smooth((looseness - 0.52) / 0.14));
    const radius = size * cos(angle);
    const pitch = size * sin(angle);
    for (let at = 0; at < way; at += 4)
      points.push([x + at, y + up * smooth(at / way), place + at]);
    x += way;
    y += up;
    place += way;
    last = looseness;
    for (let at = 0; at < 40; at++) {
      const turn = (PI * at) / 20;
      const height = side * radius * (1 - cos(turn));
      points.push([
        x + pitch * turn + radius * sin(turn) + lean * height * side * cos(angle),
        y + height,
        place + size * turn,
      ]);
    }
    // Half a loop back, and the edge and the lead come before all of it.
    middles.push([statement, points.length + LEAD_POINTS - 19]);
    x += 2 * PI * pitch;
    place += 2 * PI * size;
  }
  points.push([x, y, place]);
  return [points, middles];
}

/** A straight run from one point to another that settles at its outer end. */
const lead = (from: Point, to: Point, isOut: boolean): Point[] =>
  Array.from({ length: LEAD_POINTS }, (_, at) => {
    const share = at / LEAD_POINTS;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * smooth(isOut ? share * 6 : share * 6 - 5),
      from[2] + share * LEAD,
    ];
  });

/**
 * The three threads.
 * @param open looseness of the eight loops, 0 (shut) to 1 (pulled straight), in quiz order
 */
export function shape(open: readonly number[]): Thread[] {
  return PLACES.map(([middleX, middleY, left, right], thread) => {
    const [points, middles] = coil(thread, open);
    const [width, height] = points[points.length - 1] as Point;
    const body = points.map(([x, y, place]): Point => [
      x + middleX - width / 2,
      y + middleY - height / 2,
      place + LEAD,
    ]);
    const first = body[0] as Point;
    const end = body[body.length - 1] as Point;
    const all: Point[] = [
      [-EDGE, left, -EDGE],
      ...lead([first[0] - LEAD, left, 0], first, false),
      ...body,
      ...lead(end, [end[0] + LEAD, right, 0], true).slice(1),
      [EDGE, right, end[2] + EDGE],
    ];
    // Thread has no corners.
    for (let round = SMOOTHING; round--;)
      all.forEach(([x, y, place], at) => {
        const before = all[at - 1];
        const after = all[at + 1];
        if (before && after)
          all[at] = [(before[0] + after[0] + 2 * x) / 4, (before[1] + after[1] + 2 * y) / 4, place];
      });
    return {
      points: all,
      marks: middles.map(([statement, at]) => {
        const [x, y] = all[at] as Point;
        return [statement, x, y];
      }),
    };
  });
}

/**
 * Looseness of the eight loops from the three areas' numbers (1 to 5): each thread shares its slack
 * evenly, so that the picture has no single answer in it. Keeps clear of 0.51 to 0.65, where a loop
 * would be a point.
 */
export const even = (numbers: readonly number[]): number[] =>
  THREAD_OF.map((thread) => {
    const looseness = ((numbers[thread] as number) - 1) / 4;
    if (Math.abs(looseness - 0.58) > 0.07) return looseness;
    return looseness < 0.58 ? 0.51 : 0.65;
  });
