/** All leads of a store, one page after the other, so that no number of them fills the memory. */
import type { Kept, Store } from './store.ts';

const PAGE = 200;

/** Leads in the order of their ids, self-tests left out. */
export async function* everyLead(store: Store): AsyncGenerator<Kept> {
  for await (const page of everyPage(store))
    for (const kept of page) if (!kept.lead.selfTest) yield kept;
}

/** The same with self-tests, in pages as the store gives them. */
export async function* everyPage(store: Store): AsyncGenerator<Kept[]> {
  for (let after = ''; ;) {
    const page = await store.page(after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.lead.id;
  }
}
