/** Parses the numbers of passed and failed checks from the output of a tool. */

export interface Count {
  passed: number;
  failed: number;
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const sum = (text: string, word: string): number => {
  const pattern = new RegExp(`(\\d+) ${word}`, 'g');
  return [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
};

/**
 * The `Tests  1 failed | 12 passed | 3 skipped (16)` line of vitest; undefined when no test ran. Skipped tests count as
 * failed: none is skipped on purpose (`tests/boundaries`), so the setup of their file failed.
 */
export function countVitest(output: string): Count | undefined {
  const line = output.replace(ANSI, '').match(/^\s*Tests\s+(.*)$/m)?.[1];
  return line === undefined
    ? undefined
    : { passed: sum(line, 'passed'), failed: sum(line, 'failed') + sum(line, 'skipped') };
}

/**
 * The last lines of Playwright output; interrupted and skipped tests count as failed, flaky ones as passed: Playwright
 * lists them with their errors (`retries` in its configuration).
 */
export function countPlaywright(output: string): Count | undefined {
  const lines = output
    .replace(ANSI, '')
    .split('\n')
    .filter((line) => /^\s+\d+ (?:passed|failed|flaky|interrupted|did not run)\b/.test(line));
  if (lines.length === 0) return undefined;
  const text = lines.join('\n');
  const failed = ['failed', 'interrupted', 'did not run'];
  return {
    passed: sum(text, 'passed') + sum(text, 'flaky'),
    failed: failed.reduce((total, word) => total + sum(text, word), 0),
  };
}

/** The counts of a step: parsed counts if available, and at least one failure if its command failed. */
export function settle(count: Count | undefined, succeeded: boolean): Count {
  if (count === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}
