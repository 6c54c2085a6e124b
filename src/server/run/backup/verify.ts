/** The restore drill. */
import { basename } from 'node:path';
import { MINUTE, systemClock } from '../../base/clock.ts';
import type { StoreLocation } from '../../base/location.ts';
import { createLog } from '../../base/log.ts';
import { madeAt } from './copies.ts';
import { everyLead } from '../../leads/iterate.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import { openStore } from '../open.ts';
import type { Store } from '../store.ts';
import { hasChecksum } from './checksum.ts';
import { restore, type Restored } from './restore.ts';

export interface Comparison {
  same: number;
  /** In both, with other fields: corrected by staff since. */
  changed: number;
  /** Only in the backup: deleted since. */
  deleted: number;
  /** Only in the store, and received after the backup. */
  newer: number;
  /** Only in the store, and received before the backup. */
  missing: number;
}

export interface Verified extends Pick<Restored, 'version' | 'tables'> {
  hasChecksum: boolean;
  leads: number;
  /** Everybody who could sign in then, with the role. */
  accounts: readonly string[];
  compared: Comparison | undefined;
}

/** A lead may be received before a backup and committed while it is written. */
const IN_FLIGHT_MS = MINUTE;

const contentOf = ({ lead }: LeadRecord): string =>
  JSON.stringify([lead.form, lead.receivedAt, Object.entries(lead.fields).sort()]);

/** Compares all leads of a restored backup with the store. @param before when it was made, epoch milliseconds */
async function compare(copy: Store, store: Store, before: number): Promise<Comparison> {
  const found: Comparison = { same: 0, changed: 0, deleted: 0, newer: 0, missing: 0 };
  // Both are ordered by id.
  const [ours, theirs] = [everyLead(copy), everyLead(store)];
  let [one, other] = [await ours.next(), await theirs.next()];
  while (!one.done || !other.done) {
    const [here, there] = [one.value, other.value];
    if (here && there && here.lead.id === there.lead.id) {
      found[contentOf(here) === contentOf(there) ? 'same' : 'changed'] += 1;
      [one, other] = [await ours.next(), await theirs.next()];
    } else if (here && (!there || here.lead.id < there.lead.id)) {
      found.deleted += 1;
      one = await ours.next();
    } else if (there) {
      found[there.lead.receivedAt < before - IN_FLIGHT_MS ? 'missing' : 'newer'] += 1;
      other = await theirs.next();
    }
  }
  return found;
}

/** Restores, counts, compares and drops a backup. @throws {Error} for the operator if it cannot be restored */
export async function verify(
  file: string,
  location: StoreLocation,
  store: Store | undefined,
  key?: string,
): Promise<Verified> {
  const checked = await hasChecksum(file);
  const restored = await restore(file, location, key);
  try {
    const log = createLog('error', (lines) => process.stderr.write(lines));
    // Migrates an older backup, as the start of the server would.
    const copy = await openStore(restored.location, log, systemClock, false);
    try {
      const made = madeAt(basename(file));
      return {
        hasChecksum: checked,
        version: restored.version,
        tables: restored.tables,
        leads: await copy.count(),
        accounts: (await copy.staff.users()).map(({ username, role }) => `${username} (${role})`),
        compared: store && (await compare(copy, store, made)),
      };
    } finally {
      await copy.close();
    }
  } finally {
    await restored.drop();
  }
}
