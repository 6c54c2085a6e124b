/** A primary with a synchronous standby, behind an address that is switched when the primary dies. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { scaled } from '../run/limits.ts';
import { createData, createSite, finish, query, urlOf } from './cluster.ts';

export interface Replicated {
  /** The database, at the address that clients use. */
  url: string;
  /** An administrator's address of the primary. */
  primary: string;
  /** Kills the primary (SIGKILL), promotes the standby and leads the address there. */
  failOver: () => Promise<void>;
  /** Kills the standby: commits have nobody to wait for. */
  killStandby: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Forwards connections, as a virtual address, HAProxy or a DNS name would. */
async function startAddress(target: () => number): Promise<{ port: number; server: Server }> {
  const server = createServer((client: Socket) => {
    const database = connect(target(), '127.0.0.1');
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { port, server };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + scaled(60_000);
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Never: ${holds.toString()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Starts both, with an empty database. */
export async function startReplicated(): Promise<Replicated> {
  const site = createSite();
  const [first, second] = [join(site.folder, 'primary'), join(site.folder, 'standby')];
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  let target = primaryPort;
  createData(site, first);
  // Both begin with the same files; not every PostgreSQL has `pg_basebackup`.
  site.copy(first, second);
  writeFileSync(join(second, 'standby.signal'), '');
  appendFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=leads'\n`,
  );
  const primary = await site.launch(first, primaryPort);
  const at = (port: number): string => urlOf(port, 'postgres');
  const standby = await site.launch(second, standbyPort);
  // After the copy was made: the standby must not wait for another one when it is promoted.
  await query(at(primaryPort), "alter system set synchronous_standby_names = '*'");
  await query(at(primaryPort), 'select pg_reload_conf()');
  const IN_STEP = "select 1 from pg_stat_replication where sync_state = 'sync'";
  await until(async () => (await query(at(primaryPort), IN_STEP)).length === 1);
  await query(at(primaryPort), 'create database leads');
  const address = await startAddress(() => target);
  return {
    url: urlOf(address.port, 'leads'),
    primary: at(primaryPort),
    killStandby: () => finish(standby, 'SIGKILL'),
    async failOver() {
      await finish(primary, 'SIGKILL');
      await query(at(standbyPort), 'select pg_promote()');
      target = standbyPort;
    },
    async stop() {
      address.server.close();
      for (const server of [primary, standby]) await finish(server, 'SIGQUIT');
      site.drop();
    },
  };
}
