/** Starts the real server as a separate process with a small built site, and sends requests to it. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { headersFileText } from '#domain/http/headers.ts';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { previousOf } from '#domain/http/release-folders.ts';
import { compressFolder } from '#build/output/precompress.ts';
import { site as practice } from '#site';
import { type FakeHubSpot, startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { scaled } from '../run/limits.ts';
import { COMPILED } from './run-command.ts';

const ENTRY = resolve(import.meta.dirname, 'entry.ts');

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Registers cleanup to run after the test. */
export function afterwards(step: () => unknown): void {
  undo.push(step);
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'hearthline-'));
const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Creates an empty folder, deleted after the test. */
export function emptyFolder(): string {
  const folder = makeFolder();
  afterwards(() => dropFolder(folder));
  return folder;
}

// A small site like a build output: compressed, with its headers file. Shared by all tests of a file.
let site = '';
beforeAll(async () => {
  site = makeFolder();
  cpSync(resolve(import.meta.dirname, 'site'), site, { recursive: true });
  const page = readFileSync(join(site, 'free-call.html'), 'utf8');
  rmSync(join(site, 'free-call.html'));
  writeFileSync(join(site, BOOKING_PAGE), page.replace('value="service"', `value="${SERVICE}"`));
  writeFileSync(join(site, '_headers'), headersFileText());
  await compressFolder(site);
});
afterAll(() => {
  dropFolder(site);
  dropFolder(previousOf(site));
});

/** Folder of the built site served in this file. */
export const builtSite = (): string => site;

export interface Server {
  origin: string;
  pid: number;
  /** Folder of the store. */
  data: string;
  /** All output so far. */
  output: () => string;
  /** Sends a signal and waits for the exit; returns the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

/** Shell script that limits open files. */
const LIMITED = 'ulimit -n "$0" && exec "$@"';

async function launch(data: string, env: Settings, mostFiles?: number): Promise<Server> {
  const program = [process.execPath, ENTRY, site];
  const [command = '', ...words] =
    mostFiles === undefined ? program : ['sh', '-c', LIMITED, String(mostFiles), ...program];
  const child = spawn(command, words, {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...COMPILED,
      PORT: '0',
      DATABASE_URL: `file:${join(data, 'leads.db')}`,
      RATE_LIMIT: 'off',
      HUBSPOT_SPACING_MS: '1',
      DELIVERY_RETRY_MS: '150',
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
 * Starts a server with its store in `data`; `env` overrides settings. Stopped after the test.
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

/** Starts a server with an empty store. Stopped after the test. */
export const freshServer = (env: Settings = {}): Promise<Server> => startServer(emptyFolder(), env);

/** Starts a CRM. Stopped after the test. */
export async function startCrm(
  form: Parameters<typeof startFakeHubSpot>[0] = {},
): Promise<FakeHubSpot> {
  const crm = await startFakeHubSpot(form);
  afterwards(() => crm.down());
  return crm;
}

/** Starts one server for all tests of a file; returns a getter. */
export function sharedServer(env: Settings = {}): () => Server {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await launch(makeFolder(), env);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    if (server) dropFolder(server.data);
  });
  return () => {
    if (!server) throw new Error('The server has not started yet');
    return server;
  };
}

/** What the visitors ask for: the first service of the practice. */
export const SERVICE = Object.keys(practice.services)[0] ?? 'other';
/** Another one of the form. */
export const OTHER_SERVICE = 'other';
/** File of the page with the form. */
const BOOKING_PAGE = `${practice.consultation.path.slice(1)}.html`;

export const LEAD = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh.nguyen@example.com',
  phone: '214 555 0142',
  serviceInterest: SERVICE,
  bestWayToContact: 'text',
  state: 'Texas',
  message: 'Two phones in one bed.',
  communicationsOptIn: true,
  dataStorageConsent: true,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
} as const;

let visitors = 0;

/** A valid lead, unique in the test run. */
export function lead(changes: object = {}): Record<string, unknown> {
  visitors += 1;
  return { ...LEAD, email: `visitor-${visitors}@example.com`, ...changes };
}

type Headers = Readonly<Record<string, string>>;

/** Creates what posts JSON to a path; text as it is. */
export const posting =
  (path: string) =>
  (origin: string, body: unknown, headers: Headers = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });

/** Creates what posts form-encoded fields to a path, as without JavaScript. */
export const postingForms =
  (path: string) =>
  (origin: string, fields: object, headers: Headers = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields as Record<string, string>).toString(),
      redirect: 'manual',
    });

export const post = posting(CONTACT_PATH);
export const postForm = postingForms(CONTACT_PATH);

/** Expects success and returns the lead id. */
export async function acceptedId(response: Response): Promise<string> {
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toEqual({
    status: 200,
    answer: { ok: true, id: expect.any(String) },
  });
  return (answer as { id: string }).id;
}

/** Waits until a condition holds. Throws after `idleMs` milliseconds, scaled up on a busy machine. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  idleMs = 30_000,
): Promise<void> {
  const ms = scaled(idleMs);
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`Condition not met after ${ms} ms: ${holds.toString()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Number of open files and connections of a process. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Resident memory of a process, MiB. */
export function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 2 ** 20;
}

/** Waits until a destination has no pending deliveries; after that no duplicate can follow. */
export function allDelivered(data: string, adapter = 'hubspot'): Promise<void> {
  const waiting = "select 1 from deliveries where state = 'waiting' and adapter = ?";
  return until(() => rowsOf(data, waiting, adapter).length === 0);
}

/** Records of a table in a server's database. */
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
