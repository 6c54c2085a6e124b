/**
 * Recognizes repeats of a post, in memory: an index on digests would cost as much as storing the lead itself, because
 * digests are random and every insert would write a page of its own. The leads on disk hold the same facts; the
 * memory is filled from them at the start and whenever another process wrote.
 */
import { DAY, MINUTE } from './clock.ts';
import type { Receipt } from './store.ts';

/** How long a client's own key is remembered: as long as a delivery may be tried. */
export const KEYED_MS = 28 * DAY;
/** How long the same content without a key counts as the same lead. */
export const UNKEYED_MS = 10 * MINUTE;

interface Entry {
  id: string;
  at: number;
}

export interface Receipts {
  /** Id of the lead that came with this receipt, if it still counts at `now`. */
  find: (receipt: Pick<Receipt, 'digest' | 'keyed'>, now: number) => string | undefined;
  add: (receipt: Pick<Receipt, 'digest' | 'keyed'>, entry: Entry) => void;
  remove: (receipt: Pick<Receipt, 'digest' | 'keyed'>) => void;
}

export function createReceipts(): Receipts {
  const kinds = {
    keyed: { entries: new Map<string, Entry>(), window: KEYED_MS },
    unkeyed: { entries: new Map<string, Entry>(), window: UNKEYED_MS },
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
      const { entries, window } = kindOf(keyed);
      for (const [old, { at }] of entries) {
        if (entry.at - at <= window) break;
        entries.delete(old);
      }
      // A renewed entry moves to the end: the map stays in the order of time.
      entries.delete(digest);
      entries.set(digest, entry);
    },
    remove({ digest, keyed }) {
      kindOf(keyed).entries.delete(digest);
    },
  };
}
