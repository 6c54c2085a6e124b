import {
  type DestinationName,
  DESTINATIONS,
  type LeadEvent,
  type ReplyState,
} from '#staff/contract/lead.ts';

/** A validated submission; the store assigns its id. */
export interface NewLead {
  /** Such as `contact`. */
  form: string;
  fields: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  receivedAt: number;
  pageUri: string;
  pageName: string;
  /** HubSpot's tracking cookie, if any. */
  visitorToken: string | null;
  /** Exact consent texts the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
  spam: boolean;
  /** Invalid email address: the lead is kept, but delivered only when staff resends it. */
  quarantined: boolean;
  /** Never delivered or exported, soon deleted. */
  selfTest: boolean;
  receipt: Receipt;
  /** One delivery each. */
  destinations: readonly string[];
  /** The call it books, epoch milliseconds. Stored with the lead, unless the lead is spam. */
  call?: { at: number; until: number; isOffered: boolean };
}

export interface Receipt {
  /** Of the client's idempotency key, or of the content if it sent none. */
  digest: string;
  keyed: boolean;
  /** Digest of form and fields. Equal within ten minutes: a repeat. Different with the same key: a conflict. */
  content: string;
}

/** A repeat kept for comparison, because it had another key or restored the lead. */
export interface Repeat extends Receipt {
  reference: string;
  restored: boolean;
  at: number;
}

export interface Lead extends Omit<NewLead, 'receipt' | 'destinations' | 'quarantined' | 'call'> {
  id: string;
}

/**
 * `waiting`: not delivered yet. `refused`: rejected by the destination. `failed`: given up after 28 days.
 * `quarantined`: not attempted, because the email address is invalid. `discarded`: given up by staff.
 */
export type DeliveryState =
  'waiting' | 'delivered' | 'refused' | 'failed' | 'quarantined' | 'discarded';

export interface Attempt {
  destination: string;
  number: number;
  at: number;
  tookMs: number | null;
  /** `open` until the response is recorded. A killed process leaves it open; the lead may have been delivered. */
  outcome: 'open' | 'delivered' | 'refused' | 'later' | 'paused';
  status: number | null;
  reason: string | null;
}

export interface Delivery {
  destination: string;
  state: DeliveryState;
  dueAt: number;
  waitedMs: number;
  reason: string | null;
}

export interface KeptDelivery extends Delivery {
  /** When the lead was received. */
  queuedAt: number;
  attempts: number;
}

/** Everything stored about one lead: for exports, and for moving to another store. */
export interface LeadRecord {
  lead: Lead;
  receipt: Receipt;
  repeats: Repeat[];
  deliveries: KeptDelivery[];
  attempts: Attempt[];
  /** `null` if it is not in the inbox yet. */
  work: LeadWork | null;
  /** Oldest first. */
  events: StaffEvent[];
  /** Unsaved notes, by account. */
  drafts: Draft[];
  /** Oldest first. */
  replies: Reply[];
}

/** Derived from a lead when it comes into the inbox. Times in epoch milliseconds. */
export interface Classified {
  /** `null` if the form needs no reply. */
  replyBy: number | null;
  /** Slug of the therapist asked for. */
  therapist: string | null;
  /** Digest of the address; `null` without one. */
  person: string | null;
  /** Digest of the phone number; `null` if it is ambiguous. */
  phone: string | null;
  /** For reading first: list, number and version of the phrase. Empty without one, `null` until somebody looked. */
  phrase: string | null;
}

export interface LeadWork extends Classified {
  answeredAt: number | null;
  answeredBy: string | null;
  assignedTo: string | null;
  openedAt: number | null;
  /** When a message to be read first was read. */
  readAt: number | null;
  /** One of the contract's outcomes. */
  outcome: string | null;
  /** When staff want to look at it again, and why: after a try, or postponed. */
  dueAt: number | null;
  dueWhy: string | null;
  /** Unanswered calls. */
  tries: number;
  triedAt: number | null;
  /** The next time somebody must look at it; the store derives it. */
  nextAt: number | null;
  /** The same in leads that staff joined; `null` otherwise. */
  together: string | null;
  /** 1: staff separated it from the leads of its address and phone number. */
  apart: number;
  /** 1: staff learned that email is not safe; the same in all leads of a person. */
  emailUnsafe: number;
  /** The state before the last action, if it can be undone. */
  undo: string | null;
  /** Actions so far, without opening. */
  revision: number;
}

export interface StaffEvent {
  id: string;
  at: number;
  /** Id of the account; empty if the visitor did it. */
  userId: string;
  action: LeadEvent;
  text: string;
}

export interface Draft {
  userId: string;
  at: number;
  text: string;
}

export const SELF_TEST_DESTINATION = 'self-test';

/** Configured destinations with their forms. Deliveries to any other destination do not keep a lead. */
export type Receivers = Readonly<Partial<Record<DestinationName, readonly string[]>>>;

/** Whether a destination, possibly of an earlier release, gets leads of a form. */
export const receives = (receivers: Receivers, name: string, form: string): boolean =>
  DESTINATIONS.some((one) => one === name && receivers[one]?.includes(form));

/** A call that an email says was booked, moved or canceled; not both starts are `null`. */
export interface ChangedCall {
  /** Starts before and after, epoch milliseconds. `null`: booked by staff. */
  from: number | null;
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
