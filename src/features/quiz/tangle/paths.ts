/** Threads as path strings, with a gap where one passes under another: that works on any ground. */
import { crossings, heightAt, type Visit } from './crossings.ts';
import type { Point, Thread } from './shape.ts';

/** Half a gap, in units of the drawing. */
const GAP = 4.8;
/** Shortest piece of thread between two gaps. */
const SLIVER = 9;

type Under = (one: Visit, other: Visit) => boolean;
const lower: Under = (one, other) => heightAt(one) < heightAt(other);

const round = (value: number): number => Math.round(value * 10) / 10;
type Spot = [x: number, y: number];
const mid = ([ax, ay]: Spot, [bx, by]: Spot): string =>
  `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;

/** A run of spots as curves through their middles. */
const curve = (run: Spot[]): string =>
  run.length < 2
    ? ''
    : `M${mid(run[0] as Spot, run[0] as Spot)}${run
        .slice(1)
        .map((spot, at) => {
          const next = run[at + 2];
          return next ? `Q${mid(spot, spot)} ${mid(spot, next)}` : `L${mid(spot, spot)}`;
        })
        .join('')}`;

/** What is left of a thread between the cuts, in order along it. */
function pieces(points: readonly Point[], cuts: [number, number][]): string {
  let path = '';
  let run: Spot[] = [];
  let next = 0;
  let [ox, oy, from] = points[0] as Point;
  for (const [x, y, to] of points.slice(1)) {
    const start = from;
    const spotAt = (place: number): Spot => {
      const share = (place - start) / (to - start);
      return [ox + (x - ox) * share, oy + (y - oy) * share];
    };
    while (from < to) {
      while (cuts[next] && (cuts[next] as [number, number])[1] <= from) next++;
      const [cut, end] = cuts[next] ?? [to, to];
      if (cut <= from) {
        from = Math.min(to, end);
        path += curve(run);
        run = [];
      } else {
        if (!run.length) run.push(spotAt(from));
        from = Math.min(to, cut);
        run.push(spotAt(from));
      }
    }
    [ox, oy] = [x, y];
  }
  return path + curve(run);
}

/** One path string per thread. */
export function paths(threads: readonly Thread[], gap = GAP, isUnder: Under = lower): string[] {
  const cuts = threads.map((): [number, number][] => []);
  for (const [one, other] of crossings(threads, gap)) {
    const [thread, place, half] = isUnder(one, other) ? one : other;
    cuts[thread]?.push([place - half, place + half]);
  }
  return threads.map(({ points }, index) => {
    const list = (cuts[index] as [number, number][]).sort(([one], [other]) => one - other);
    list.forEach((cut, at) => {
      const after = list[at + 1];
      if (after && after[0] - cut[1] < SLIVER) cut[1] = after[0];
    });
    return pieces(points, list);
  });
}
