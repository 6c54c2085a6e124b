/** `npm run resend -- <id>`, or `-- all`: tries again what was refused or given up, once the reason is gone. */
import { systemClock } from '../clock.ts';
import { everyLead } from '../every-lead.ts';
import type { Kept } from '../store.ts';
import { command } from './command.ts';

await command(async ({ store, words: [which], say }) => {
  if (which === undefined)
    throw new Error('Which lead? npm run resend -- <id>, or: npm run resend -- all');
  const parked = ({ lead, deliveries }: Kept) =>
    which === 'all' || lead.id === which
      ? deliveries.filter(({ state }) => state === 'refused' || state === 'failed')
      : [];
  let count = 0;
  let isThere = which === 'all';
  for await (const kept of everyLead(store)) {
    isThere ||= kept.lead.id === which;
    for (const { adapter } of parked(kept)) {
      const isAgain = await store.resend(kept.lead.id, adapter, systemClock.now());
      if (isAgain) count += 1;
    }
  }
  if (!isThere) throw new Error(`No lead has the number ${which}`);
  say(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due again; the running server sends them`,
  );
});
