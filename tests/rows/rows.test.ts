/** Every ledger row of what visitors touch is named by a test; `npm run rows` prints the table. */
import { expect, test } from 'vitest';
import { readTable } from './table.ts';
import { rowsIn, titlesOf } from './titles.ts';

test('no row is missing from the list, and none stands twice', () => {
  const wanted = Array.from(
    { length: 305 - 88 + 1 },
    (_, index) => `R${String(index + 88).padStart(3, '0')}`,
  );
  expect(readTable().map(({ id }) => id)).toEqual(wanted);
});

test('every row is named by a test', () => {
  const bare = readTable().filter(({ heldBy }) => heldBy.length === 0);
  expect(bare.map(({ id, subject }) => `${id} ${subject}`)).toEqual([]);
});

test('titles are read with ranges, tables and frames, and without what never runs', () => {
  expect(rowsIn('R195–R197 R201 D30')).toEqual([195, 196, 197, 201]);
  const titles = titlesOf(
    'x.test.ts',
    `describe('R100 a', () => { test.${'skip'}('R101', run); it.each([['R102', 1]])('%s b', run); });
     test(\`\${on ? 'R103' : 'R104'} c\`, run); expect('R105').toBe(1); log('x R106');`,
  );
  expect(titles.flatMap(({ rows }) => rows).toSorted()).toEqual(
    expect.arrayContaining([100, 102, 103, 104]),
  );
  expect(titles.flatMap(({ rows }) => rows)).not.toContain(101);
  expect(titles.flatMap(({ rows }) => rows)).not.toContain(106);
});
