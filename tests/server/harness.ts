/** Starts the real server with a small built site: in the process of the test, or in one of its own. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll } from 'vitest';
import { headersFileText } from '#lib/http/headers.ts';
import { previousOf } from '#lib/http/release-folders.ts';
import { compressFolder } from '#site-build/output/precompress.ts';
import { getConfig } from '#server/base/config.ts';
import { UNWATCHED } from '#server/base/http/overload.ts';
import { createLog } from '#server/base/log.ts';
import { startServer as runServer } from '#server/run/server.ts';
import { site as practice } from '#site';
import { type FakeHubSpot, startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { scaled } from '../run/limits.ts';
import { afterwards, dropFolder, emptyFolder, makeFolder, until } from './cleanup.ts';
import { SERVICE } from './leads.ts';
import { COMPILED } from './run-command.ts';

const ENTRY = resolve(import.meta.dirname, 'entry.ts');

/** A small site like a build output: compressed, with its headers file. Made once for each worker. */
async function makeSite(): Promise<string> {
  const made = makeFolder();
  process.once('exit', () => dropFolder(made));
  cpSync(resolve(import.meta.dirname, 'site'), made, { recursive: true });
  const page = readFileSync(join(made, 'free-call.html'), 'utf8');
  rmSync(join(made, 'free-call.html'));
  writeFileSync(join(made, BOOKING_PAGE), page.replace('value="service"', `value="${SERVICE}"`));
  writeFileSync(join(made, '_headers'), headersFileText());
  await compressFolder(made);
  return made;
}
let original: Promise<string> | undefined;

let site = '';

/** Its own copy for each file (`setup.ts`): some add pages. */
export function copySite(): void {
  beforeAll(async () => {
    original ??= makeSite();
    site = makeFolder();
    cpSync(await original, site, { recursive: true });
  });
  afterAll(() => {
    dropFolder(site);
    dropFolder(previousOf(site));
  });
}

/** Folder of the built site served in this file. */
export const builtSite = (): string => site;

export interface Server {
  origin: string;
  pid: number;
  data: string;
  output: () => string;
  /** Returns the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

const defaults = (data: string): Settings => ({
  PORT: '0',
  DATABASE_URL: `file:${join(data, 'leads.db')}`,
  RATE_LIMIT: 'off',
  HUBSPOT_SPACING_MS: '1',
  DELIVERY_RETRY_MS: '150',
});

const LIMITED = 'ulimit -n "$0" && exec "$@"';

/** Starts the server in this process: 0.1 s in place of 0.9 s. */
async function launchHere(
  data: string,
  { ALERT_CHECK_MS, ...env }: Settings,
  dist = site,
): Promise<Server> {
  const settings = { ...defaults(data), ...env };
  const config = getConfig(settings);
  let printed = '';
  const log = createLog(config.logLevel, (lines) => (printed += lines));
  const { address, stop } = await runServer({
    config,
    dist,
    log,
    keepsGlobals: true,
    loop: UNWATCHED,
    ...(ALERT_CHECK_MS && { alertCheckMs: Number(ALERT_CHECK_MS) }),
  });
  let ended: Promise<void> | undefined;
  return {
    origin: address,
    pid: process.pid,
    data,
    output: () => printed,
    end: async () => {
      ended ??= stop();
      await ended;
      return 0;
    },
  };
}

async function launch(data: string, env: Settings, mostFiles?: number): Promise<Server> {
  const program = [process.execPath, ENTRY, site];
  const [command = '', ...words] =
    mostFiles === undefined ? program : ['sh', '-c', LIMITED, String(mostFiles), ...program];
  const child = spawn(command, words, {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...COMPILED,
      ...defaults(data),
      ...env,
    },
  });
  let printed = '';
  const ended = new Promise<number | null>((done) => {
    child.once('exit', done);
  });
  const origin = await new Promise<string>((done, fail) => {
    const listen = (text: string): void => {
      printed += text;
      const found = /^serving (\S+)$/m.exec(printed)?.[1];
      if (found) done(found);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('exit', () => fail(new Error(`The server did not start: ${printed}`)));
  });
  const end: Server['end'] = (signal) => {
    child.kill(signal);
    return ended;
  };
  return { origin, pid: child.pid ?? 0, data, output: () => printed, end };
}

/**
 * Starts a process with its store in `data`; `env` overrides settings. Stopped after the test. 0.9 s of processor time:
 * only where the process is the subject, or has to end at once; else {@link serverOn}.
 * @param mostFiles maximum number of open files and connections
 */
export async function startServer(
  data: string,
  env: Settings = {},
  mostFiles?: number,
): Promise<Server> {
  const server = await launch(data, env, mostFiles);
  afterwards(() => server.end('SIGKILL'));
  return server;
}

/** A process of its own: for tests that kill it, hold it, measure it or give it another disk. Stopped after the test. */
export const freshProcess = (env: Settings = {}): Promise<Server> =>
  startServer(emptyFolder(), env);

/** In this process, with its store in `data`. Stopped after the test. */
export async function serverOn(data: string, env: Settings = {}): Promise<Server> {
  const server = await launchHere(data, env);
  afterwards(() => server.end('SIGTERM'));
  return server;
}

/** In this process. Stopped after the test. */
export const freshServer = (env: Settings = {}): Promise<Server> => serverOn(emptyFolder(), env);

/** Stopped after the test. */
export async function startCrm(
  form: Parameters<typeof startFakeHubSpot>[0] = {},
): Promise<FakeHubSpot> {
  const crm = await startFakeHubSpot(form);
  afterwards(() => crm.down());
  return crm;
}

/** For all tests of a file. @param dist the built site, if not the small one */
export function sharedServer(env: Settings = {}, dist?: string): () => Server {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await launchHere(makeFolder(), env, dist);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    if (server) dropFolder(server.data);
  });
  return () => {
    if (!server) throw new Error('The server has not started yet');
    return server;
  };
}

/** The page with the form. */
const BOOKING_PAGE = `${practice.consultation.path.slice(1)}.html`;

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Waits until a destination has no pending deliveries; after that no duplicate can follow. */
export function allDelivered(data: string, destination = 'hubspot'): Promise<void> {
  const waiting = "select 1 from deliveries where state = 'waiting' and adapter = ?";
  return until(() => rowsOf(data, waiting, destination).length === 0);
}

export const delivered = (data: string, count: number): Promise<void> =>
  until(() => rowsOf(data, "select 1 from deliveries where state = 'delivered'").length === count);

export const inFlight = (data: string): Promise<void> =>
  until(() => rowsOf(data, "select 1 from attempts where outcome = 'open'").length === 1);

export function rowsOf(data: string, sql: string, ...values: string[]): Record<string, unknown>[] {
  const db = new DatabaseSync(join(data, 'leads.db'), { readOnly: true, timeout: scaled(5000) });
  try {
    return db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    db.close();
  }
}

export const idsIn = (data: string): unknown[] =>
  rowsOf(data, 'select id from leads').map(({ id }) => id);
