import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { optional } from './tests/run/programs.ts';
import { leftOut } from './tests/run/sample.ts';
import { scaled, setSlowdown } from './tests/run/slowdown.ts';

await setSlowdown();
// Servers and commands that tests start: half the CPU time of a start is compiling (0.66 s against 0.32 s).
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled');

/** Tests in a copy of the site that they edit, check or build; the `*.deep.test.ts` among them build it again and again. */
const BUILDS = 'tests/{editor,practice,parts}/**/*.test.ts';

// Built-site checks and budgets read dist/, so they wait for a build; everything else runs from source.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // For what hangs; a test that waits for something waits as long.
    testTimeout: scaled(120_000),
    hookTimeout: scaled(120_000),
    expect: { poll: { timeout: scaled(10_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [
            'tests/**/*.built{,.deep}.test.ts',
            'tests/server/**',
            BUILDS,
            ...leftOut('unit'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: [BUILDS],
          exclude: leftOut('builds'),
          // Most of them build the whole site.
          testTimeout: scaled(300_000),
          hookTimeout: scaled(300_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // A file without tests would fail.
          exclude: [
            ...leftOut('server'),
            ...(optional('compiler') ? [] : ['tests/server/disk.test.ts']),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.built{,.deep}.test.ts'],
          exclude: leftOut('site'),
        },
      },
      { extends: true, test: { name: 'budgets', include: ['tests/budgets/**/*.built.test.ts'] } },
    ],
  },
});
