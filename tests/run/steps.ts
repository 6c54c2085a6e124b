/** The steps of `npm test`, in order. */
import { countPlaywright, countVitest, type Count } from './count.ts';
import type { Limits } from './process.ts';

/** One command of the test run. */
export interface Step {
  /** Name for `npm test -- <name>`. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** A step that must pass first, if it is part of the run. */
  needs?: string;
  /** Parses counts from the output; without it a step counts as one check. */
  count?: (output: string) => Count | undefined;
}

const MINUTE = 60_000;

/**
 * Limits after which a step counts as hanging, on an idle machine. The longest normal silence is 40 s (types), the
 * longest step takes 7 minutes (journeys).
 */
export const LIMITS: Limits = { silenceMs: 10 * MINUTE, totalMs: 45 * MINUTE };

/** Stages run in sequence; the steps of a stage run in parallel on the two cores of a small machine. */
export const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
    { name: 'content', command: ['node', 'src/content-lint/command.ts'] },
    { name: 'knip', command: ['knip'] },
    {
      name: 'types',
      command: [
        'astro',
        'check',
        '--minimumSeverity',
        'warning',
        '--minimumFailingSeverity',
        'warning',
      ],
    },
  ],
  // Before the unit tests, so that their copies of the site reuse its generated pictures.
  [{ name: 'build', command: ['astro', 'build'] }],
  [
    {
      name: 'unit',
      command: ['vitest', 'run', '--project', 'unit', '--project', 'builds'],
      count: countVitest,
    },
  ],
  // The server tests mostly wait.
  [
    {
      name: 'server',
      command: ['vitest', 'run', '--project', 'server'],
      count: countVitest,
    },
    {
      name: 'site',
      command: ['vitest', 'run', '--project', 'site'],
      needs: 'build',
      count: countVitest,
    },
    {
      name: 'budgets',
      command: ['vitest', 'run', '--project', 'budgets'],
      needs: 'build',
      count: countVitest,
    },
  ],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test'],
      needs: 'build',
      count: countPlaywright,
    },
  ],
];
