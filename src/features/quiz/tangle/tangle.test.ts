/** The drawing's shape: three threads and eight loops that any answers can pull. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crossings } from './crossings.ts';
import { pair } from './pair.ts';
import { paths } from './paths.ts';
import { even, shape, THREAD_OF } from './shape.ts';
import { openOf } from './Tangle.tsx';
import { CATEGORIES, RULES } from '../scoring.ts';

const all = (value: number): number[] => THREAD_OF.map(() => value);
const widthOf = (open: number[], thread: number): number => {
  const marks = shape(open)[thread]?.marks ?? [];
  return (marks.at(-1)?.[1] ?? 0) - (marks[0]?.[1] ?? 0);
};
/** How many crossings a drawing has. */
const knots = (open: number[]): number => crossings(shape(open), 1).length;
const gapsOf = (open: number[]): number => paths(shape(open)).join('').split('M').length - 1;

/** As in the first card of the quiz, which is an image: no farther than windows are wide. */
function shutPicture(): string {
  const lines = paths(shape(all(0))).map((path, at) => {
    const short = path.replaceAll('-3000 ', '-1400 ').replaceAll('3000 ', '1400 ');
    return `<path class="${'abc'[at]}" d="${short}"/>`;
  });
  const style =
    '.a{stroke:var(--color-teal-deep,#135558)}.b{stroke:var(--color-card-thread,#8f4a17)}.c{stroke:var(--color-blue-deep,#2b4c74)}@media(prefers-color-scheme:dark){.a{stroke:var(--color-teal-deep,#9ad3ca)}.b{stroke:var(--color-card-thread,#ebb272)}.c{stroke:var(--color-blue-deep,#b5cee6)}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1200 -92 2400 184" width="2400" height="184" fill="none" stroke-width="3.8" stroke-linejoin="round"><style>${style}</style>${lines.join('')}</svg>\n`;
}

it('has a thread for each area and a loop for each statement, in the quiz’s order', () => {
  const areas = RULES.map(({ category }) => CATEGORIES.indexOf(category));
  const loops = shape(all(0)).map(({ marks }) => marks.map(([statement]) => statement));
  expect(loops.flat().sort()).toEqual(RULES.map((_, at) => at));
  loops.forEach((marks, thread) => {
    for (const statement of marks) expect(areas[statement]).toBe(thread);
  });
});

it('each answer pulls its own loop, and reverse-scored statements the other way', () => {
  expect(openOf({})).toEqual(all(0));
  for (const { id, reverseScored } of RULES) {
    const worst = openOf({ [id]: reverseScored ? 5 : 1 });
    const best = openOf({ [id]: reverseScored ? 1 : 5 });
    expect(worst).toEqual(all(0));
    expect(best).toEqual(THREAD_OF.map((_, at) => (at === id - 1 ? 1 : 0)));
    const before = shape(all(0));
    const after = shape(best);
    after.forEach(({ points }, thread) => {
      const isOwn = THREAD_OF[id - 1] === thread;
      expect(JSON.stringify(points) === JSON.stringify(before[thread]?.points)).toBe(!isOwn);
    });
  }
});

it('a knot opens: threads get longer and cross each other less', () => {
  expect(widthOf(all(1), 0)).toBeGreaterThan(widthOf(all(0), 0) * 2);
  expect(knots(all(1))).toBeLessThan(knots(all(0)) / 2);
  expect(knots(all(0))).toBeGreaterThan(20);
  // Every crossing is a gap, though two that nearly touch are one.
  expect(gapsOf(all(0))).toBeGreaterThan(15);
});

it('the same numbers give the same picture, in any order of drawing', () => {
  const first = paths(shape(even([3.3, 2, 3.6])));
  paths(shape(all(1)));
  expect(paths(shape(even([3.3, 2, 3.6])))).toEqual(first);
  for (const path of first) expect(path).toMatch(/^M-3000 [-\d.]+[LQM \d.-]+$/);
});

it('a shared picture has the same looseness for all statements of an area, and never a point for a loop', () => {
  for (let tenths = 10; tenths <= 50; tenths += 1) {
    const open = even([tenths / 10, 3, 5]);
    expect(new Set(THREAD_OF.map((thread, at) => `${thread} ${open[at]}`)).size).toBe(3);
    expect(open[0] === 0.51 || open[0] === 0.65 || Math.abs((open[0] ?? 0) - 0.58) > 0.07).toBe(
      true,
    );
  }
});

it('two people’s threads are as far apart as their numbers', () => {
  const farthest = (mine: number[], theirs: number[]): number => {
    const [path = ''] = pair(mine, theirs, 900, false);
    const heights = [...path.matchAll(/[\d.-]+ (-?[\d.]+)/g)].map(([, y]) => Math.abs(Number(y)));
    return Math.max(...heights);
  };
  const same = farthest([3, 3, 3], [3, 3, 3]);
  const near = farthest([3, 3, 3], [3, 4, 3]);
  expect(same).toBeLessThan(12);
  expect(near).toBeGreaterThan(same + 15);
  expect(farthest([5, 1, 3], [1, 5, 3])).toBeLessThan(78);
  expect(pair([3, 2, 3], [3, 4, 3], 720, true)).not.toEqual(pair([3, 2, 3], [3, 4, 3], 720, false));
});

it('the picture of the first card is the shut tangle', () => {
  expect(readFileSync('src/features/quiz/tangle/shut.svg', 'utf8')).toBe(shutPicture());
});
