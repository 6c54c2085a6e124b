/** Builds the site from a commit in a second working copy, one at a time: for a preview, or as the new site. */
import { spawn } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ContentJob } from '#staff/contract/content.ts';
import type { Clock } from '../base/clock.ts';
import { errorFields, type Log } from '../base/log.ts';
import type { Repository } from './repository.ts';

/** Folder of the second working copy, inside the content's; ignored by git. */
const BUILDS = '.builds';
const BUILD = 'src/site-build/memory/command.mjs';
/** Visitors come first: the build runs at a lower priority. */
const NICE = 10;
/** Characters kept of the end of what a build printed. */
const TROUBLE = 1500;

export interface Build {
  kind: ContentJob['kind'];
  commit: string;
  by: string;
  done: () => Promise<void>;
}

export interface Builds {
  preview: string;
  job: () => ContentJob | undefined;
  /** Returns `false` if one is running. */
  start: (build: Build) => boolean;
  /** Ends a running build; the site stays as it is. */
  stop: () => Promise<void>;
}

export interface BuildsOptions {
  repository: Repository;
  dist: string;
  env: Readonly<Record<string, string | undefined>>;
  command: string | undefined;
  clock: Clock;
  log: Log;
}

/** Where the system allows it; a hardened systemd unit does not. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICE);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

export function createBuilds(options: BuildsOptions): Builds {
  const { repository, dist, env, command, clock, log } = options;
  const { folder, git } = repository;
  const work = join(folder, BUILDS, 'work');
  const preview = join(folder, BUILDS, 'preview');
  let job: ContentJob | undefined;
  let running: Promise<void> = Promise.resolve();
  let end: (() => void) | undefined;

  /** @throws {Error} with the end of what it printed */
  const run = (
    file: string,
    args: readonly string[],
    variables: BuildsOptions['env'],
  ): Promise<void> =>
    new Promise((done, fail) => {
      const child = spawn(file, args, {
        cwd: work,
        env: variables,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      const hear = (part: Buffer): void => {
        printed = `${printed}${part.toString('utf8')}`.slice(-4 * TROUBLE);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', fail);
      child.once('spawn', () => {
        end = () => child.kill();
        lowerPriority(child.pid);
      });
      child.once('close', (code) => {
        end = undefined;
        if (code === 0) done();
        else fail(new Error(stripVTControlCharacters(printed).trim().slice(-TROUBLE)));
      });
    });

  async function checkOut(commit: string): Promise<void> {
    if (existsSync(join(work, '.git'))) {
      await git.text(['-C', work, 'checkout', '--quiet', '--force', '--detach', commit]);
      await git.text(['-C', work, 'clean', '-d', '--force', '--quiet', '--', 'src', 'public']);
    } else {
      await git.text(['worktree', 'prune']);
      await git.text(['worktree', 'add', '--quiet', '--force', '--detach', work, commit]);
    }
    const modules = join(work, 'node_modules');
    if (!existsSync(modules)) symlinkSync(join(folder, 'node_modules'), modules, 'dir');
  }

  /** @throws {Error} with the mistakes in the content, or what the build printed */
  async function explain(error: Error): Promise<never> {
    const checks = ['--disable-warning=ExperimentalWarning', 'src/content-lint/failed-build.ts'];
    const said = await run(process.execPath, checks, env).catch((found: Error) => found.message);
    const [, words] = said ? said.split('What has to be changed in the content:') : [];
    throw words === undefined ? error : new Error(words.trim());
  }

  async function build({ kind, commit, done }: Build): Promise<void> {
    await checkOut(commit);
    const isPreview = kind === 'preview';
    const out = isPreview ? preview : dist;
    await run(process.execPath, [join(work, BUILD), '--outDir', out], {
      ...env,
      ...(isPreview && { BUILD_PREVIEW: '1' }),
    }).catch(explain);
    if (!isPreview && command !== undefined) await run(command, [dist], env);
    await done();
  }

  return {
    preview,
    job: () => job,
    start(what) {
      if (job?.state === 'running') return false;
      const { kind, by } = what;
      const begun: ContentJob = { kind, by, startedAt: clock.now(), state: 'running' };
      job = begun;
      running = build(what).then(
        () => {
          job = { ...begun, state: 'done', endedAt: clock.now() };
          log.info('content.built', { kind, by });
        },
        (error: unknown) => {
          const trouble = error instanceof Error ? error.message : String(error);
          job = { ...begun, state: 'failed', endedAt: clock.now(), trouble };
          log.error('content.unbuilt', { kind, ...errorFields(error) });
        },
      );
      return true;
    },
    async stop() {
      end?.();
      await running;
    },
  };
}
