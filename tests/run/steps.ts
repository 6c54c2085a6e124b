/** The steps of `npm test` and `npm run test:deep`, in order. */

/** One command of a run. */
export interface Step {
  /** Name for `npm test -- <name>`. */
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Who counts its tests; without it, the step is one check. */
  runner?: 'vitest' | 'playwright';
  /** Needs the built site: not run if the step `build` failed. */
  needsBuild?: boolean;
}

const vitest = (
  name: string,
  projects: readonly string[],
  { needsBuild = false, workers = 2 } = {},
): Step => ({
  name,
  command: [
    'vitest',
    'run',
    `--maxWorkers=${workers}`,
    ...projects.flatMap((project) => ['--project', project]),
  ],
  runner: 'vitest',
  needsBuild,
});
const playwright = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...projects.flatMap((project) => ['--project', project])],
  runner: 'playwright',
  needsBuild: true,
});
const LEVELS = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
const BUILD: Step = { name: 'build', command: ['node', 'src/site-build/memory/command.mjs'] };

/** The tiers, each as stages that run in sequence; the steps of a stage run in parallel, on two cores. */
export const TIERS: Readonly<Record<'quick' | 'deep', readonly (readonly Step[])[]>> = {
  quick: [
    [
      { name: 'format', command: ['prettier', '--check', '--cache', '.'] },
      { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
      { name: 'content', command: ['node', 'src/content-lint/command.ts'] },
      { name: 'knip', command: ['knip'] },
      { name: 'types', command: ['astro', 'check', ...LEVELS] },
    ],
    // Before the tests that build copies of the site, which use its generated pictures again.
    [BUILD],
    [vitest('unit', ['unit', 'repository', 'builds'])],
    // The tests of the server mostly wait, so more of them fit on two cores.
    [vitest('server', ['server'], { workers: 3 }), vitest('site', ['site'], { needsBuild: true })],
    [playwright('journeys', 'phone', 'desktop')],
  ],
  deep: [
    [BUILD],
    [vitest('deep', ['deep-builds', 'deep-server', 'deep-site'], { needsBuild: true })],
    [playwright('deep-journeys', 'deep-phone', 'deep-desktop')],
    [playwright('engines', 'engines-*')],
  ],
};
