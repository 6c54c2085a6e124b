/** Detects repeats: reads the posts that a batch may repeat by digest, in the transaction that stores it. */
import { DAY, MINUTE } from '../base/clock.ts';
import type { NewLead, Receipt, Repeat } from './lead.ts';
import type { Tx } from '../db/transaction.ts';

/** Keys are kept as long as deliveries are retried. */
const KEYED_MS = 28 * DAY;
/** How long equal content counts as the same lead, whatever its keys. */
const SAME_MS = 10 * MINUTE;
/** How long a spam lead can be restored by sending the same content without signs of spam. */
export const RESTORE_MS = DAY;

interface Known extends Omit<Receipt, 'keyed' | 'digest'> {
  /** Id of the lead, or reference of the repeat. */
  reference: string;
  leadId: string;
  spam: 0 | 1;
  at: number;
}

/** What to do about an earlier post; `stored`: there is none. */
type Verdict =
  | { outcome: 'stored' }
  | { outcome: 'repeated' | 'restored' | 'conflict'; known: Known; isSameKey: boolean };

/** A lead (`restored` is true) or a repeat. */
type EarlierPost = Omit<Repeat, 'at'>;

interface EarlierRow extends Omit<EarlierPost, 'keyed' | 'restored'> {
  keyed: 0 | 1;
  restored: 0 | 1;
}

type Post = Pick<NewLead, 'receipt' | 'receivedAt' | 'spam'>;

export interface Receipts {
  /** Compares a post with earlier ones. @param flush writes buffered rows before the tables are read */
  judge: (post: Post, flush: () => Promise<void>) => Promise<Verdict>;
  add: (post: EarlierPost) => void;
}

const KNOWN = `select id as reference, id as "leadId", content, spam, received_at as at from leads where id = $1
  union all select reference, lead_id, repeats.content, spam, at
  from repeats join leads on id = lead_id where reference = $1`;

/** Absolute, because the clock may have been set back. */
const isWithin = (ageMs: number, { at }: Known, { receivedAt }: Post): boolean =>
  Math.abs(receivedAt - at) <= ageMs;

/** Oldest first; the newest of each digest counts. Few, however often a post is repeated. */
const SAME_DIGESTS = `select id as reference, digest, keyed, content, 1 as restored from leads
  where (digest = any($1) and received_at >= $2) or (content = any($1) and received_at >= $3)
  union all select reference, digest, keyed, content, restored from repeats
  where (digest = any($1) and at >= $2) or (restored = 1 and content = any($1) and at >= $3)
  order by reference`;

/** Loads the posts that a batch can repeat, by digests of keys and contents, on which the caller must hold locks. */
export async function receiptsFor(
  tx: Tx,
  leads: readonly NewLead[],
  digests: readonly string[],
): Promise<Receipts> {
  const before = Math.min(...leads.map(({ receivedAt }) => receivedAt));
  const values = [digests, before - KEYED_MS, before - RESTORE_MS] as const;
  const keys = new Map<string, string>();
  const contents = new Map<string, string>();
  const add = ({ digest, keyed, content, restored, reference }: EarlierPost): void => {
    if (keyed) keys.set(digest, reference);
    if (restored) contents.set(content, reference);
  };
  for (const { keyed, restored, ...post } of await tx.query<EarlierRow>(SAME_DIGESTS, ...values))
    add({ ...post, keyed: keyed === 1, restored: restored === 1 });

  return {
    async judge(post, flush) {
      const { receipt, spam } = post;
      const key = receipt.keyed ? keys.get(receipt.digest) : undefined;
      if (key !== undefined) {
        await flush();
        const known = await tx.one<Known>(KNOWN, key);
        if (known && isWithin(KEYED_MS, known, post)) {
          const isRestored = known.spam === 1 && !spam && isWithin(RESTORE_MS, known, post);
          const same = isRestored ? 'restored' : 'repeated';
          const outcome = known.content === receipt.content ? same : 'conflict';
          return { outcome, known, isSameKey: true };
        }
      }
      const content = contents.get(receipt.content);
      if (content === undefined) return { outcome: 'stored' };
      await flush();
      const known = await tx.one<Known>(KNOWN, content);
      if (!known || !isWithin(RESTORE_MS, known, post)) return { outcome: 'stored' };
      if (known.spam === 1 && !spam) return { outcome: 'restored', known, isSameKey: false };
      if (!isWithin(SAME_MS, known, post)) return { outcome: 'stored' };
      return { outcome: 'repeated', known, isSameKey: false };
    },
    add,
  };
}

/** With its lead's key a repeat is already found by that key, so only the content is kept. */
export function newRepeat(
  { receipt, receivedAt }: Pick<NewLead, 'receipt' | 'receivedAt'>,
  reference: string,
  { isSameKey, restored }: { isSameKey: boolean; restored: boolean },
): Repeat {
  const { content } = receipt;
  const mark = isSameKey ? { digest: content, keyed: false, content } : receipt;
  return { ...mark, reference, restored, at: receivedAt };
}
