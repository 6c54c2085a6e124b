/** Proves that each boundary rule can fail: one planted violation each, next to a valid file. */
import { describe, expect, it } from 'vitest';
import { circlesOf, classicZodInBrowser, forbiddenImports } from './imports-rule.ts';
import { HABITS } from './house-rules.ts';
import { importsOf } from './imports.ts';
import { fixedTimes } from './waits.ts';

const A = 'src/features/a';
const arrows: readonly [what: string, path: string, text: string, expected: RegExp][] = [
  ['upwards', 'src/lib/a.ts', `import { b } from '#features/b/b.ts';`, /lib may not import/],
  [
    'sideways',
    'src/server/base/a.ts',
    `import { b } from '../../ui/B.tsx';`,
    /server may not import/,
  ],
  ['by re-export', 'src/ui/a.ts', `export * from '#features/b/B.tsx';`, /ui may not import/],
  ['dynamically', 'src/ui/A.tsx', `const b = () => import('#site');`, /ui may not import/],
  ['as a type', 'src/lib/a.ts', `let b: import('#server/b.ts').B;`, /lib may not import/],
  ['by glob', 'src/server/a.ts', `import.meta.glob('../pages/*.ts');`, /server may not import/],
  ['of the staff', `${A}/A.astro`, `---\nimport '#staff/b.ts';\n---`, /features may not import/],
  ['a value of page kinds', `${A}/a.ts`, `import { kinds } from '#page-kinds';`, /only types/],
  ['what is private', `${A}/a.ts`, `import { b } from '#features/b/deep/b.ts';`, /is private/],
  [
    'a store in a schema',
    `${A}/a.schema.ts`,
    `import './a.store.ts';`,
    /schema may not import store/,
  ],
  [
    'an island in a script',
    `${A}/a.client.ts`,
    `import './A.tsx';`,
    /client may not import island/,
  ],
  [
    'a query in an island',
    `${A}/A.tsx`,
    `import './a.queries.ts';`,
    /island may not import queries/,
  ],
  ['a script in the server', 'src/server/a.ts', `import '#lib/a.client.ts';`, /only schemas and/],
  ['React in a store', `${A}/a.store.ts`, `import { useState } from 'react';`, /the package react/],
  ['content in a function', `${A}/a.ts`, `import 'astro:content';`, /the package astro:content/],
  ['a look-alike', `${A}/a.ts`, `import x from 'zod-form';`, /the package zod-form/],
  ['Node', 'src/lib/a.ts', `import { readFile } from 'node:fs';`, /the package node:fs/],
  ['out of src', 'src/lib/a.ts', `import x from '../../tests/x.ts';`, /out of src/],
  ['past an alias', `${A}/a.ts`, `import { b } from '../b/b.ts';`, /use the alias/],
  ['itself by alias', `${A}/a.ts`, `import { b } from '#features/a/b.ts';`, /should be relative/],
  ['an unknown folder', 'src/helpers/a.ts', '', /not in the table/],
  [
    'in a script',
    'src/ui/A.astro',
    `<script>import '#features/b/a.client.ts';</script>`,
    /ui may not/,
  ],
  ['in a style', 'src/ui/A.astro', `<style>@import '#features/b/a.css';</style>`, /ui may not/],
  ['of another room', 'src/staff/lead/A.tsx', `import '../inbox/B.tsx';`, /lead may not import/],
  ['of a floor above', 'src/server/leads/a.ts', `import '../desk/b.ts';`, /leads may not import/],
  ['a room of its own', 'src/staff/hall/A.tsx', `import '../ui/B.tsx';`, /table of rooms/],
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
    const text = `import type { B } from '#features/b/b.schema.ts';\nimport type { K } from '#page-kinds';\nimport { C } from '#ui/C.tsx';\nimport { d } from './deep/d.store.ts';\nimport 'react';`;
    expect(importsOf({ path: `${A}/A.tsx`, text })).toHaveLength(5);
    expect(forbiddenImports({ path: `${A}/A.tsx`, text })).toEqual([]);
  });
});

