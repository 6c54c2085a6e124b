/**
 * Recognizes repeats of a post, in memory: an index on digests would cost as much as storing the lead itself, because
 * digests are random and every insert would write a page of its own. The leads on disk hold the same facts; the
 * memory is filled from them at the start and whenever another process wrote.
 */
import { DAY, MINUTE } from './clock.ts';
import { createDigests, type Entry } from './digests.ts';
import type { Receipt } from './store.ts';

/** How long a client's own key is remembered: as long as a delivery may be tried. */
export const KEYED_MS = 28 * DAY;
/** How long the same content without a key counts as the same lead. */
export const UNKEYED_MS = 10 * MINUTE;

/** Posts remembered at most, of each kind: what a flood may cost in memory. Beyond it the oldest are forgotten. */
const MOST = 2 ** 16;

export interface Receipts {
  /** Id of the lead that came with this receipt, if it still counts at `now`. */
  find: (receipt: Pick<Receipt, 'digest' | 'keyed'>, now: number) => string | undefined;
  add: (receipt: Pick<Receipt, 'digest' | 'keyed'>, entry: Entry) => void;
  remove: (receipt: Pick<Receipt, 'digest' | 'keyed'>) => void;
}

export function createReceipts(): Receipts {
  const kinds = {
    keyed: { entries: createDigests(MOST), window: KEYED_MS },
    unkeyed: { entries: createDigests(MOST), window: UNKEYED_MS },
  };
  const kindOf = (keyed: boolean) => (keyed ? kinds.keyed : kinds.unkeyed);

  return {
    find({ digest, keyed }, now) {
      const { entries, window } = kindOf(keyed);
      const entry = entries.get(digest);
      // Both ways, because the clock may have been set back since.
      return entry && Math.abs(now - entry.at) <= window ? entry.id : undefined;
    },
    add({ digest, keyed }, entry) {
      kindOf(keyed).entries.set(digest, entry);
    },
    remove({ digest, keyed }) {
      kindOf(keyed).entries.delete(digest);
    },
  };
}
