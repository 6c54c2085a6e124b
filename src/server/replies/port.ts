/** Mail of staff to visitors, in the store. It belongs to the lead: exported, moved and erased with it. */
import type { ReplyState } from '#staff/contract/lead.ts';

/** A call that a mail says was moved or canceled. */
export interface ChangedCall {
  /** Start that the call had, and has; epoch milliseconds. */
  from: number;
  /** `null`: canceled. */
  to: number | null;
  /** The preferred time that the lead had before. */
  formerly: string;
}

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
  /** What it says of a call; `null` for any other letter. */
  call: ChangedCall | null;
}

/** A reply that this process sends now. */
export interface ClaimedReply extends Reply {
  leadId: string;
  /** Ids of the replies that went out before it, oldest first. */
  earlier: readonly string[];
  /** Fields of the lead. */
  fields: Readonly<Record<string, unknown>>;
  /** Whether staff noted meanwhile that email is not safe. */
  isUnsafe: boolean;
  /** How often its call was changed. */
  sequence: number;
}

export interface ReplyBacklog {
  /** Given up or refused within a time. */
  failed: number;
  /** The same about changed calls, at any time: until somebody has told the person. */
  untold: number;
  waiting: number;
  oldestAt: number | null;
}

export interface ReplyStore {
  /** Keeps a reply and marks its lead as answered, unless it was only copied; `false` without the lead. */
  add: (leadId: string, reply: Omit<Reply, 'answers' | 'attempts' | 'call'>) => Promise<boolean>;
  /** Takes back one that was not tried yet, and opens its lead again; one about a call goes with the change; `false` if it is too late. */
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
