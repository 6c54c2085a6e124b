import { expect, it } from 'vitest';
import { columnsOf } from './grid-rows.ts';

it('fills every row of twelve columns, for any number of cards', () => {
  expect(columnsOf(3)).toEqual([4, 4, 4]);
  expect(columnsOf(4)).toEqual([8, 4, 4, 8]);
  expect(columnsOf(5)).toEqual([8, 4, 4, 4, 4]);
  for (let count = 1; count <= 20; count += 1) {
    const columns = columnsOf(count);
    expect(columns).toHaveLength(count);
    let used = 0;
    for (const one of columns) {
      used += one;
      expect(used % 12 === 0 || (used % 12) + Math.min(...columns) <= 12).toBe(true);
    }
    expect(used % 12, `${count}`).toBe(0);
  }
});
