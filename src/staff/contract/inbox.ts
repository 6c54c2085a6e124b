/** Wire types of the inbox: `POST /api/admin/inbox` and `GET /api/admin/inbox/changes`. */
import type { FirstContact } from '#features/booking/first-contact.ts';
import type { Language } from '#lib/language.ts';
import type { Person } from './accounts.ts';
import type { DeliverySummary, Outcome, SafeContactAnswers } from './lead.ts';

/**
 * Every lead is in `all`. Spam is in no other queue but `first`; any other lead may be unanswered and undelivered at the
 * same time. `first`: the message has a phrase of the word list, and nobody has said yet that it was read. `due`: somebody has to look today, or
 * should have: an answer, a booked call, a try or what was put off.
 */
export const QUEUES = ['first', 'due', 'unanswered', 'undelivered', 'spam', 'all'] as const;
export type Queue = (typeof QUEUES)[number];

/** Number of leads in each queue, and of those in `unanswered` whose reply is overdue. `all` ends at {@link MAX_COUNTED}. */
export type QueueCounts = Readonly<Record<Queue | 'overdue', number>>;

/** No index has fewer rows than `all`, so counting it takes as long as there are leads, for each page and every ten seconds. */
export const MAX_COUNTED = 10_000;

/** `10,000+` from where counting ends on. */
export const countText = (count: number): string =>
  `${Math.min(count, MAX_COUNTED).toLocaleString('en-US')}${count < MAX_COUNTED ? '' : '+'}`;

/**
 * Body of `POST /api/admin/inbox`. A post, because the search is personal data and must not be in a URL. Absent filters
 * do not filter.
 */
export interface InboxQuery {
  queue: Queue;
  /** Part of a name, an email address or a phone number. */
  search?: string;
  form?: string;
  /** Slug of the therapist asked for. */
  therapist?: string;
  /** Key of the service asked for. */
  service?: string;
  /** Part of the state they live in, as they wrote it. */
  state?: string;
  /** Id of the user it is assigned to; `me` for who asks, `none` for leads without one. */
  assignedTo?: string;
  /** In which they write; a {@link Language}. */
  language?: string;
  /** What came of it. */
  outcome?: Outcome;
  /** Dates on the practice's clock, both included, such as `2026-11-24`. */
  from?: string;
  to?: string;
  /** From the response before; absent for the first page. */
  cursor?: string;
}

/** Filters that name nobody who wrote, so that an address may hold them. The search is not among them. */
export const ADDRESS_FILTERS = [
  ...(['form', 'service', 'therapist', 'state', 'language'] as const),
  ...(['assignedTo', 'outcome', 'from', 'to'] as const),
] as const satisfies readonly (keyof InboxQuery)[];

/** One row of the list. */
export interface InboxRow {
  id: string;
  form: string;
  firstName: string;
  lastName: string;
  /** In which language they are answered, if it is not the one that the practice writes first: `Spanish`. */
  foreign: string | null;
  /** What was asked for, in words: `Couples therapy`, `Reset, both of us`. */
  wants: string;
  /** Slug of the therapist asked for, if there is one. */
  therapist: string | null;
  /** How they want to be reached: `call`, `text`, `email`; `null` if the form does not ask. */
  way: 'call' | 'text' | 'email' | null;
  safe: SafeContactAnswers;
  /** How to reach them first; `null` if the form needs no reply. */
  first: FirstContact | null;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Latest time of the reply; `null` if the form needs none. */
  replyBy: number | null;
  answeredAt: number | null;
  /** When a member of staff opened it first. */
  openedAt: number | null;
  assignedTo: string | null;
  /** Start of the call they booked. */
  callAt: number | null;
  /** Preferred time in words, if they chose no call. */
  preferredTime: string | null;
  spam: boolean;
  delivery: DeliverySummary;
  message: Excerpt;
  outcome: Outcome | null;
  dueAt: number | null;
  dueWhy: 'try' | 'later' | null;
  nextAt: number | null;
  tries: number;
  triedAt: number | null;
  /** Whether it is in `first`. */
  isFirst: boolean;
}

/** The beginning of a message, or what stands around the first phrase that the word list knows; empty without one. */
export interface Excerpt {
  text: string;
  /** Places of such phrases. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** Response of `POST /api/admin/inbox`. At most 50 rows. */
export interface InboxPage {
  rows: readonly InboxRow[];
  /** The oldest of `first`, whatever the queue, at most five. */
  first: readonly InboxRow[];
  /** For the next page; `null` at the end. */
  next: string | null;
  counts: QueueCounts;
  /** Everybody a lead may be assigned to. */
  people: readonly Person[];
  /** For `GET /api/admin/inbox/changes?since=`. */
  version: string;
  /** Clock of the server, epoch milliseconds. */
  now: number;
}

/** Response of `GET /api/admin/inbox/changes?since=<version>`, polled while the tab is visible; does not extend a session. */
export interface InboxChanges {
  version: string;
  counts: QueueCounts;
  /** Ids of leads that are new or changed since then, at most 200. */
  changed: readonly string[];
  now: number;
}