describe('a circle of features is found', () => {
  const at = (path: string, text: string) => ({ path: `src/features/${path}`, text });
  const one = at('one/a.ts', `import { b } from '#features/two/b.ts';`);

  it('through a third', () => {
    const two = at('two/b.ts', `import type { C } from '#features/three/c.ts';`);
    const three = at('three/c.ts', `import { a } from '#features/one/a.ts';`);
    expect(circlesOf([one, two, three])).toEqual(['one > two > three > one']);
  });

  it('and none where only markup goes back', () => {
    const two = at('two/B.astro', `---\nimport A from '#features/one/A.astro';\n---`);
    expect(circlesOf([one, two])).toEqual([]);
  });
});

describe('classic zod in the browser is found', () => {
  const island = { path: `${A}/A.tsx`, text: `import { a } from './a.ts';` };

  it('through another file', () => {
    const schema = { path: `${A}/a.ts`, text: `import * as z from 'zod';` };
    expect(classicZodInBrowser([island, schema])).toEqual([
      'src/features/a/A.tsx > src/features/a/a.ts: use zod/mini',
    ]);
  });

  it('zod/mini is accepted', () => {
    const schema = { path: `${A}/a.ts`, text: `import * as z from 'zod/mini';` };
    expect(classicZodInBrowser([island, schema])).toEqual([]);
  });
});

const habits: readonly [rule: keyof typeof HABITS, path: string, bad: string, good: string][] = [
  ['the environment is read in one place', 'src/ui/a.ts', 'process.env.X', 'config.x'],
  ['utilities are in markup', 'src/lib/a.ts', `'lg:col-span-7'`, `'lg: col-span'`],
  [
    'dates and numbers are written for one country',
    'src/server/a.ts',
    `amount.toLocaleString('en-US')`,
    'amount.toLocaleString(LOCALE)',
  ],
  [
    'dates and numbers are written for one country',
    'src/ui/A.tsx',
    `amount.toLocaleString('en-GB')`,
    `amount.toLocaleString('en-US')`,
  ],
  ['no script escapes the bundle', 'src/ui/A.astro', '<script is:inline>', '<script>'],
  ['one word means one concept', 'src/ui/a.ts', '// The next band', '// The next section'],
  ['one word means one concept', 'src/ui/a.ts', 'const MOST = 3;', '// At most three'],
  [
    'islands sleep, and only features wake them',
    'src/ui/A.astro',
    '<B client:load />',
    '<B client:interact />',
  ],
  [
    'islands sleep, and only features wake them',
    'src/pages/a.astro',
    '<B client:interact />',
    '<!-- <B client:interact /> -->',
  ],
  [
    'a build has one day',
    'src/ui/A.astro',
    'const year = new Date().getFullYear();',
    'const day = new Date(date);',
  ],
  ['a build has one day', 'src/lib/a.queries.ts', 'Date.now()', 'today'],
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
    'src/ui/A.tsx',
    "me.role !== 'editor'",
    "maySee(me.role, 'inbox')",
  ],
  [
    'inserts name their columns',
    'src/server/leads/a.ts',
    "'insert into leads values ($1)'",
    "'insert into leads (id) values ($1)'",
  ],
  [
    'an associate is never named without the supervisor (D44)',
    `${A}/A.astro`,
    '<p>{supervision(person)}</p>',
    '<p>Ask for {supervisedName(person)}</p>',
  ],
  [
    'an associate is never named without the supervisor (D44)',
    `${A}/A.astro`,
    '<b>{who.data.name}</b>',
    '<Host name={who.data.name} />',
  ],
  [
    'an associate is never named without the supervisor (D44)',
    `${A}/A.astro`,
    `---\nimport { therapists } from './therapists.queries.ts';\n---\n<b>{name}</b>`,
    '<b>{name}</b>',
  ],
];

describe('a broken habit is found', () => {
  it.each(habits)('%s in %s', (name, path, bad, good) => {
    const rule = HABITS[name];
    expect(rule?.({ path, text: bad })).toHaveLength(1);
    expect(rule?.({ path, text: good })).toEqual([]);
  });

  it('staff pages may wake their island at once', () => {
    const rule = HABITS['islands sleep, and only features wake them'];
    const text = '<B client:now />';
    expect(rule?.({ path: 'src/staff/layouts/A.astro', text })).toEqual([]);
    expect(rule?.({ path: 'src/ui/A.astro', text })).toHaveLength(1);
  });

  it('the server may read its environment in config.ts', () => {
    const rule = HABITS['the environment is read in one place'];
    expect(rule?.({ path: 'src/server/base/config.ts', text: 'process.env' })).toEqual([]);
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
