import { setImmediate } from 'node:timers/promises';
import type { LeadRecord } from './lead.ts';
import type { LeadStore } from './store.ts';

const PAGE = 200;

/** All leads by id, without self-tests, in constant memory. */
export async function* everyLead(store: Pick<LeadStore, 'page'>): AsyncGenerator<LeadRecord> {
  for await (const page of everyPage(store))
    for (const kept of page) if (!kept.lead.selfTest) yield kept;
}

/** All records, self-tests included. */
export async function* everyPage(store: Pick<LeadStore, 'page'>): AsyncGenerator<LeadRecord[]> {
  for (let after = ''; ;) {
    const page = await store.page(after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    // SQLite answers at once: without a pause, a server could answer nobody else meanwhile.
    await setImmediate();
    after = last.lead.id;
  }
}
