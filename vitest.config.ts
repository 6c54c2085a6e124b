import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { optional } from './tests/programs/optional.ts';
import { leftOut } from './tests/practice/sample.ts';
import { scaled } from './tests/run/limits.ts';

// Servers and commands that tests start: half the CPU time of a start is compiling (0.66 s against 0.32 s).
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/compiled');

const DEEP = '**/*.deep.test.ts';
/** They edit, check and build a copy of the site. */
const BUILDS = 'tests/{editor,practice,parts}/**/*';
/** They read dist/, so they wait for a build. */
const BUILT = 'tests/{site,budgets}/**/*.built';

/** What hangs in a test of functions ends in a minute; those that need longer say so. */
const QUICK = scaled(15_000);

const project = (
  name: string,
  include: string[],
  exclude: string[],
  { isolate = true, setup = [] as string[], limit = QUICK } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude,
    isolate,
    testTimeout: limit,
    hookTimeout: limit,
    setupFiles: isolate ? setup : ['tests/run/restore.ts', ...setup],
  },
});

const SERVER = { isolate: false, setup: ['tests/server/setup.ts'], limit: scaled(30_000) };
const LONG = { limit: scaled(120_000) };

// A test file that is slow is named *.deep.test.ts: `npm run test:deep` runs it, `npm test` the others.
export default defineConfig({
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: scaled(10_000) } },
    projects: [
      // Not isolated: to load the modules anew for each of 166 files takes two thirds of the processor time (36.8 against 12.5 s).
      project('unit', ['src/**/*.test.{ts,tsx}'], leftOut('unit'), { isolate: false }),
      // Rules about the repository, and about the tests' own tools.
      project(
        'repository',
        ['tests/**/*.test.ts'],
        [`${BUILT}*`, 'tests/server/**', BUILDS, DEEP, ...leftOut('unit')],
        // Likewise: the source is read and parsed once for all of them.
        { isolate: false },
      ),
      project('builds', [`${BUILDS}.test.ts`], [DEEP, ...leftOut('builds')], LONG),
      project(
        'server',
        ['tests/server/**/*.test.ts'],
        // A file without tests would fail.
        [DEEP, ...(optional('compiler') ? [] : ['**/disk.test.ts']), ...leftOut('server')],
        SERVER,
      ),
      // Not isolated: its files only read dist/, whose pages each worker parses once for all of them.
      project('site', [`${BUILT}.test.ts`], leftOut('site'), {
        isolate: false,
        limit: scaled(60_000),
      }),
      project('deep-builds', [`${BUILDS}.deep.test.ts`], leftOut('builds'), LONG),
      project('deep-server', ['tests/server/**/*.deep.test.ts'], leftOut('server'), {
        ...SERVER,
        ...LONG,
      }),
      project('deep-site', [`${BUILT}.deep.test.ts`], leftOut('site'), LONG),
    ],
  },
});
