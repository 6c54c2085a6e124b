import { expect, it } from 'vitest';
import { fromTheMiddle, groupPortrait } from './group-portrait.ts';

const SOFA = '<svg viewBox="0 0 9 9"><g id="people"/><path d="M0 0"/></svg>';
const drawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="26 14 268 335"><g id="ground"><path d="M9 9"/></g><clipPath id="face"/><g clip-path="url(#face)"><title>${name}</title></g></svg>`;

it('places people from the middle outward', () => {
  expect(fromTheMiddle([])).toEqual([]);
  expect(fromTheMiddle([1, 2, 3, 4, 5, 6])).toEqual([6, 4, 2, 1, 3, 5]);
});

it('draws as many people as there are, none of them with a ground, ids unique', () => {
  const svg = groupPortrait(['Ann', 'Ben', 'Cy'].map(drawing), SOFA) ?? '';
  expect(svg.match(/<title>/g)).toHaveLength(3);
  expect(svg).not.toContain('M9 9');
  for (const id of ['p0-face', 'p1-face', 'p2-face']) {
    expect(svg).toContain(`id="${id}"`);
    expect(svg).toContain(`url(#${id})`);
  }
  // Who stands is behind those who sit.
  expect(svg.indexOf('Ben')).toBeLessThan(svg.indexOf('Ann'));
});

it.each([1, 2, 5, 9, 14])('keeps %i people above the sofa', (count) => {
  const svg =
    groupPortrait(
      Array.from({ length: count }, () => drawing('Ann')),
      SOFA,
    ) ?? '';
  const boxes = [...svg.matchAll(/<svg x="(-?\d+)" y="\d+" width="(\d+)"/g)].map(([, x, width]) => [
    Number(x),
    Number(x) + Number(width),
  ]);
  expect(boxes).toHaveLength(count);
  expect(Math.min(...boxes.map(([left = 0]) => left))).toBeGreaterThan(0);
  expect(Math.max(...boxes.map(([, right = 0]) => right))).toBeLessThan(1132);
});

it('leaves it to single portraits where one is a photograph or has no marked ground', () => {
  expect(groupPortrait([drawing('Ann'), undefined], SOFA)).toBeUndefined();
  expect(groupPortrait(['<svg viewBox="0 0 4 5"></svg>'], SOFA)).toBeUndefined();
  expect(groupPortrait([], SOFA)).toBeUndefined();
});
