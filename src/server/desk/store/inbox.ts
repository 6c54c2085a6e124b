import { randomUUID } from 'node:crypto';
import type { Change, Changed } from '../inbox/port.ts';
import type { Classified, Lead } from '../../leads/lead.ts';
import { records } from '../../leads/leads.ts';
import { bind, type Runs } from '../../db/transaction.ts';
import { change } from './change.ts';
import * as drafts from './drafts.ts';
import { leadsOfPerson } from './person.ts';
import * as list from './list.ts';
import * as overview from './overview.ts';
import { hasNew, take } from '../../leads/work.ts';

export const createInboxStore = ({ read, write }: Runs) => ({
  ...bind(read, {
    list: list.list,
    calls: list.calls,
    deliveries: list.deliveries,
    counts: list.counts,
    changes: list.changes,
    find: list.find,
    leadsOfPerson,
    records,
    draft: drafts.draftOf,
    received: overview.received,
    answered: overview.answered,
    outcomes: overview.outcomes,
    due: overview.due,
  }),
  ...bind(write, { keepDraft: drafts.keepDraft, purgeDrafts: drafts.purgeDrafts }),
  /** Returns how many it took. Not done when storing, because a visitor waits for that. @throws {StoreDown} */
  take: async (classify: (lead: Lead) => Classified, most: number): Promise<number> =>
    (await read(hasNew)) ? write((tx) => take(tx, classify, most)) : 0,
  /** Changes all leads alike in one transaction. @throws {StoreDown} */
  change: (ids: readonly string[], wanted: Change): Promise<Changed[]> =>
    write((tx) => change(tx, ids, wanted, randomUUID)),
});

export type InboxStore = ReturnType<typeof createInboxStore>;
