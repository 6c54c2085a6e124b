/** A thread as the path of an SVG, with gaps where it passes under. */
import type { Crossing } from './crossings.ts';
import { POINTS, type Point, type Thread } from './threads.ts';

const { floor, hypot, max, min } = Math;
const tenth = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

/** As pairs of places along the thread, in order. */
function gapsOf(thread: number, points: readonly Point[], crossings: readonly Crossing[]) {
  return crossings
    .flatMap(({ strands, places, gap, top }): [number, number][] => {
      const under = top === 0 ? 1 : 0;
      if (strands[under] !== thread) return [];
      const place = places[under];
      const i = min(POINTS - 2, floor(place));
      const [p, q] = [points[i] as Point, points[i + 1] as Point];
      const width = gap / (hypot(q.x - p.x, q.y - p.y) || 1);
      return [[place - width, place + width]];
    })
    .sort(([a], [b]) => a - b);
}

/** Between two places, as a smooth line. */
function pieceOf(points: readonly Point[], from: number, to: number): string {
  const at = (place: number): string => {
    const i = min(POINTS - 2, floor(place));
    const [p, q] = [points[i] as Point, points[i + 1] as Point];
    return pair(p.x + (q.x - p.x) * (place - i), p.y + (q.y - p.y) * (place - i));
  };
  let d = `M${at(from)}`;
  let i = floor(from) + 1;
  if (i >= to) return `${d}L${at(to)}`;
  for (; i + 1 < to; i++) {
    const [p, next] = [points[i] as Point, points[i + 1] as Point];
    d += `Q${pair(p.x, p.y)} ${pair((p.x + next.x) / 2, (p.y + next.y) / 2)}`;
  }
  const last = points[i] as Point;
  return `${d}Q${pair(last.x, last.y)} ${at(to)}`;
}

/** The attribute `d` of a thread. */
export function pathOf({ points }: Thread, thread: number, crossings: readonly Crossing[]): string {
  let d = '';
  let from = 0;
  for (const [start, end] of [
    ...gapsOf(thread, points, crossings),
    [POINTS - 1, POINTS] as const,
  ]) {
    if (start > from) d += pieceOf(points, from, start);
    from = max(from, end);
  }
  return d;
}
