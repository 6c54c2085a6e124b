import { expect, it } from 'vitest';
import { nameOf } from './person-name.ts';

it.each([
  ['ana', 'Ana'],
  ['teo.larkspur', 'Teo Larkspur'],
  ['zoë_reyes', 'Zoë Reyes'],
  ['Teo', 'Teo'],
  ['desk2', 'desk2'],
  ['ana@example.com', 'ana@example.com'],
  ['', ''],
])('%j is called %j', (username, name) => {
  expect(nameOf(username)).toBe(name);
});
