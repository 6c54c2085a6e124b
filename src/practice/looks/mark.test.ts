import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MARK_FILES, ownMark, WITH_KNOT, withoutKnot } from './mark.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('leaves no knot in any drawing', () => {
  const all = [...MARK_FILES, ...globSync([...WITH_KNOT], { cwd: root })];
  const changed = all.filter((path) => withoutKnot(read(path)) !== read(path));
  // Header, icons, letter, receipt, map, the wall of two rooms.
  expect(changed.length).toBeGreaterThanOrEqual(9);
  for (const path of changed) expect(withoutKnot(read(path))).not.toMatch(/24-6c2-1|13-1-24-6/);
});

test.each([
  ['logo.png', '<svg viewBox="0 0 1 1"/>'],
  ['logo.svg', '<svg width="3"/>'],
  ['logo.svg', '<svg viewBox="0 0 1 1"><script/></svg>'],
  ['logo.svg', undefined],
])('%s: %s is no mark', (name, svg) => {
  expect(() => ownMark(svg, name)).toThrow(/^logo: /);
});
