/** A PostgreSQL cluster for all tests of a file. */
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { type Cluster, query, startCluster } from './cluster.ts';

/** The name of a database with the tables of a store, and without leads. */
async function migratedDatabase(cluster: Cluster): Promise<string> {
  const url = await cluster.create();
  const store = createPostgresStore(
    url,
    createLog('error', () => undefined),
  );
  await store.page('', 1);
  await store.close();
  // A copy of a database with the mark of another one is a restored backup.
  await query(url, "delete from server_secrets where name = 'place'");
  return new URL(url).pathname.slice(1);
}

/**
 * Starts it before the tests and stops it after them; returns what creates an empty database and resolves to its URL.
 * @param durable with the durability settings of production, for tests of what a crash leaves
 * @param migrated with the tables of a store already: 232 tests of the stores take 38 s with it, and 49 s without
 */
export function sharedCluster({ durable = false, migrated = false } = {}): () => Promise<string> {
  let cluster: Cluster | undefined;
  let template: Promise<string> | undefined;
  beforeAll(async () => {
    cluster = await startCluster({ durable });
  });
  afterAll(() => cluster?.stop());
  return async () => {
    if (!cluster) throw new Error('The cluster has not started yet');
    if (migrated) template ??= migratedDatabase(cluster);
    return cluster.create(await template);
  };
}

const eachTable = (what: string): string => `do $$ declare one text; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop ${what} end loop; end $$`;

/**
 * Returns what lends a database of a store without leads, and what takes it back and empties it, instead of a new one
 * for each of 120 tests.
 */
export function lentDatabases(): {
  lend: () => Promise<string>;
  takeBack: (url: string) => Promise<void>;
} {
  const create = sharedCluster({ migrated: true });
  const free: string[] = [];
  // One connection for each: a new one takes 44 ms of processor time.
  const clients = new Map<string, pg.Client>();
  afterAll(() => Promise.all([...clients.values()].map((client) => client.end())));
  return {
    async lend() {
      const known = free.pop();
      if (known !== undefined) return known;
      const url = await create();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      clients.set(url, client);
      // The rows that a store begins with.
      await client.query('create schema first');
      await client.query(
        eachTable("execute format('create table first.%I as table %I', one, one);"),
      );
      return url;
    },
    async takeBack(url) {
      await clients.get(url)?.query(
        eachTable(`execute format('delete from %I', one);
          execute format('insert into %I select * from first.%I', one, one);`),
      );
      free.push(url);
    },
  };
}
