import { randomUUID } from 'node:crypto';
import type { InboxStore } from '../../inbox/port.ts';
import { records } from '../leads.ts';
import type { Runs } from '../transaction.ts';
import { change } from './change.ts';
import * as drafts from './drafts.ts';
import { personOf } from './person.ts';
import * as list from './list.ts';
import * as overview from './overview.ts';
import { hasNew, queueMissed, take } from './work.ts';

export function createInboxStore({ read, write }: Runs): InboxStore {
  return {
    take: async (classify, most) =>
      (await read(hasNew)) ? write((tx) => take(tx, classify, most)) : 0,
    queueMissed: (since) => write((tx) => queueMissed(tx, since)),
    list: (options) => read((tx) => list.list(tx, options)),
    calls: (since) => read((tx) => list.calls(tx, since)),
    deliveries: (ids) => read((tx) => list.deliveries(tx, ids)),
    counts: (now, dayEnds, receivers) => read((tx) => list.counts(tx, now, dayEnds, receivers)),
    changes: (since, most) => read((tx) => list.changes(tx, since, most)),
    find: (id) => read((tx) => list.find(tx, id)),
    personOf: (id) => read((tx) => personOf(tx, id)),
    records: (ids) => read((tx) => records(tx, ids)),
    change: (ids, wanted) => write((tx) => change(tx, ids, wanted, randomUUID)),
    draft: (id, userId) => read((tx) => drafts.draftOf(tx, id, userId)),
    keepDraft: (id, userId, text, at) => write((tx) => drafts.keepDraft(tx, id, userId, text, at)),
    received: (since) => read((tx) => overview.received(tx, since)),
    answered: (since) => read((tx) => overview.answered(tx, since)),
    outcomes: (since) => read((tx) => overview.outcomes(tx, since)),
    due: (since, now) => read((tx) => overview.due(tx, since, now)),
  };
}
