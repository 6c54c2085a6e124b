/** Calls that staff move or cancel, and the mails about it, in the store. */

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
  /** Text of the mail, and when it is due; `null` if somebody tells them. */
  letter: { text: string; dueAt: number } | null;
}

/**
 * `conflict`: the lead has another revision. `gone`: it does not hold this call. `taken`: the new time is not free.
 * `unknown`: no such lead.
 */
export type CallChanged = 'changed' | 'conflict' | 'gone' | 'taken' | 'unknown';

/** A mail about a changed call. */
export interface CallLetter {
  leadId: string;
  from: number;
  /** `null`: canceled. */
  to: number | null;
  text: string;
  /** Number of tries, this one included. */
  attempts: number;
  /** Fields of the lead. */
  fields: Readonly<Record<string, unknown>>;
  /** How often the call was changed. */
  sequence: number;
}

/** `later`: tried again then, epoch milliseconds. `failed`: somebody has to tell them. */
export type LetterOutcome =
  { kind: 'sent' } | { kind: 'later'; dueAt: number } | { kind: 'failed' };

export interface CallStore {
  /** @throws {StoreDown} */
  change: (leadId: string, change: CallChange) => Promise<CallChanged>;
  /** Takes the last change back while its mail waits. @throws {StoreDown} */
  undo: (leadId: string, by: string, at: number) => Promise<CallChanged>;
  /** Leases the next mail that is due for some time. @throws {StoreDown} */
  claimLetter: (now: number, leaseMs: number) => Promise<CallLetter | undefined>;
  /** Records what came of a mail, in the timeline as well. @throws {StoreDown} */
  settleLetter: (leadId: string, at: number, outcome: LetterOutcome) => Promise<void>;
  /** Mails that failed, until somebody has told the person. */
  untold: () => Promise<readonly Pick<CallLetter, 'leadId' | 'from' | 'to' | 'fields'>[]>;
  /** Notes that somebody told them; `false` if there is no such mail. @throws {StoreDown} */
  told: (leadId: string, by: string, at: number) => Promise<boolean>;
  /** How often the call of a lead was moved or canceled. */
  sequence: (leadId: string) => Promise<number>;
}
