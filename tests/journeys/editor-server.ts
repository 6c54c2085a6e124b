/** A server of its own with a clone of the project, for journeys of the content editor. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, test } from '@playwright/test';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { type Bench, startApi } from '../bench/servers.ts';
import { freePort } from '../browser/free-port.ts';
import { scaled } from '../run/limits.ts';
import { contentFolder, type MadeFolder } from '../server/content-folder.ts';
import { signedIn, type StaffClient } from '../server/staff-client.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

export interface EditorServer {
  /** A page of the editor: what follows `/admin/content`. */
  address: (rest?: string) => string;
  /** Origin and folder of the database, once the server runs. */
  running: () => { origin: string; data: string };
  /** Text of a file below `src/content`. */
  saved: (path: string) => string;
  /** Adds an editor and gives the session to a browser, if there is one. */
  enter: (username: string, context?: BrowserContext) => Promise<StaffClient>;
}

/** Gives a session to a browser. */
export async function carry(
  { cookie }: StaffClient,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  // A secure cookie needs a secure address; browsers send it to this machine anyway.
  const url = origin.replace('http:', 'https:');
  await context.addCookies([{ name: SESSION_COOKIE, value, url, secure: true }]);
}

/** Runs for all tests of a file. */
export function editorServer(): EditorServer {
  let [data, origin] = ['', ''];
  let folder: MadeFolder | undefined;
  let server: Bench | undefined;

  test.beforeAll(async () => {
    test.setTimeout(scaled(120_000));
    data = mkdtempSync(join(tmpdir(), 'editor-'));
    folder = contentFolder();
    folder.make();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const env = { PORT: String(port), HOST: 'localhost', CONTENT_DIR: folder.path };
    server = await startApi(data, env, 'leads', DIST);
  });
  test.afterAll(async () => {
    await server?.stop();
    folder?.remove();
    rmSync(data, { recursive: true, force: true });
  });

  const fileOf = (path: string): string => join(folder?.path ?? '', 'src/content', path);
  return {
    address: (rest = '') => `${origin}/admin/content${rest}`,
    running: () => ({ origin, data }),
    saved: (path) => readFileSync(fileOf(path), 'utf8'),
    async enter(username, context) {
      const client = await signedIn({ origin, data }, 'editor', { username });
      if (context) await carry(client, context, origin);
      return client;
    },
  };
}
