import { describe, expect, it } from 'vitest';
import { classicZodInBrowser, forbiddenImports } from './arrows.ts';
import { HABITS } from './habits.ts';
import { importsOf } from './imports.ts';
import { TABLE } from './table.ts';
import { folderOf, isTest, readTree } from './tree.ts';

const source = readTree('src/**/*.{ts,tsx,astro,css}');
const tests = readTree('tests/**/*.ts');
const MEDIAN_LINES = 50;

describe('the folders of src', () => {
  it('are read', () => {
    expect(source.length).toBeGreaterThan(20);
    expect(source.flatMap(importsOf).length).toBeGreaterThan(20);
  });

  it.each(Object.keys(TABLE))('%s imports only what the table allows', (folder) => {
    const files = source.filter(({ path }) => folderOf(path) === folder);
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  it('are all in the table', () => {
    const unknown = source.filter(({ path }) => !(folderOf(path) in TABLE));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it('send no classic zod to the browser', () => {
    expect(classicZodInBrowser(source)).toEqual([]);
  });
});

describe('the house rules', () => {
  it.each(Object.entries(HABITS))('%s', (_, rule) => {
    expect(source.flatMap(rule)).toEqual([]);
  });

  it('hold for tests where they can', () => {
    const rules = ['no file is over 300 lines', 'nothing is left open or skipped'];
    expect(
      rules.flatMap((name) => tests.flatMap((file) => HABITS[name]?.(file) ?? [name])),
    ).toEqual([]);
  });

  it(`keep the median file at ${MEDIAN_LINES} lines or less`, () => {
    const sizes = source
      .filter(({ path }) => !isTest(path))
      .map(({ text }) => text.trimEnd().split('\n').length)
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES);
  });
});
