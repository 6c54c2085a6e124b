import { randomUUID } from 'node:crypto';
import type { InboxStore } from '../../inbox/port.ts';
import { records } from '../maintenance.ts';
import type { Runs } from '../statement.ts';
import { change } from './change.ts';
import * as drafts from './drafts.ts';
import { personOf } from './person.ts';
import * as list from './list.ts';
import * as overview from './overview.ts';
import { hasNew, queueMissed, take } from './work.ts';

export function createInboxStore({ read, write }: Runs): InboxStore {
  return {
    take: async (classify, most) => ((await read(hasNew)) ? write(() => take(classify, most)) : 0),
    queueMissed: (since) => write(() => queueMissed(since)),
    list: (options) => read(() => list.list(options)),
    calls: (since) => read(() => list.calls(since)),
    deliveries: (ids) => read(() => list.deliveries(ids)),
    counts: (now, dayEnds, receivers) => read(() => list.counts(now, dayEnds, receivers)),
    changes: (since, most) => read(() => list.changes(since, most)),
    find: (id) => read(() => list.find(id)),
    personOf: (id) => read(() => personOf(id)),
    records: (ids) => read(() => records(ids)),
    change: (ids, wanted) => write(() => change(ids, wanted, randomUUID)),
    draft: (id, userId) => read(() => drafts.draftOf(id, userId)),
    keepDraft: (id, userId, text, at) => write(() => drafts.keepDraft(id, userId, text, at)),
    received: (since) => read(() => overview.received(since)),
    answered: (since) => read(() => overview.answered(since)),
    outcomes: (since) => read(() => overview.outcomes(since)),
    due: (since, now) => read(() => overview.due(since, now)),
  };
}
