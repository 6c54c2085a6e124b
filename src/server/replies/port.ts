/** Emails of staff to visitors, in the store. They belong to the lead: exported, moved and erased with it. */
import type { ReplyState } from '#staff/contract/lead.ts';

/** A call that an email says was moved or canceled. */
export interface ChangedCall {
  /** Starts before and after, epoch milliseconds. */
  from: number;
  /** `null`: canceled. */
  to: number | null;
  /** The lead's former preferred time. */
  formerly: string;
}

export interface Reply {
  /** UUID; part of the message id, too. */
  id: string;
  /** Id of the author's account. */
  userId: string;
  at: number;
  /** The lead's address at that time. */
  to: string;
  subject: string;
  text: string;
  state: ReplyState;
  reason: string | null;
  /** When it is tried next; until the first try it can be taken back. */
  dueAt: number;
  attempts: number;
  /** Whether it answered the lead: taking it back, or its failure, opens the lead again. */
  answers: boolean;
  /** `null` for any other email. */
  call: ChangedCall | null;
}

/** A reply that this process sends now. */
export interface ClaimedReply extends Reply {
  leadId: string;
  /** Ids of earlier replies, oldest first. */
  earlier: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  /** Whether staff noted meanwhile that email is not safe. */
  isUnsafe: boolean;
  /** How often its call was changed. */
  sequence: number;
}

export interface ReplyBacklog {
  /** Given up or refused within a time. */
  failed: number;
  /** The same about changed calls, at any time, until staff have told the person. */
  untold: number;
  waiting: number;
  oldestAt: number | null;
}
