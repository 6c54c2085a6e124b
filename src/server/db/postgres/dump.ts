/** PostgreSQL backups with `pg_dump` and `pg_restore`. */
import { spawn } from 'node:child_process';
import { childEnvironment } from '../../base/config.ts';

/** In the environment, other users of the machine do not see the password. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

/** The image has none: they must be at least as new as the database, which has its own. */
const missing = (program: string): string =>
  `${program} is missing. Debian: apt-get install postgresql-client. In a container: the one of the database has it, see "Container" in src/server/README.md`;

function run(program: string, args: readonly string[], url: string): Promise<void> {
  return new Promise((done, fail) => {
    spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...childEnvironment(), ...connectionOf(url) },
    })
      .once('error', () => fail(new Error(missing(program))))
      .once('exit', (code) =>
        code === 0 ? done() : fail(new Error(`${program} ended with ${code}`)),
      );
  });
}

/** Without the counts of rate limits. */
export const dump = (url: string, file: string): Promise<void> =>
  run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-unlogged-table-data', `--file=${file}`],
    url,
  );

export const restoreInto = (url: string, file: string): Promise<void> => {
  const { PGDATABASE } = connectionOf(url);
  return run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${PGDATABASE}`, file], url);
};
