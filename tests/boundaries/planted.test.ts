/** Proves that each boundary rule can fail: one planted violation each, next to a valid file. */
import { describe, expect, it } from 'vitest';
import { classicZodInBrowser, forbiddenImports } from './imports-rule.ts';
import { HABITS } from './house-rules.ts';
import { importsOf } from './imports.ts';
import { fixedTimes } from './waits.ts';

const arrows: readonly [what: string, path: string, text: string, expected: RegExp][] = [
  ['upwards', 'src/domain/a.ts', `import { b } from '#stores/b.ts';`, /domain may not import/],
  ['sideways', 'src/server/a.ts', `import { b } from '../ui/B.tsx';`, /server may not import/],
  ['by re-export', 'src/stores/a.ts', `export * from '#islands/B.tsx';`, /stores may not import/],
  ['dynamically', 'src/ui/A.tsx', `const b = () => import('#islands/B.tsx');`, /ui may not import/],
  ['as a type', 'src/domain/a.ts', `let b: import('#server/b.ts').B;`, /domain may not import/],
  ['by glob', 'src/pages/a.ts', `import.meta.glob('../islands/*.tsx');`, /pages may not import/],
  ['a package', 'src/stores/a.ts', `import { useState } from 'react';`, /the package react/],
  ['a look-alike', 'src/domain/a.ts', `import x from 'zod-form';`, /the package zod-form/],
  ['Node', 'src/domain/a.ts', `import { readFile } from 'node:fs';`, /the package node:fs/],
  ['a value', 'src/ui/A.tsx', `import { LIMITS } from '#domain/forms/contact.ts';`, /only types/],
  ['half a type', 'src/ui/A.tsx', `import { type A, b } from '#domain/c.ts';`, /only types/],
  ['out of src', 'src/domain/a.ts', `import x from '../../tests/x.ts';`, /out of src/],
  ['past an alias', 'src/stores/a.ts', `import { b } from '../domain/b.ts';`, /use the alias/],
  ['itself by alias', 'src/domain/a.ts', `import { b } from '#domain/b.ts';`, /should be relative/],
  ['an unknown folder', 'src/helpers/a.ts', '', /not in the table/],
  [
    'in a fence',
    'src/pages/a.astro',
    `---\nimport A from '#ui/A.tsx';\n---\n<A />`,
    /pages may not/,
  ],
  ['in a script', 'src/ui/A.astro', `<script>import '#client/a.ts';</script>`, /ui may not/],
  ['in a style', 'src/ui/A.astro', `<style>@import '#islands/a.css';</style>`, /ui may not/],
  ['in CSS', 'src/styles/a.css', `@import '../ui/a.css';`, /styles may not import/],
];

describe('a forbidden import is found', () => {
  it.each(arrows)('%s', (_, path, text, expected) => {
    expect(forbiddenImports({ path, text })).toEqual([expect.stringMatching(expected)]);
  });

  it('an undeclared alias throws', () => {
    const file = { path: 'src/ui/A.tsx', text: `import '#nowhere/a.ts';` };
    expect(() => forbiddenImports(file)).toThrow('no alias');
  });

  it('allowed imports are accepted', () => {
    const text = `import type { A } from '#domain/a.ts';\nimport { B } from './B.tsx';\nimport 'react';`;
    expect(importsOf({ path: 'src/ui/A.tsx', text })).toHaveLength(3);
    expect(forbiddenImports({ path: 'src/ui/A.tsx', text })).toEqual([]);
  });
});

describe('classic zod in the browser is found', () => {
  const island = { path: 'src/islands/A.tsx', text: `import { a } from '#domain/a.ts';` };

  it('through another file', () => {
    const domain = { path: 'src/domain/a.ts', text: `import * as z from 'zod';` };
    expect(classicZodInBrowser([island, domain])).toEqual([
      'src/islands/A.tsx > src/domain/a.ts: use zod/mini',
    ]);
  });

  it('zod/mini is accepted', () => {
    const domain = { path: 'src/domain/a.ts', text: `import * as z from 'zod/mini';` };
    expect(classicZodInBrowser([island, domain])).toEqual([]);
  });
});

