/** Starts the real server as a process of its own, over a small built site, and talks to it. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { headersFileText } from '#domain/headers.ts';
import { CONTACT_PATH } from '#domain/lead.ts';
import { compressFolder } from '#integrations/precompress.ts';

const ENTRY = resolve(import.meta.dirname, 'entry.ts');

// A busy machine needs a second or two to start a process.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Runs when the test is over. */
export function afterwards(step: () => unknown): void {
  undo.push(step);
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'hearthline-'));
const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** An empty folder that goes away with the test. */
export function emptyFolder(): string {
  const folder = makeFolder();
  afterwards(() => dropFolder(folder));
  return folder;
}

// A small built site, as a build leaves it: compressed, with its headers file. One for all tests of a file.
let site = '';
beforeAll(async () => {
  site = makeFolder();
  cpSync(resolve(import.meta.dirname, 'site'), site, { recursive: true });
  writeFileSync(join(site, '_headers'), headersFileText());
  await compressFolder(site);
});
afterAll(() => dropFolder(site));

export interface Server {
  origin: string;
  pid: number;
  /** Folder of its leads. */
  data: string;
  /** Everything it has printed so far. */
  output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, `null` after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

async function launch(data: string, env: Settings): Promise<Server> {
  const child = spawn(process.execPath, [ENTRY, site], {
    env: {
      PATH: process.env['PATH'] ?? '',
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

/** Starts a server that keeps its leads in `data`; `env` adds to or replaces its settings. Ends with the test. */
export async function startServer(data: string, env: Settings = {}): Promise<Server> {
  const server = await launch(data, env);
  afterwards(() => server.end('SIGKILL'));
  return server;
}

/** One server for all tests of a file; the function returned gives it to a test. */
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
    if (!server) throw new Error('The server is not up yet');
    return server;
  };
}

export const LEAD = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh.nguyen@example.com',
  phone: '214 555 0142',
  serviceInterest: 'couples-therapy',
  bestWayToContact: 'text',
  state: 'Texas',
  message: 'Two phones in one bed.',
  communicationsOptIn: true,
  dataStorageConsent: true,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
} as const;

let visitors = 0;

/** A valid lead; no two of a test run are taken for the same. */
export function lead(changes: object = {}): Record<string, unknown> {
  visitors += 1;
  return { ...LEAD, email: `visitor-${visitors}@example.com`, ...changes };
}

/** Posts a body as JSON. */
export function post(
  origin: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** Posts fields as a form without JavaScript does. */
export function postForm(
  origin: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

/** Expects success and returns the id. */
export async function acceptedId(response: Response): Promise<string> {
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toEqual({
    status: 200,
    answer: { ok: true, id: expect.any(String) },
  });
  return (answer as { id: string }).id;
}

/** Waits until something holds, at most `ms`. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 8000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not so after ${ms} ms: ${holds.toString()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Rows of a table in the file of a server. */
export function rowsOf(data: string, sql: string, ...values: string[]): Record<string, unknown>[] {
  const db = new DatabaseSync(join(data, 'leads.db'), { readOnly: true, timeout: 2000 });
  try {
    return db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }));
  } finally {
    db.close();
  }
}
