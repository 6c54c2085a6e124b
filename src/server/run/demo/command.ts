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
import { startHubSpot } from './hubspot.ts';
import { createOutbox } from './outbox.ts';
import { addAccount, openDoors } from './sign-in.ts';

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
  // Fakes, so that everything can be tried and nothing leaves the machine.
  const outbox = createOutbox(systemClock, site.email);
  const forms = ['CONTACT', 'QUIZ', 'NEWSLETTER', 'RESET'].map((form) => [
    `HUBSPOT_${form}_FORM_ID`,
    'demo',
  ]);
  const config = readDemoConfig({
    HOST,
    HUBSPOT_ORIGIN: await startHubSpot(),
    HUBSPOT_PORTAL_ID: 'demo',
    ...Object.fromEntries(forms),
    // Only says that there is mail: the outbox takes it.
    SMTP_URL: 'smtps://outbox.invalid',
    NOTIFY_TO: site.email,
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    CONTENT_DIR: join(folder, 'content'),
    LOG_LEVEL: 'error',
    SELF_TEST: 'off',
  });
  const dist = join(folder, 'dist');
  cpSync(join(ROOT, 'dist'), dist, { recursive: true });
  copyContent(ROOT, join(folder, 'content'));

  const store = createSqliteStore(join(folder, 'leads.db'), createLog('error'));
  const { user: me, password } = await addAccount(store, 'alex', 'admin');
  const { user: colleague } = await addAccount(store, 'sam', 'staff');
  const staff = { me, colleague };
  await fillInbox(store, staff, systemClock.now(), builtPhrases(dist), offerOf(dist)());
  const { address } = await run({ config, dist, send: outbox.send });
  for (const signal of SIGNALS) process.off(signal, stop);
  const doors = await openDoors(store, [me, colleague], `${address}/admin`, () =>
    outbox.html(address),
  );
  const [signIn, other] = doors.links;
  say(
    '',
    `Demo of ${site.name}, on this machine only`,
    `  site      ${address}`,
    `  inbox     ${signIn}`,
    '            signs you in: leads of a made-up week, and the editor under “Content”',
    `  password  ${password}`,
    '            asked for before an export, and before what cannot be undone',
    `  outbox    ${doors.outbox}`,
    '            what would have been sent: nothing leaves this machine',
    `  colleague ${other}`,
    '            signs in as Sam, in another browser, to hand over to',
    '  stop      Ctrl+C deletes everything that was entered',
    '',
  );
}

await start(bareCommand(demo));
