import { expect, it } from 'vitest';
import * as z from 'zod';
import { unknownField } from './unknown-field.ts';
import { text } from './fields.ts';

const KNOWN = ['title', 'legacyPaths', 'also'];

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['legacy-paths', 'legacyPaths'],
  ['legacypath', 'legacyPaths'],
  ['legacyPathway', 'legacyPaths'],
])('%s suggests %s', (field, near) => {
  expect(unknownField([field], KNOWN)).toBe(`"${field}" is no field here; did you mean "${near}"?`);
});

it('lists the known fields if none is close', () => {
  expect(unknownField(['fits'], KNOWN)).toBe(
    '"fits" is no field here; write one of: title, legacyPaths, also',
  );
});

it('is used by every content schema', () => {
  const schema = z.strictObject({ title: text('A title'), also: text('more') });
  const issues = schema.safeParse({ title: 'A', also: 'b', fits: 'c', titel: 'd' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    '"fits" is no field here; write one of: title, also. "titel" is no field here; did you mean "title"?',
  ]);
});
