import { describe, expect, it } from 'vitest';
import { circlesOf, classicZodInBrowser, forbiddenImports } from './imports-rule.ts';
import { BREAKPOINTS, HABITS } from './house-rules.ts';
import { importsOf } from './imports.ts';
import { tables, writtenTables } from './readme.ts';
import { PLACES, ROOMS } from './table.ts';
import { folderOf, isTest, readTree } from './tree.ts';
import { fixedTimes } from './waits.ts';

const source = readTree('src/**/*.{ts,tsx,astro,css}');
const tests = readTree('tests/**/*.ts');

describe('the folders of src', () => {
  it('are read', () => {
    expect(source.length).toBeGreaterThan(20);
    expect(source.flatMap(importsOf).length).toBeGreaterThan(20);
  });

  it.each(Object.keys(PLACES))('%s imports only what the tables allow', (folder) => {
    const files = source.filter(({ path }) => folderOf(path) === folder);
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  it('are all in the table', () => {
    const unknown = source.filter(({ path }) => !(folderOf(path) in PLACES));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it('are in ARCHITECTURE.md with the same rules (node tests/boundaries/readme.ts writes them)', async () => {
    expect(writtenTables()).toBe(await tables());
  });

  it.each(Object.keys(ROOMS))('%s has rooms that import only from those above them', (folder) => {
    const rooms = Object.entries(ROOMS[folder] ?? {});
    for (const [at, [room, { from }]] of rooms.entries()) {
      const above = rooms.slice(0, at).map(([name]) => name);
      expect(
        from.filter((other) => !above.includes(other)),
        room,
      ).toEqual([]);
    }
    const used = source.flatMap(({ path }) => path.split('/').slice(1, -1).join('/').split('/'));
    expect(rooms.map(([room]) => room).filter((room) => !used.includes(room))).toEqual([]);
  });

  it('have no circle of features', () => {
    expect(circlesOf(source)).toEqual([]);
  });

  it('do not ship classic zod to the browser', () => {
    expect(classicZodInBrowser(source)).toEqual([]);
  });
});

describe('the house rules', () => {
  it.each(Object.entries(HABITS))('%s', (_, rule) => {
    expect(source.flatMap(rule)).toEqual([]);
  });

  it('R306 D52 define the four breakpoints of the specification and at most three more', () => {
    const pixels = [...BREAKPOINTS.values()].map((rem) => rem * 16);
    expect(pixels).toEqual(expect.arrayContaining([640, 768, 1024, 1440]));
    expect(pixels.length).toBeLessThanOrEqual(7);
  });

  it('forbid fixed waits and timeouts in tests', () => {
    // Exceptions: benchmarks measure time, and these files contain the rules and their examples.
    const free = ['bench', 'boundaries'];
    const held = tests.filter(({ path }) => !free.includes(folderOf(path)));
    expect(held.length).toBeGreaterThan(100);
    // These set the limits of all tests that set none.
    const runners = readTree('vitest.config.ts', 'playwright.config.ts');
    expect(runners).toHaveLength(2);
    const unit = source.filter(({ path }) => isTest(path));
    expect([...held, ...unit, ...runners].flatMap(fixedTimes)).toEqual([]);
  });
});
