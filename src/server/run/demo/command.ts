/** `npm run demo`: filled inbox and content editor, on this machine, in a temporary folder, with no real settings. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { site } from '#site';
import { offerOf } from '../../calls/calls.ts';
import { systemClock } from '../../base/clock.ts';
import { bareCommand, start } from '../command.ts';
import { readDemoConfig } from '../../base/config.ts';
import { createLog } from '../../base/log.ts';
import { builtPhrases } from '../../desk/inbox/phrases.ts';
import { buildIfStale } from '../site-build.ts';
import { run } from '../process.ts';
import { createSqliteStore } from '../open.ts';
import { copyContent } from './content.ts';
import { fillInbox } from './leads.ts';
import { addAdmin, openSignIn } from './sign-in.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** `localhost` may set `Secure` cookies without TLS. */
const HOST = 'localhost';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const say = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

async function demo(): Promise<void> {
  if (!process.argv.includes('--no-build'))
    await buildIfStale(ROOT, readDemoConfig({ HOST }).siteUrl, say);
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Until the server handles them; by default a signal skips the cleanup.
  const stop = (): never => process.exit();
  for (const signal of SIGNALS) process.once(signal, stop);
  const config = readDemoConfig({
    HOST,
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    CONTENT_DIR: join(folder, 'content'),
    LOG_LEVEL: 'error',
    SELF_TEST: 'off',
  });
  const dist = join(folder, 'dist');
  cpSync(join(ROOT, 'dist'), dist, { recursive: true });
  copyContent(ROOT, join(folder, 'content'));

  const store = createSqliteStore(join(folder, 'leads.db'), createLog('error'));
  const { user: admin, password } = await addAdmin(store);
  await fillInbox(store, admin.id, systemClock.now(), builtPhrases(dist), offerOf(dist)());
  const { address } = await run({ config, dist });
  for (const signal of SIGNALS) process.off(signal, stop);
  const signIn = await openSignIn(store, admin, `${address}/admin`);
  say(
    '',
    `Demo of ${site.name}, on this machine only`,
    `  site      ${address}`,
    `  inbox     ${signIn}`,
    '            signs you in: leads of a made-up week, and the editor under “Content”',
    `  password  ${password}`,
    '            asked for before an export, and before what cannot be undone',
    '  stop      Ctrl+C deletes everything that was entered',
    '',
  );
}

await start(bareCommand(demo));
