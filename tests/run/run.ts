/** Runs a step, counts its tests by the report of its runner, and leaves no process behind. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { scaled } from './limits.ts';
import type { Step } from './steps.ts';

export interface Count {
  passed: number;
  /** Skipped tests too: nothing is skipped on purpose, so what they need has failed. */
  failed: number;
  /** What failed, a line each, with the file. */
  failures: readonly string[];
}

const BIN = resolve(import.meta.dirname, '../../node_modules/.bin');
/** After this a step hangs, milliseconds on an idle machine. */
const LIMIT_MS = 15 * 60_000;

/** What is read of vitest's report. */
interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  /** Files; one whose setup failed may have no failed test. */
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
/** What is read of Playwright's. */
interface PlaywrightReport {
  stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  errors: { message?: string }[];
  suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { projectName: string; status: string }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? text;
const playwrightFailures = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status }) => `${file}: ${title} (${projectName}, ${status})`),
    ),
    ...playwrightFailures(inner ?? []),
  ]);

const COUNTS = {
  vitest({ numTotalTests, numPassedTests, testResults }: VitestReport): Count {
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults
        .filter((test) => test.status !== 'passed')
        .map((test) => `${file}: ${test.fullName} (${test.status})`);
      const isBroken =
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
      return isBroken ? [`${file}: the file (${status})`, ...tests] : tests;
    });
    const broken = failures.filter((line) => line.includes(': the file (')).length;
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken, failures };
  },
  playwright({ stats, errors, suites }: PlaywrightReport): Count {
    const { expected, unexpected, flaky, skipped } = stats;
    return {
      passed: expected,
      failed: unexpected + flaky + skipped + errors.length,
      failures: [
        ...playwrightFailures(suites),
        ...errors.map(({ message }) => firstLine(message ?? 'Playwright stopped')),
      ],
    };
  },
};

/** The counts of a step; at least one failure if its command failed, or if its runner tested nothing. */
export function countOf(
  runner: Step['runner'],
  report: string | undefined,
  hasPassed: boolean,
): Count {
  if (runner === undefined)
    return { passed: Number(hasPassed), failed: Number(!hasPassed), failures: [] };
  if (report === undefined)
    return { passed: 0, failed: 1, failures: ['the runner ended without a report'] };
  const count = COUNTS[runner](JSON.parse(report));
  const isRight = hasPassed && count.passed > 0;
  return isRight || count.failed > 0
    ? count
    : { ...count, failed: 1, failures: ['the runner failed, and none of its tests'] };
}

/**
 * @param live prints the output while it runs; else it is printed if the step fails
 * @param folder for the report
 */
export async function runStep(step: Step, live: boolean, folder: string): Promise<Count> {
  const file = join(folder, `${step.name}.json`);
  const [program, ...args] = step.command;
  // A log is cut where it is long, and a failed step shows all that it printed: there, a dot for each test, and the names of those that fail.
  const lines = live && process.stdout.isTTY;
  const reporters = {
    vitest: [
      // Colors would make 22 bytes of a dot.
      ...(lines ? ['--reporter=default'] : ['--reporter=dot', '--no-color']),
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    playwright: [`--reporter=${lines ? 'list' : 'dot'},json,./tests/browser/page-at-failure.ts`],
  };
  const child = spawn(program, [...args, ...(step.runner ? reporters[step.runner] : [])], {
    env: {
      ...process.env,
      // The project's tools and Node take precedence over the system's.
      PATH: [BIN, process.env['PATH']].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    detached: true,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  // The whole group: runners start servers and browsers.
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const stop = (): void => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const late = setTimeout(() => {
    output += `\nEnded: still running after ${scaled(LIMIT_MS) / 60_000} minutes.\n`;
    end();
  }, scaled(LIMIT_MS));
  const hasPassed = await new Promise<boolean>((done) => {
    child.once('error', (error) => {
      output += `${program}: ${error.message}\n`;
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
  clearTimeout(late);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const count = countOf(step.runner, report, hasPassed);
  if (count.failed > 0 && output !== '')
    console.log(`\n> ${step.command.join(' ')}\n${output.trimEnd()}`);
  return count;
}
