/** Restores a dump into a temporary database of the same server. */
import pg from 'pg';
import { SECOND } from '../../base/clock.ts';
import { restoreInto } from './dump.ts';

const PREFIX = 'hearthline_verify_';
const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
/** Databases that a killed drill left. One in use has a connection. */
const LEFT = `select datname as name from pg_database where datname like '${PREFIX.replaceAll('_', '\\_')}%'
  and datdba = (select oid from pg_roles where rolname = current_user)
  and not exists (select 1 from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`;
/** Missing privilege. */
const NOT_ALLOWED = '42501';

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function atDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  for (const row of (await client.query(LEFT)).rows)
    await client.query(`drop database if exists ${row.name}`);
  try {
    await client.query(`create database ${name} template template0`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error;
    throw new Error(
      'The user of DATABASE_URL may not create the temporary database that the drill needs. As an administrator: ALTER ROLE … CREATEDB',
      { cause: error },
    );
  }
}

async function inspect(client: pg.Client) {
  const names: string[] = (await client.query(TABLES)).rows.map(({ name }) => name);
  const tables: Record<string, number> = {};
  for (const name of names)
    tables[name] = Number((await client.query(`select count(*) from ${name}`)).rows[0].count);
  const { rows } = await client.query('select version from schema_version');
  return { version: Number(rows[0]?.version ?? 0), tables };
}

/** Uses database `url` meanwhile; `suffix` names the temporary one. @throws {Error} with a message for the operator */
export async function restoreDump(file: string, url: string, suffix: string) {
  const name = PREFIX + suffix;
  const target = atDatabase(url, name);
  const drop = (): Promise<unknown> =>
    connected(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  await connected(url, (client) => createDatabase(client, name));
  try {
    await restoreInto(target, file);
    return {
      location: { kind: 'postgres', url: target } as const,
      ...(await connected(target, inspect)),
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
}
