/**
 * `MOVE_TO=postgres://user:password@host/name npm run move-store`: copies all leads from `DATABASE_URL` to another
 * store. Stop the server first, then start it with the new `DATABASE_URL`; it refuses beside a running server, whose
 * next leads would stay behind. Safe to repeat: existing leads stay, and
 * erasures are applied to the target.
 */
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { systemClock } from '../base/clock.ts';
import { everyPage } from '../leads/iterate.ts';
import { createLog } from '../base/log.ts';
import { openStore } from '../run/open.ts';
import { storeName, type StoreLocation } from '../base/location.ts';
import { database, hasPassword } from '../base/settings.ts';
import { setting } from '../base/setting.ts';
import type { Store } from '../run/store.ts';
import { usersOf } from './store-users.ts';
import { bareCommand, start, withStore, type BareContext, type Terminal } from '../run/command.ts';

const WIDTH = 30;

/** Progress bar on a terminal; one line per 10 % elsewhere. */
function progress(stderr: Terminal['stderr'], total: number): (done: number) => void {
  let tenths = -1;
  return (done) => {
    const part = total === 0 ? 1 : Math.min(1, done / total);
    const text = `${'#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.')} ${done} of ${total}`;
    if (stderr.isTTY) stderr.write(`\r${text}${part === 1 ? '\n' : ''}`);
    else if (Math.floor(part * 10) > tenths) stderr.write(`${text}\n`);
    tenths = Math.floor(part * 10);
  };
}

async function copy(stderr: Terminal['stderr'], from: Store, to: Store): Promise<number> {
  const show = progress(stderr, await from.count());
  let copied = 0;
  show(copied);
  for await (const page of everyPage(from)) {
    await to.add(page);
    copied += page.length;
    show(copied);
  }
  return copied;
}

/** Passwords are rejected in arguments, which every user of the machine can list (L9). */
async function targetOf({
  args: [word],
  config: { moveTo },
  stdin,
}: BareContext): Promise<StoreLocation> {
  if (word !== undefined && hasPassword(word))
    throw new Error(
      'The new address contains a password, and every user of this machine can read command-line arguments. Change the password, and pass the address as MOVE_TO or on standard input: npm run move-store < address.txt',
    );
  const typed = word ?? (moveTo || stdin.isTTY ? '' : (await text(stdin)).trim());
  if (typed) return setting('The new address', typed, database);
  if (moveTo) return moveTo;
  throw new Error('Usage: MOVE_TO=postgres://user:password@host/name npm run move-store');
}

async function move(
  { stderr, say }: BareContext,
  store: Store,
  location: StoreLocation,
): Promise<void> {
  const target = await openStore(
    location,
    createLog('error', (lines) => stderr.write(lines)),
  );
  try {
    // Erasures first: an earlier run may have copied leads that were erased since.
    for (const erasure of await store.erasures()) await target.erase(erasure);
    await target.believe(await store.seenAt(systemClock.now()));
    for (const user of await store.staff.users()) await target.staff.put(user);
    const before = await target.count();
    const copied = await copy(stderr, store, target);
    const [here, there] = [await store.count(), await target.count()];
    if (here !== copied)
      throw new Error(
        `${here - copied} leads arrived during the copy. Stop the server and run this again.`,
      );
    if (there < copied || there > before + copied)
      throw new Error(
        `The counts do not match: ${copied} copied, ${there} in the target (${before} before).`,
      );
    say(
      `Copied ${copied} leads to ${storeName(location)} (${there} in total). Start the server with this DATABASE_URL.`,
    );
  } finally {
    await target.close();
  }
}

/** `npm run move-store`. */
export const run = bareCommand(async (context) => {
  const { config } = context;
  const location = await targetOf(context);
  if (JSON.stringify(location) === JSON.stringify(config.database))
    throw new Error('The target is the current store.');
  const isThere = config.database.kind !== 'file' || existsSync(config.database.path);
  const users = isThere ? await usersOf(config.database) : [];
  if (users.length > 0)
    throw new Error(
      `Another program uses ${storeName(config.database)} (process ${users.join(', ')}). Stop the server and run this again: leads that arrive after the copy would stay in the old store. Nothing was copied.`,
    );
  await withStore(context, (store) => move(context, store, location));
});

if (import.meta.main) await start(run);
