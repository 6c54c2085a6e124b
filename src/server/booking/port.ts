/** Calls that staff move or cancel, in the store. Mails about it are among the replies. */
import type { Reply } from '../replies/port.ts';

/** A change of a lead's call. Times in epoch milliseconds. */
export interface CallChange {
  /** Id of the account. */
  by: string;
  at: number;
  /** The lead must still have this revision. */
  revision: number;
  /** Start that the call must have. */
  from: number;
  /** `null` to cancel. `isOffered`: the rules have such a call. */
  to: { at: number; until: number; isOffered: boolean } | null;
  /** The preferred time that the lead then has. */
  preferredTime: string;
  /** The mail about it; `null` if somebody tells them. */
  letter: Pick<Reply, 'to' | 'subject' | 'text' | 'dueAt'> | null;
}

/**
 * `conflict`: the lead has another revision. `gone`: it does not hold this call. `taken`: the new time is not free.
 * `unknown`: no such lead.
 */
export type CallChanged = 'changed' | 'conflict' | 'gone' | 'taken' | 'unknown';

/** A call whose change the person was not told of: the mail was given up. */
export interface Untold {
  leadId: string;
  from: number;
  /** `null`: canceled. */
  to: number | null;
  /** Fields of the lead. */
  fields: Readonly<Record<string, unknown>>;
}

export interface CallStore {
  /** @throws {StoreDown} */
  change: (leadId: string, change: CallChange) => Promise<CallChanged>;
  /** Takes the last change back while its mail waits. @throws {StoreDown} */
  undo: (leadId: string, by: string, at: number) => Promise<CallChanged>;
  /** Whose mail was given up, until somebody has told the person. */
  untold: () => Promise<readonly Untold[]>;
  /** Notes that somebody told them; `false` if there is no such mail. @throws {StoreDown} */
  told: (leadId: string, by: string, at: number) => Promise<boolean>;
  /** How often the call of a lead was moved or canceled. */
  sequence: (leadId: string) => Promise<number>;
}
