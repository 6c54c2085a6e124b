/**
 * Programs of the system that some tests run. Nobody can get them without root, so they are optional: without one, its
 * tests are left out, and `npm test` names them at its end.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../postgres/find.ts';
import { findNginx } from '../redirects/find-nginx.ts';
import { findFirefox } from '../engines/firefox.ts';
import { findWebKit } from '../engines/webkit.ts';
import { findProgram, WHOLE_BROWSERS } from './find.ts';

/** Major version of a PostgreSQL program. */
function majorOf(path: string): number {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(said)?.[1]);
}

/** `pg_dump` refuses a server that is newer. */
function findDump(): string | undefined {
  const dump = findProgram('pg_dump');
  if (dump === undefined || findProgram('pg_restore') === undefined) return undefined;
  return majorOf(dump) >= majorOf(join(findPostgres(), 'postgres')) ? dump : undefined;
}

/** Mounts a disk of 50 MB. Throws where that is not allowed. */
export function mountSmall(folder: string): void {
  const options = ['-t', 'tmpfs', '-o', 'size=50m', 'tmpfs', folder];
  execFileSync('mount', options, { stdio: 'ignore' });
}

/** `mount`, if this user may mount. */
function findMount(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-mount-'));
  try {
    mountSmall(folder);
    execFileSync('umount', ['-l', folder]);
    return findProgram('mount');
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Optional {
  /** What is missing without it. */
  needs: string;
  /** What is not tested without it. */
  tests: string;
  /** Steps of the run with its tests. */
  steps: readonly string[];
  find: () => string | undefined;
}

const OPTIONAL = {
  nginx: {
    needs: 'nginx',
    tests: 'headers, redirects and forms behind nginx',
    steps: ['deep', 'deep-journeys'],
    find: findNginx,
  },
  caddy: {
    needs: 'Caddy',
    tests: 'headers, redirects and forms behind Caddy',
    steps: ['deep', 'deep-journeys'],
    find: () => findProgram('caddy'),
  },
  compiler: {
    needs: 'a C compiler',
    tests: 'full, broken and slow disks',
    steps: ['server'],
    find: () => findProgram('cc', 'gcc', 'clang'),
  },
  dump: {
    needs: 'pg_dump and pg_restore, as new as PostgreSQL',
    tests: 'backups of PostgreSQL',
    steps: ['server'],
    find: findDump,
  },
  pooler: {
    needs: 'PgBouncer',
    tests: 'PostgreSQL behind a pooler',
    steps: ['server'],
    find: () => findProgram('pgbouncer'),
  },
  exim: {
    needs: 'exim4',
    tests: 'mail through the mail server that Debian ships',
    steps: ['server'],
    find: () => findProgram('exim4'),
  },
  systemd: {
    needs: 'systemd-analyze',
    tests: 'the systemd units',
    steps: ['server'],
    find: () => findProgram('systemd-analyze'),
  },
  mount: {
    needs: 'the right to mount',
    tests: 'the warning about a small disk',
    steps: ['server'],
    find: findMount,
  },
  wholeBrowser: {
    needs: 'a Chromium with windows',
    tests: 'the back/forward cache, and directions in a new tab',
    steps: ['journeys'],
    find: () => findProgram(...WHOLE_BROWSERS),
  },
  firefox: {
    needs: 'Firefox',
    tests: 'journeys in Firefox',
    steps: ['engines'],
    find: findFirefox,
  },
  webkit: {
    needs: 'WebKitGTK with its driver, and Xvfb',
    tests: 'journeys in WebKit, the engine of Safari',
    steps: ['engines'],
    find: () => findWebKit()?.browser,
  },
} satisfies Record<string, Optional>;

export type OptionalProgram = keyof typeof OPTIONAL;

const found = new Map<OptionalProgram, string | undefined>();

/** Path of an optional program; undefined if it is not here: then its tests are left out. */
export function optional(name: OptionalProgram): string | undefined {
  if (!found.has(name)) found.set(name, OPTIONAL[name].find());
  return found.get(name);
}

/** A line about each program that is missing here and has tests in one of `steps`. */
export function notTested(steps: readonly string[]): string[] {
  return (Object.keys(OPTIONAL) as OptionalProgram[]).flatMap((name) => {
    const { needs, tests, steps: its } = OPTIONAL[name];
    const isConcerned = its.some((step: string) => steps.includes(step));
    return isConcerned && optional(name) === undefined ? [`${tests}: needs ${needs}`] : [];
  });
}
