/** Emails of staff to visitors, in the store. They belong to the lead: exported, moved and erased with it. */
import type { Reply } from '../../leads/lead.ts';

/** A reply that this process sends now. */
export interface ClaimedReply extends Reply {
  leadId: string;
  /** Ids of earlier replies, oldest first. */
  earlier: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  /** The page it came from. */
  pageUri: string;
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
