/** Replies of staff to leads, in the store. They belong to the lead: exported, moved and erased with it. */
import type { ReplyState } from '#staff/contract/lead.ts';

export interface Reply {
  /** A random UUID; of the message id as well. */
  id: string;
  /** Id of the account that wrote it. */
  userId: string;
  /** When it was written, epoch milliseconds. */
  at: number;
  /** Address it goes to, as the lead had it then. */
  to: string;
  subject: string;
  text: string;
  state: ReplyState;
  reason: string | null;
  /** When it is tried next; before that it can be taken back, if it was not tried yet. */
  dueAt: number;
  attempts: number;
  /** Whether writing it answered the lead: taking it back, or its failure, opens the lead again. */
  answers: boolean;
}

/** A reply that this process sends now. */
export interface ClaimedReply extends Reply {
  leadId: string;
  /** Ids of the replies that went out before it, oldest first. */
  earlier: readonly string[];
}

export interface ReplyBacklog {
  /** Given up or refused within a time. */
  failed: number;
  waiting: number;
  oldestAt: number | null;
}

export interface ReplyStore {
  /** Keeps a reply and marks its lead as answered, unless it was only copied; `false` without the lead. */
  add: (leadId: string, reply: Omit<Reply, 'answers' | 'attempts'>) => Promise<boolean>;
  /** Takes back one that was not tried yet, and opens its lead again; `false` if it is too late. */
  takeBack: (leadId: string, id: string) => Promise<boolean>;
  /** Makes a refused or failed one due; `false` in any other state. */
  again: (leadId: string, id: string, now: number) => Promise<boolean>;
  /** Leases up to `most` due replies. */
  claim: (now: number, leaseMs: number, most: number) => Promise<ClaimedReply[]>;
  /** Records what became of one; its lead is open again if it will never arrive. */
  settle: (
    reply: ClaimedReply,
    state: ReplyState,
    dueAt: number,
    reason: string | null,
  ) => Promise<void>;
  /** When the next one is due; `null` if none waits. */
  nextAt: () => Promise<number | null>;
  backlog: (since: number) => Promise<ReplyBacklog>;
}
