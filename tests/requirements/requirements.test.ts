/** Every user-visible requirement is named by a test, and every code used in the repository is in the list. */
import { expect, test } from 'vitest';
import { codesIn, readCodes, readRequirements, titlesOf, unresolvedCodes } from './table.ts';

const range = (letter: string, length: number, last: number): string[] =>
  Array.from({ length: last }, (_, index) => letter + String(index + 1).padStart(length, '0'));

test('the list contains all requirements and decisions, in order', () => {
  expect([...readCodes().keys()]).toEqual([...range('R', 3, 323), ...range('D', 2, 63)]);
});

test('every requirement on behavior (R088 to R305) is named by a test', () => {
  const uncovered = readRequirements().filter(
    ({ id, tests }) => id >= 'R088' && id <= 'R305' && tests.length === 0,
  );
  expect(uncovered.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test('every code in use is in the list', () => {
  expect(unresolvedCodes()).toEqual([]);
});

test('titles are read with ranges and tables, and no comments', () => {
  expect(codesIn('R195–R197 R201 D30')).toEqual([195, 196, 197, 201]);
  const titles = titlesOf(
    'x.test.ts',
    `describe('R100 it’s a', () => { it.each([["R102", 1]])('%s b', run); });
     test(\`\${on ? 'R103' : 'c'} \`, run); const R105 = 1;
     // 'R106'`,
  );
  expect(titles.flatMap(({ rows }) => rows)).toEqual([100, 102, 103]);
});
