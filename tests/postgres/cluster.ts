/** A temporary PostgreSQL cluster for a test. */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../browser/free-port.ts';
import { findPostgres } from './find.ts';
import { scaled } from '../run/limits.ts';

export interface Cluster {
  /** Data folder. */
  data: string;
  /** Creates a database and returns its URL. @param template database to copy; it must have no open connections */
  create: (template?: string) => Promise<string>;
  /** Stops it immediately, like a crash or failover. */
  crash: () => Promise<void>;
  /** Starts it again after {@link Cluster.crash}. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** PostgreSQL does not run as root: use the postgres user, or nobody. */
export function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

/** A folder for data folders, and how to run PostgreSQL's programs in it. */
export interface Site {
  folder: string;
  /** Runs a program to its end. */
  run: (program: string, args: readonly string[]) => void;
  /** Copies a data folder whose server does not run. */
  copy: (from: string, to: string) => void;
  /** Starts a server on a data folder; resolves when it takes connections. */
  launch: (data: string, port: number) => Promise<ChildProcess>;
  drop: () => void;
}

/** The address of a database. */
export const urlOf = (port: number, database: string): string =>
  `postgres://leads@127.0.0.1:${port}/${database}`;

/** Runs one query. */
export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function isUp(port: number): Promise<boolean> {
  try {
    await query(urlOf(port, 'postgres'), 'select 1');
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

type Settings = Pick<SpawnOptions, 'uid' | 'gid' | 'cwd' | 'env'>;

/** A temporary folder of the user who runs PostgreSQL. */
function ownFolder(): string {
  const { uid, gid } = owner();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-pg-'));
  if (uid !== undefined) chownSync(folder, uid, gid ?? uid);
  return folder;
}

/** The same, until this process ends. */
function keptFolder(): string {
  const folder = ownFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of the programs, once one was needed. */
let usable: string | undefined;

/**
 * The folder of the programs, where their user may run them: a copy if that user may not enter the original, as in root's
 * home. PostgreSQL finds its libraries relative to its programs. Copied once for each worker: it has 60 MB.
 */
function usableBin(settings: Settings): string {
  if (usable !== undefined) return usable;
  const bin = findPostgres();
  usable = bin;
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...settings, stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    const whole = keptFolder();
    cpSync(dirname(bin), whole, { recursive: true, verbatimSymlinks: true });
    usable = join(whole, basename(bin));
  }
  return usable;
}

/** Creates a folder. */
export function createSite(): Site {
  const user = owner();
  const folder = ownFolder();
  const settings = { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: process.env['PATH'] } };
  const bin = usableBin(settings);
  return {
    folder,
    copy: (from, to) => {
      execFileSync('cp', ['-R', from, to], { ...settings, stdio: 'pipe' });
    },
    run: (program, args) => {
      execFileSync(join(bin, program), args, { ...settings, stdio: 'pipe' });
    },
    async launch(data, port) {
      const server = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder].concat(
          '-c',
          // What `initdb` notes: a standby must not have fewer.
          'max_connections=100',
        ),
        { ...settings, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      let printed = '';
      server.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
      const end = performance.now() + scaled(60_000);
      while (!(await isUp(port))) {
        if (performance.now() > end || server.exitCode !== null)
          throw new Error(`PostgreSQL did not start: ${printed}`);
        await new Promise((done) => setTimeout(done, 50));
      }
      return server;
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An empty data folder to copy: `initdb` takes 1.8 s of processor time, once for each worker. */
let empty: string | undefined;

/** Creates an empty data folder. */
export function createData(site: Site, data: string): void {
  if (empty === undefined) {
    const made = join(keptFolder(), 'data');
    const options = ['-U', 'leads', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    site.run('initdb', ['-D', made, ...options]);
    empty = made;
  }
  site.copy(empty, data);
}

/** Ends a server with a signal. */
export async function finish(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
}

/**
 * Starts a cluster with the durability settings of production.
 * @param durable `false` for tests that neither crash the database nor ask what is on its disk: commits are nine times as
 * fast without `fsync`, and more settings gain nothing on top. Every store then logs `store.unsafe`.
 */
export async function startCluster({ durable = true } = {}): Promise<Cluster> {
  const site = createSite();
  const data = join(site.folder, 'data');
  createData(site, data);
  if (!durable) appendFileSync(join(data, 'postgresql.conf'), 'fsync = off\n');
  const port = await freePort();
  const launch = (): Promise<ChildProcess> => site.launch(data, port);
  let server = await launch();

  let made = 0;
  return {
    data,
    async create(template = 'template1') {
      made += 1;
      const name = `leads_${made}`;
      await query(urlOf(port, 'postgres'), `create database ${name} template ${template}`);
      return urlOf(port, name);
    },
    // SIGQUIT closes all connections immediately, without a checkpoint.
    crash: () => finish(server, 'SIGQUIT'),
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await finish(server, 'SIGQUIT');
      site.drop();
    },
  };
}
