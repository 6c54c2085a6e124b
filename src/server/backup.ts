/** A copy of the leads that can be put back, taken while the server runs. */
import { spawn } from 'node:child_process';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inherited } from './config.ts';
import { copyDatabase } from './sqlite-file.ts';
import type { Place } from './settings.ts';

const syncFile = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** PostgreSQL's own tool; the password travels in the environment, where other users of the machine do not see it. */
function dump(url: string, file: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return new Promise((done, fail) => {
    spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...inherited(),
        PGHOST: hostname.replace(/^\[|\]$/g, ''),
        PGPORT: port || '5432',
        PGUSER: decodeURIComponent(username),
        PGPASSWORD: decodeURIComponent(password),
        PGDATABASE: decodeURIComponent(pathname.slice(1)),
        ...(sslMode && { PGSSLMODE: sslMode }),
      },
    })
      .once('error', () =>
        fail(new Error('pg_dump is missing. Debian: apt-get install postgresql-client')),
      )
      .once('exit', (code) =>
        code === 0 ? done() : fail(new Error(`pg_dump ended with ${code}`)),
      );
  });
}

/**
 * Writes a backup into a folder and returns its path. It gets its name when it is whole and on disk, and is readable by
 * its owner only.
 * @param now epoch milliseconds, for the name
 */
export async function backUp(place: Place, folder: string, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `leads-${stamp}Z.${place.kind === 'file' ? 'db' : 'dump'}`);
  const partial = `${file}.partial`;
  // Made by us first, so that it is never readable by others, not even while it grows.
  closeSync(openSync(partial, 'w', 0o600));
  try {
    if (place.kind === 'file') await copyDatabase(place.path, partial);
    else await dump(place.url, partial);
  } catch (error) {
    // Half a backup is none, and on a full disk each try would leave one more.
    rmSync(partial, { force: true });
    throw error;
  }
  chmodSync(partial, 0o600);
  syncFile(partial);
  renameSync(partial, file);
  syncFile(dirname(file));
  return file;
}