const habits: readonly [rule: keyof typeof HABITS, path: string, bad: string, good: string][] = [
  ['the environment is read in one place', 'src/ui/a.ts', 'process.env.X', 'config.x'],
  ['no script escapes the bundle', 'src/ui/A.astro', '<script is:inline>', '<script>'],
  ['one word means one concept', 'src/ui/a.ts', '// The next band', '// The next section'],
  ['one word means one concept', 'src/ui/a.ts', 'const MOST = 3;', '// At most three'],
  [
    'islands sleep, and only sections and layouts wake them',
    'src/sections/A.astro',
    '<B client:load />',
    '<B client:interact />',
  ],
  [
    'islands sleep, and only sections and layouts wake them',
    'src/pages/a.astro',
    '<B client:interact />',
    '<!-- <B client:interact /> -->',
  ],
  [
    'a build has one day',
    'src/layouts/A.astro',
    'const year = new Date().getFullYear();',
    'const day = new Date(date);',
  ],
  ['a build has one day', 'src/collections/a.ts', 'Date.now()', 'today'],
  ['a build has one day', 'src/pages/a.ts', 'BUILD_DAY', 'today'],
  [
    'layouts switch at named breakpoints only (R306)',
    'src/ui/a.css',
    '@media (min-width: 68.75rem) {}',
    '@media (min-width: 64rem) and (max-width: 89.99rem) {}',
  ],
  [
    'layouts switch at named breakpoints only (R306)',
    'src/ui/a.css',
    '@media (max-width: 700px) {}',
    '@media (max-width: 39.99rem) {}',
  ],
  [
    'what a role may is asked in one place',
    'src/islands/A.tsx',
    "me.role !== 'editor'",
    "maySee(me.role, 'inbox')",
  ],
  [
    'inserts name their columns',
    'src/server/store/a.ts',
    "'insert into leads values ($1)'",
    "'insert into leads (id) values ($1)'",
  ],
];

describe('a broken habit is found', () => {
  it.each(habits)('%s in %s', (name, path, bad, good) => {
    const rule = HABITS[name];
    expect(rule?.({ path, text: bad })).toHaveLength(1);
    expect(rule?.({ path, text: good })).toEqual([]);
  });

  it('staff pages may wake their island at once', () => {
    const rule = HABITS['islands sleep, and only sections and layouts wake them'];
    const text = '<B client:now />';
    expect(rule?.({ path: 'src/staff/layouts/A.astro', text })).toEqual([]);
    expect(rule?.({ path: 'src/layouts/A.astro', text })).toHaveLength(1);
  });

  it('the server may read its environment in config.ts', () => {
    const rule = HABITS['the environment is read in one place'];
    expect(rule?.({ path: 'src/server/config.ts', text: 'process.env' })).toEqual([]);
  });
});

describe('a fixed time in a test is found', () => {
  it.each([
    ['await page.waitForTimeout(300);', 'await settled(page);'],
    ['test(name, { timeout: 60_000 }, run);', 'test(name, { timeout: scaled(60_000) }, run);'],
    ['fetch(url, { signal: AbortSignal.timeout(2000) })', 'AbortSignal.timeout(scaled(2000))'],
    ['test.setTimeout(60_000);', 'test.setTimeout(scaled(60_000));'],
    ['page.setDefaultTimeout(60_000);', 'page.setDefaultTimeout(scaled(60_000));'],
    ['testTimeout: 120_000,', 'testTimeout: scaled(120_000),'],
    ['}, 60_000);', '}, scaled(60_000));'],
    ['if (performance.now() - from > 8000)', 'if (performance.now() - from > scaled(8000))'],
    [
      'expect(performance.now() - started).toBeLessThan(1000);',
      'expect(performance.now() - started).toBeLessThan(scaled(1000));',
    ],
  ])('%s', (bad, good) => {
    const path = 'tests/a.test.ts';
    expect(fixedTimes({ path, text: bad })).toHaveLength(1);
    expect(fixedTimes({ path, text: good })).toEqual([]);
  });
});
