/** What `npm test` runs: one table, read from top to bottom. */
import { countPlaywright, countVitest, type Count } from './count.ts';

/** One command of the test run. */
export interface Step {
  /** The word that `npm test -- <word>` understands. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** A step that must have passed first, when it is part of the run. */
  needs?: string;
  /** Milliseconds after which the step is ended and counts as failed. */
  timeout: number;
  /** Reads the step's own counts from what it printed; without it a step counts as one check. */
  count?: (output: string) => Count | undefined;
}

const MINUTE = 60_000;

/** Stages run one after another; the steps of a stage share the two cores of a small machine. */
export const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: ['prettier', '--check', '.'], timeout: 2 * MINUTE },
    { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'], timeout: MINUTE },
    { name: 'guard', command: ['node', 'src/guard/command.ts'], timeout: MINUTE },
    { name: 'dead', command: ['knip'], timeout: 2 * MINUTE },
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
      timeout: 3 * MINUTE,
    },
  ],
  // Before the unit tests, whose copies of the site then need not draw its pictures again.
  [{ name: 'build', command: ['astro', 'build'], timeout: 3 * MINUTE }],
  [
    {
      name: 'unit',
      command: ['vitest', 'run', '--project', 'unit'],
      timeout: 8 * MINUTE,
      count: countVitest,
    },
  ],
  // The server's tests wait more than they work.
  [
    {
      name: 'server',
      command: ['vitest', 'run', '--project', 'server'],
      timeout: 6 * MINUTE,
      count: countVitest,
    },
    {
      name: 'site',
      command: ['vitest', 'run', '--project', 'site'],
      needs: 'build',
      timeout: 4 * MINUTE,
      count: countVitest,
    },
    {
      name: 'budgets',
      command: ['vitest', 'run', '--project', 'budgets'],
      needs: 'build',
      timeout: 2 * MINUTE,
      count: countVitest,
    },
  ],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test'],
      needs: 'build',
      timeout: 15 * MINUTE,
      count: countPlaywright,
    },
  ],
];
