/** `npm run backup`, `npm run backup -- /mnt/backups`: a checked copy of all leads, while the server runs. */
import { dirname, join } from 'node:path';
import { backUp } from '../backup.ts';
import { systemClock } from '../clock.ts';
import { command } from './command.ts';

await command(async ({ config: { database }, store, words: [wanted], say }) => {
  const home = database.kind === 'file' ? dirname(database.path) : 'data';
  const leads = await store.count();
  const file = await backUp(database, wanted ?? join(home, 'backups'), systemClock.now());
  say(`${file} holds ${leads} ${leads === 1 ? 'lead' : 'leads'} or more`);
});
