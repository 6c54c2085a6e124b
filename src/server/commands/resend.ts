/**
 * `npm run resend -- <id>`, or `-- all`: tries again what was refused or given up, once the reason is gone. By its id, a
 * lead that was taken for spam goes out as well.
 */
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { everyLead } from '../every-lead.ts';
import type { Kept } from '../store.ts';
import { command } from './command.ts';

/** Everybody who would have got a lead, had it not been taken for spam. */
const receiversOf = ({ mail, webhook }: Config): string[] => [
  'hubspot',
  ...(mail ? ['email'] : []),
  ...(webhook ? ['webhook'] : []),
];

await command(async ({ config, store, words: [which], say }) => {
  if (which === undefined)
    throw new Error('Which lead? npm run resend -- <id>, or: npm run resend -- all');
  const parked = ({ lead, deliveries }: Kept) =>
    which === 'all' || lead.id === which
      ? deliveries.filter(({ state }) => state === 'refused' || state === 'failed')
      : [];
  let count = 0;
  let isThere = which === 'all';
  for await (const kept of everyLead(store)) {
    const { id, spam } = kept.lead;
    isThere ||= id === which;
    if (spam && id === which) {
      const receivers = receiversOf(config);
      if (await store.restore(id, receivers, systemClock.now())) count += receivers.length;
    }
    for (const { adapter } of parked(kept)) {
      const isAgain = await store.resend(id, adapter, systemClock.now());
      if (isAgain) count += 1;
    }
  }
  if (!isThere) throw new Error(`No lead has the number ${which}`);
  say(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due again; the running server sends them`,
  );
});
