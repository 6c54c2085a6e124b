/** PostgreSQL backups with `pg_dump` and `pg_restore`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../config.ts';
import type { CopiedLead } from '../../person/copied-leads.ts';

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

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** Decodes a column in the text format of `copy`. */
const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_all, letter: string) => ESCAPES[letter] ?? letter);

/** All leads in a dump; id and fields are the first and third column. */
export async function* leadsInDump(path: string): AsyncGenerator<CopiedLead> {
  const restore = spawn('pg_restore', ['--data-only', '--table=leads', '--file=-', path], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: childEnvironment(),
  });
  const ended = once(restore, 'exit').catch(() => {
    throw new Error(missing('pg_restore'));
  });
  // Awaited only after the last line: without this handler, an earlier failure would end Node as an unhandled
  // rejection.
  ended.catch(() => undefined);
  let inRows = false;
  for await (const line of createInterface(restore.stdout)) {
    if (line === '\\.') inRows = false;
    if (inRows) {
      const [id = '', , fields = ''] = line.split('\t');
      yield { id, fields: JSON.parse(unescaped(fields)) };
    }
    if (line.startsWith('COPY ')) inRows = true;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`pg_restore ended with ${code}`);
}
