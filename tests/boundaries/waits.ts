/** Rules about time in tests, which must also pass on a busy machine (tests/run/limits.ts). */
import type { SourceFile } from './tree.ts';

const RULES: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /\bwaitForTimeout\(/,
    'waits for a time: wait for what should happen, use settled(page), or move page.clock',
  ],
  [
    /\b(?:timeout|\w+Timeout): [\d(]|\bsetDefault\w*Timeout\(\d|\bAbortSignal\.timeout\(\d|\btest\.setTimeout\(\d|^\s*\}, \d[\d_]{3,}\);/,
    'has a limit that a busy machine reaches: use scaled()',
  ],
  [
    /performance\.now\(\) - \w+(?:\)\.toBeLess\w+\(| >=? )\d/,
    'holds a time to a number: use scaled()',
  ],
];

/** All lines of a test with a fixed wait or timeout, as `file:line sentence`. */
export function fixedTimes({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(([pattern]) => pattern.test(line)).map(
        ([, sentence]) => `${path}:${index + 1} ${sentence}`,
      ),
    );
}
