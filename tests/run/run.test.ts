import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf, runStep } from './run.ts';

const vitest = (report: object): string =>
  JSON.stringify({ numTotalTests: 3, numPassedTests: 3, testResults: [], ...report });
const playwright = (stats: object, errors: unknown[] = []): string =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('the count of a step', () => {
  it.each([
    ['a check that passes', undefined, undefined, true, 1, 0],
    ['a check that fails', undefined, undefined, false, 0, 1],
    ['passed tests', 'vitest', vitest({}), true, 3, 0],
    ['a failed or skipped test', 'vitest', vitest({ numPassedTests: 2 }), false, 2, 1],
    [
      'a file that cannot be read',
      'vitest',
      vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }),
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
    expect(countOf(runner, report, hasPassed)).toEqual({ passed, failed });
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
    expect(await runStep({ name: 'any', command }, false, folder)).toEqual(count);
  });
});
