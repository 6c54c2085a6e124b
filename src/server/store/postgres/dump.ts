/** PostgreSQL backups with `pg_dump` and `pg_restore`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../config.ts';
import type { CopiedLead } from '../../person/copied-leads.ts';

/** Writes a dump. The password is passed in the environment, hidden from other users of the machine. */
export function dump(url: string, file: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return new Promise((done, fail) => {
    spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...childEnvironment(),
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
  const ended = once(restore, 'exit');
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
