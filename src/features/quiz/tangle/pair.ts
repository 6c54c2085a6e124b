/** Two people as two threads: at three places as far apart as their numbers. */
import { paths } from './paths.ts';
import { smooth } from './shape.ts';

/** Units of the drawing for one point of difference, at most {@link WIDEST}. */
const PER_POINT = 28;
const WIDEST = 72;
const POINTS = 121;

/** Paths of mine and theirs, along `length` units; `isDown` from top to bottom. */
export function pair(
  mine: readonly number[],
  theirs: readonly number[],
  length: number,
  isDown: boolean,
): string[] {
  const far = mine.map((one, at) =>
    Math.min(WIDEST, 5 + PER_POINT * Math.abs(one - (theirs[at] as number))),
  );
  // They change sides only where they part.
  let side = 1;
  const heights = far.map((distance, at) => {
    if (at && Math.max(distance, far[at - 1] as number) > 16) side = -side;
    return distance * side;
  });
  const threads = [1, -1].map((way) => ({
    marks: [],
    points: Array.from({ length: POINTS }, (_, at): [number, number, number] => {
      const share = at / (POINTS - 1);
      const place = share * 3 - 0.5;
      const index = Math.max(0, Math.min(1, Math.floor(place)));
      const near = smooth((place - index - 0.12) / 0.76);
      const width = (heights[index] as number) * (1 - near) + (heights[index + 1] as number) * near;
      const x = share * length;
      const y = way * width + 5 * Math.sin(share * 11);
      return isDown ? [y, x, x] : [x, y, x];
    }),
  }));
  let count = 0;
  return paths(threads, 5, () => count++ % 2 > 0);
}
