/** A PostgreSQL cluster for all tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';

/**
 * Starts it before the tests and stops it after them; returns what creates an empty database and resolves to its URL.
 * @param durable with the durability settings of production, for tests of what a crash leaves
 */
export function sharedCluster({ durable = false } = {}): () => Promise<string> {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster({ durable });
  });
  afterAll(() => cluster?.stop());
  return async () => {
    if (!cluster) throw new Error('The cluster has not started yet');
    return cluster.create();
  };
}

/** Settings of a server for each store, by its name. */
export function bothStores(): [name: string, settings: () => Promise<Record<string, string>>][] {
  const database = sharedCluster();
  return [
    ['SQLite', async () => ({})],
    ['PostgreSQL', async () => ({ DATABASE_URL: await database() })],
  ];
}
