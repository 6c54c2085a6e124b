import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf, runStep } from './run.ts';

const vitest = (report: object): string =>
  JSON.stringify({ numTotalTests: 3, numPassedTests: 3, testResults: [], ...report });
const playwright = (
  stats: object,
  errors: readonly object[] = [],
  suites: readonly object[] = [],
): string =>
  JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites,
  });

describe('the count of a step', () => {
  it.each([
    ['a check that passes', undefined, undefined, true, 1, 0],
    ['a check that fails', undefined, undefined, false, 0, 1],
    ['passed tests', 'vitest', vitest({}), true, 3, 0],
    ['a failed or skipped test', 'vitest', vitest({ numPassedTests: 2 }), false, 2, 1],
    [
      'a file that cannot be read',
      'vitest',
      vitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }),
      false,
      3,
      1,
    ],
    ['no test at all', 'vitest', vitest({ numTotalTests: 0, numPassedTests: 0 }), true, 0, 1],
    ['a runner that fails after its tests', 'vitest', vitest({}), false, 3, 1],
    ['a runner without a report', 'vitest', undefined, true, 0, 1],
    ['passed journeys', 'playwright', playwright({}), true, 3, 0],
    [
      'failed, flaky and skipped journeys',
      'playwright',
      playwright({ unexpected: 1, flaky: 1, skipped: 1 }),
      false,
      3,
      3,
    ],
    ['a server that does not start', 'playwright', playwright({ expected: 0 }, [{}]), false, 0, 1],
  ] as const)('%s', (_name, runner, report, hasPassed, passed, failed) => {
    expect(countOf(runner, report, hasPassed)).toMatchObject({ passed, failed });
  });
});

describe('the failures of a step', () => {
  it('names the tests of vitest with their file', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides', status: 'failed' },
        ],
      },
    ];
    expect(countOf('vitest', vitest({ numPassedTests: 2, testResults }), false)).toEqual({
      passed: 2,
      failed: 2,
      failures: ['a.test.ts: the file (failed)', 'b.test.ts: divides (failed)'],
    });
  });

  it('names journeys with their project, and the first line of other errors', () => {
    const test = (status: string): object => ({ projectName: 'phone', status });
    const specs = [
      { title: 'opens', file: 'menu.spec.ts', tests: [test('expected')] },
      { title: 'closes', file: 'menu.spec.ts', tests: [test('unexpected')] },
    ];
    const report = playwright(
      { expected: 1, unexpected: 1 },
      [{ message: 'No server\nat …' }],
      [{ specs: [], suites: [{ specs }] }],
    );
    expect(countOf('playwright', report, false).failures).toEqual([
      'menu.spec.ts: closes (phone, unexpected)',
      'No server',
    ]);
  });
});

describe('a step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-step-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [['node', '--eval', '0'], { passed: 1, failed: 0 }],
    [['node', '--eval', 'process.exit(3)'], { passed: 0, failed: 1 }],
    [['no-such-program'], { passed: 0, failed: 1 }],
  ] as const)('%j', async (command, count) => {
    expect(await runStep({ name: 'any', command }, false, folder)).toMatchObject(count);
  });
});

it('npm test says which step was meant', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/run/index.ts', 'contnet'], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([2, '“contnet” is not known; did you mean “content”?']);
});
