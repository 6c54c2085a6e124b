import { expect, it } from 'vitest';
import { inCells, threesThenTwos } from './grid-rows.ts';

const cellsOf = (count: number) => inCells(Array.from({ length: count }, () => ({})));
const columnsOf = (count: number): number[] => cellsOf(count).map(({ columns }) => columns);

it('alternates wide and narrow cards, with three equal ones at the end of an odd number', () => {
  expect(columnsOf(4)).toEqual([8, 4, 4, 8]);
  expect(columnsOf(5)).toEqual([8, 4, 4, 4, 4]);
  expect(columnsOf(6)).toEqual([8, 4, 4, 8, 8, 4]);
});

it('makes the first of three as high as the two beside it', () => {
  expect(cellsOf(3).map(({ columns, rows }) => [columns, rows])).toEqual([
    [7, 2],
    [5, 1],
    [5, 1],
  ]);
});

it('fills every row of twelve columns, for any number of cards', () => {
  for (let count = 1; count <= 20; count += 1) {
    const cells = cellsOf(count);
    expect(cells).toHaveLength(count);
    const taken = cells.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    expect(taken % 12, `${count}`).toBe(0);
  }
});

it('R117 five cards are a row of three above a row of two, and any other number fills its rows, too', () => {
  const rowsOf = (count: number): string =>
    threesThenTwos(count)
      .map(({ isWide, endsRow }) => (isWide ? '3' : '2') + (endsRow ? '|' : ''))
      .join('');
  expect([2, 3, 4, 5, 6, 7, 8].map(rowsOf)).toEqual([
    '33|',
    '222|',
    '33|33|',
    '222|33|',
    '222|222|',
    '222|33|33|',
    '222|222|33|',
  ]);
  for (let count = 2; count <= 20; count += 1)
    for (const row of rowsOf(count).split('|').slice(0, -1))
      expect(
        [...row].reduce((sum, columns) => sum + Number(columns), 0),
        `${count}`,
      ).toBe(6);
});
