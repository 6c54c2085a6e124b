/** Iterates over all leads of a store page by page, in constant memory. */
import { setImmediate } from 'node:timers/promises';
import type { LeadRecord } from './lead.ts';
import type { Store } from './port.ts';

const PAGE = 200;

/** All leads ordered by id, without self-tests. */
export async function* everyLead(store: Store): AsyncGenerator<LeadRecord> {
  for await (const page of everyPage(store))
    for (const kept of page) if (!kept.lead.selfTest) yield kept;
}

/** Pages of all leads ordered by id, with self-tests. */
export async function* everyPage(store: Store): AsyncGenerator<LeadRecord[]> {
  for (let after = ''; ;) {
    const page = await store.page(after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    // SQLite answers at once: without a pause, a server would answer nobody else meanwhile.
    await setImmediate();
    after = last.lead.id;
  }
}
