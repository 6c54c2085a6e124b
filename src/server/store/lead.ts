/** A lead and what belongs to it, as the store keeps it. */
import type { Reply } from '../replies/port.ts';
import { type DestinationName, DESTINATIONS, type LeadEvent } from '#staff/contract/lead.ts';

/** A validated submission; the store assigns its id. */
export interface NewLead {
  /** Name of the form, such as `contact`. */
  form: string;
  /** Cleaned values by field name. */
  fields: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  receivedAt: number;
  pageUri: string;
  pageName: string;
  /** Value of HubSpot's tracking cookie, if there was one. */
  visitorToken: string | null;
  /** Exact consent texts the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
  spam: boolean;
  /** The email address is invalid: the lead is kept, but delivered only when staff resends it. */
  quarantined: boolean;
  /** Written by the server to test itself: never delivered or exported, soon deleted. */
  selfTest: boolean;
  /** Identifies repeats of the same post. */
  receipt: Receipt;
  /** Destinations of the lead, one delivery each. */
  adapters: readonly string[];
  /** The call it books, start and end in epoch milliseconds. Held with the lead, unless the lead is spam. */
  slot?: { at: number; until: number; isOffered: boolean };
}

export interface Receipt {
  /** Digest of the client's idempotency key, or of the content if it sent none. */
  digest: string;
  /** Whether the client sent an idempotency key. */
  keyed: boolean;
  /** Digest of form and fields. Equal within ten minutes: a repeat. Different with the same key: a conflict. */
  content: string;
}

/** A repeat that later posts are compared with, because it had its own key or restored the lead. */
export interface Repeat extends Receipt {
  reference: string;
  restored: boolean;
  /** When it was received, epoch milliseconds. */
  at: number;
}

export interface Lead extends Omit<NewLead, 'receipt' | 'adapters' | 'quarantined' | 'slot'> {
  id: string;
}

/**
 * `waiting`: not delivered yet. `refused`: rejected by the destination. `failed`: given up after 28 days of retries.
 * `quarantined`: not attempted, because the email address is invalid. `discarded`: given up by staff.
 */
export type DeliveryState =
  'waiting' | 'delivered' | 'refused' | 'failed' | 'quarantined' | 'discarded';

export interface Attempt {
  adapter: string;
  number: number;
  at: number;
  tookMs: number | null;
  /** `open` until the response is recorded. A killed process leaves it open; the lead may have been delivered. */
  outcome: 'open' | 'delivered' | 'refused' | 'later' | 'paused';
  status: number | null;
  reason: string | null;
}

export interface Delivery {
  adapter: string;
  state: DeliveryState;
  dueAt: number;
  waitedMs: number;
  reason: string | null;
}

/** A delivery with its bookkeeping. */
export interface KeptDelivery extends Delivery {
  /** When the lead was received, epoch milliseconds. */
  queuedAt: number;
  /** Number of attempts so far. */
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
  /** What staff did with it, oldest first. */
  events: StaffEvent[];
  /** Notes that staff have not saved yet, by account. */
  drafts: Draft[];
  /** Replies of staff, oldest first. */
  replies: Reply[];
}

/** What is derived from a lead when it comes into the inbox. */
export interface Classified {
  /** Latest time of the reply, epoch milliseconds; `null` if the form needs none. */
  replyBy: number | null;
  /** Slug of the therapist asked for. */
  therapist: string | null;
  /** Digest of the address, to find leads of the same person; `null` without one. */
  person: string | null;
  /** Digest of the phone number, if it is clear which; `null` otherwise. */
  phone: string | null;
  /**
   * The phrase for which staff should read the message first: list, number and version of the words. Empty without one,
   * `null` until somebody has looked.
   */
  phrase: string | null;
}

/** State of the work on a lead. */
export interface LeadWork extends Classified {
  answeredAt: number | null;
  /** Ids of accounts. */
  answeredBy: string | null;
  assignedTo: string | null;
  openedAt: number | null;
  /** When a person said that a message to be read first was read. */
  readAt: number | null;
  /** What came of it: one of the outcomes of the contract; `null` until then. */
  outcome: string | null;
  /** When staff want to look at it again, and why: after a try, or put off. */
  dueAt: number | null;
  dueWhy: string | null;
  /** Calls that nobody answered, and the time of the last. */
  tries: number;
  triedAt: number | null;
  /** The first of what somebody has to look at, epoch milliseconds; the store derives it. */
  nextAt: number | null;
  /** Leads that staff put together have the same; `null` on its own. */
  together: string | null;
  /** Whether staff took it apart from the leads of its address and phone. */
  apart: number;
  /** 1: staff learned that email is not safe; the same in all leads of a person. */
  emailUnsafe: number;
  /** The state before the last action, if it can be taken back. */
  undo: string | null;
  /** Number of actions so far, opening aside. */
  revision: number;
}

/** Something staff did with a lead. */
export interface StaffEvent {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Id of the account; empty if the person who wrote did it. */
  userId: string;
  action: LeadEvent;
  text: string;
}

/** An unfinished note on a lead. */
export interface Draft {
  /** Id of the account. */
  userId: string;
  /** When it was last changed, epoch milliseconds. */
  at: number;
  text: string;
}

/** The destination of the server's own test leads. */
export const SELF_TEST_DESTINATION = 'self-test';

/** Configured destinations with their forms. Deliveries to any other destination do not keep a lead. */
export type Receivers = Readonly<Partial<Record<DestinationName, readonly string[]>>>;

/** Whether a destination by name, which may be one of an earlier release, gets leads of a form. */
export const receives = (receivers: Receivers, name: string, form: string): boolean =>
  DESTINATIONS.some((one) => one === name && receivers[one]?.includes(form));
