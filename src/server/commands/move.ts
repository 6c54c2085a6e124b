/**
 * `npm run move -- postgres://user:password@host/name`: copies all leads from the store of `DATABASE_URL` to another one.
 * Stop the server before, and start it with the new `DATABASE_URL` after. Can be repeated; what is there stays.
 */
import { everyPage } from '../every-lead.ts';
import { createLog } from '../log.ts';
import { openStore, placeName } from '../open-store.ts';
import { database, setting } from '../settings.ts';
import type { Store } from '../store.ts';
import { command } from './command.ts';

const WIDTH = 30;

/** A bar on one line of a terminal; a line each tenth elsewhere. */
function progress(total: number): (done: number) => void {
  let tenths = -1;
  return (done) => {
    const part = total === 0 ? 1 : Math.min(1, done / total);
    const text = `${'#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.')} ${done} of ${total}`;
    if (process.stderr.isTTY) process.stderr.write(`\r${text}${part === 1 ? '\n' : ''}`);
    else if (Math.floor(part * 10) > tenths) process.stderr.write(`${text}\n`);
    tenths = Math.floor(part * 10);
  };
}

/** Copies page by page; returns how many leads there were. */
async function copy(from: Store, to: Store): Promise<number> {
  const show = progress(await from.count());
  let copied = 0;
  show(copied);
  for await (const page of everyPage(from)) {
    await to.add(page);
    copied += page.length;
    show(copied);
  }
  return copied;
}

await command(async ({ config, store, words: [address], say }) => {
  if (address === undefined)
    throw new Error('Where to? npm run move -- postgres://user:password@host/name');
  const place = setting('The new address', address, database);
  if (JSON.stringify(place) === JSON.stringify(config.database))
    throw new Error('That is where the leads are already.');
  const target = await openStore(
    place,
    createLog('error', (lines) => process.stderr.write(lines)),
  );
  try {
    const before = await target.count();
    const copied = await copy(store, target);
    const [here, there] = [await store.count(), await target.count()];
    if (here !== copied)
      throw new Error(
        `Leads came in meanwhile (${here - copied}). Stop the server, then do this again.`,
      );
    if (there < copied || there > before + copied)
      throw new Error(
        `The counts do not match: ${copied} copied, ${there} there (${before} before).`,
      );
    say(
      `${copied} leads are in ${placeName(place)} (${there} in all). Start the server with DATABASE_URL set to it.`,
    );
  } finally {
    await target.close();
  }
});
