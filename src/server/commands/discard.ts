/**
 * `npm run discard -- <id>`, or `-- all`: discards refused, failed and quarantined deliveries. The lead is kept,
 * exported as discarded, no longer an issue, and purged after its retention time. One without any other delivery no
 * longer has its call. `resend` with its id undoes this.
 */
import { everyLead } from '../leads/iterate.ts';
import { command, start } from '../run/command.ts';

/** `npm run discard`. */
export const run = command(async ({ store, args: [which], say }) => {
  if (which === undefined)
    throw new Error('Which lead? npm run discard -- <id>, or: npm run discard -- all');
  let count = 0;
  let isThere = which === 'all';
  for await (const { lead, deliveries } of everyLead(store)) {
    if (which !== 'all' && lead.id !== which) continue;
    isThere = true;
    for (const { destination } of deliveries) {
      const isGivenUp = await store.discard(lead.id, destination);
      if (isGivenUp) count += 1;
    }
  }
  if (!isThere) throw new Error(`There is no lead with the id ${which}`);
  say(`${count} ${count === 1 ? 'delivery' : 'deliveries'} discarded`);
});

if (import.meta.main) await start(run);
