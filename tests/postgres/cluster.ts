/** A temporary PostgreSQL cluster for a test. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../browser/free-port.ts';
import { findPostgres } from './find.ts';
import { scaled } from '../run/slowdown.ts';

export interface Cluster {
  /** Data folder. */
  data: string;
  /** Creates an empty database and returns its URL. */
  create: () => Promise<string>;
  /** Stops it immediately, like a crash or failover. */
  crash: () => Promise<void>;
  /** Starts it again after {@link Cluster.crash}. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** PostgreSQL does not run as root: use the postgres user, or nobody. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

/** Starts a cluster with the durability settings of production. */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres();
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const settings = { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: process.env['PATH'] } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'leads', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...settings, stdio: 'pipe' },
  );
  const port = await freePort();
  const url = (database: string): string => `postgres://leads@127.0.0.1:${port}/${database}`;

  const isUp = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url('postgres') });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (error instanceof Error) return false;
      throw error;
    }
  };
  const launch = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=60'],
      { ...settings, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let printed = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const end = performance.now() + scaled(60_000);
    while (!(await isUp())) {
      if (performance.now() > end || server.exitCode !== null)
        throw new Error(`PostgreSQL did not start: ${printed}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    return server;
  };
  let server = await launch();
  const finish = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill(signal)) await ended;
  };

  let made = 0;
  return {
    data,
    async create() {
      made += 1;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database leads_${made}`);
      await client.end();
      return url(`leads_${made}`);
    },
    // SIGQUIT closes all connections immediately, without a checkpoint.
    crash: () => finish('SIGQUIT'),
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await finish('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
