/** `npm run resend -- <id>`, or `-- all`: retries failed deliveries; with an id also spam and discarded leads. */
import { systemClock } from '../base/clock.ts';
import { destinationNames } from '../leads/delivery/destinations.ts';
import { everyLead } from '../leads/iterate.ts';
import type { LeadRecord } from '../leads/lead.ts';
import { command, start } from '../run/command.ts';

const RETRIABLE: readonly string[] = ['refused', 'failed'];

/** `npm run resend`. */
export const run = command(async ({ config, store, args: [which], say }) => {
  if (which === undefined)
    throw new Error('Which lead? npm run resend -- <id>, or: npm run resend -- all');
  const states = which === 'all' ? RETRIABLE : [...RETRIABLE, 'quarantined', 'discarded'];
  const parked = ({ lead, deliveries }: LeadRecord) =>
    which === 'all' || lead.id === which
      ? deliveries.filter(({ state }) => states.includes(state))
      : [];
  let count = 0;
  let isThere = which === 'all';
  for await (const kept of everyLead(store)) {
    const { id, spam } = kept.lead;
    isThere ||= id === which;
    if (spam && id === which) {
      const destinations = destinationNames(config);
      if (await store.restore(id, destinations, systemClock.now())) count += destinations.length;
    }
    for (const { destination } of parked(kept)) {
      const isAgain = await store.resend(id, destination, systemClock.now());
      if (isAgain) count += 1;
    }
  }
  if (!isThere) throw new Error(`There is no lead with the id ${which}`);
  say(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due again; the running server will send them`,
  );
});

if (import.meta.main) await start(run);
