/** Wire types of one lead: `/api/admin/leads/:id`. */
import type { FirstContact } from '#features/booking/first-contact.ts';
import type { Language } from '#lib/language.ts';
import type { CameBy } from './caller.ts';

/** All destinations of leads: the names of their deliveries in the store. */
export const DESTINATIONS = ['hubspot', 'email', 'webhook'] as const;
export type DestinationName = (typeof DESTINATIONS)[number];
/** Whether a name in the store is one of them, and not of an earlier release. */
export const isDestination = (name: string): name is DestinationName =>
  DESTINATIONS.some((one) => one === name);

/** Answers to the safe-contact questions: `null` means not said, so ask first. */
export type SafeContactAnswers = Readonly<
  Record<'call' | 'text' | 'voicemail', 'yes' | 'no' | null>
>;

/** The worst state of a lead's deliveries. `none`: it has no destination. */
export type DeliverySummary =
  'none' | 'delivered' | 'waiting' | 'refused' | 'failed' | 'quarantined' | 'discarded';

/** What may come of a lead; each stops the clock. */
export const OUTCOMES = ['reached', 'held', 'scheduled', 'no-fit', 'referred'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  reached: 'Reached',
  held: 'Call held',
  scheduled: 'Scheduled',
  'no-fit': 'No fit',
  referred: 'Referred',
};

/**
 * Actions on one lead: `POST /api/admin/leads/:id/<action>`. The response is the {@link LeadView}; 422 with a `message`
 * if the lead is not in that state, such as sending what was delivered.
 */
export const LEAD_ACTIONS = [
  'open',
  'answer',
  'reopen',
  'told',
  'not-urgent',
  ...OUTCOMES,
  'no-answer',
  'call',
  'later',
  'undo',
  'join',
  'part',
  'rejoin',
  'email-unsafe',
  'email-safe',
  'assign',
  'note',
  'spam',
  'not-spam',
  'resend',
  'correct',
  'discard',
] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];
/**
 * What staff do with the call of a lead, and what came of the message about it. The text of `book-call`, `move-call` and
 * `cancel-call` is a {@link CallEvent}.
 */
export const CALL_EVENTS = [
  'book-call',
  'move-call',
  'cancel-call',
  'restore-call',
  'call-told',
  'call-untold',
] as const;

/** What timelines have besides. `enter`: staff wrote it down for who phoned or came in. `moved`: the person booked another call, which freed the one of this lead. */
export type LeadEvent = LeadAction | 'enter' | 'export' | 'moved' | (typeof CALL_EVENTS)[number];

/** A call that was booked, moved or canceled, as JSON in its event. Starts in epoch milliseconds. */
export interface CallEvent {
  /** `null`: booked by staff. */
  from: number | null;
  /** `null`: canceled. */
  to: number | null;
  /** How the person learns of it: by mail from here, or somebody tells them. */
  told: 'email' | 'self';
}

/** Body of `POST /api/admin/leads/:id/booked-call`: books, moves or cancels the call. 409 with the present {@link LeadView}. */
export interface CallChangeBody {
  revision: number;
  /** Start that the call has now, epoch milliseconds; `null` to book one. */
  from: number | null;
  /** New start; `null` to cancel. */
  to: number | null;
  /** Text of the mail; `null` if somebody tells them. */
  reply: string | null;
}

/** How long a mail about a changed call waits, so that it can be taken back, milliseconds. */
export const CALL_LETTER_WAIT_MS = 10_000;

/**
 * `waiting`: goes out in a moment, or is tried again. `copied`: taken along to be sent elsewhere. `taken-back`: before it
 * went out. `refused`: the mail server will never take it. `failed`: given up after three days, or
 * once it is too late for a changed call.
 */
export type ReplyState = 'waiting' | 'sent' | 'copied' | 'taken-back' | 'refused' | 'failed';

/** A reply in the timeline. */
export interface ReplyView {
  id: string;
  subject: string;
  text: string;
  state: ReplyState;
  /** Why the last try failed; `null` if none did. */
  reason: string | null;
}

/** One line of the timeline, oldest first. */
export type TimelineEntry =
  | { kind: 'received'; at: number }
  | { kind: 'repeated'; at: number }
  /** The word list found a phrase. */
  | { kind: 'marked'; at: number; list: string; number: number; version: string }
  | {
      kind: 'attempt';
      at: number;
      destination: string;
      outcome: 'open' | 'delivered' | 'refused' | 'later' | 'paused';
      status: number | null;
      reason: string | null;
    }
  | {
      kind: 'staff';
      id: string;
      at: number;
      /** Username; `null` if the account is gone. */
      by: string | null;
      action: LeadEvent;
      /** Text of a note; username for `assign`, empty if the lead is assigned to no one any more. */
      text: string;
    }
  | ({ kind: 'reply'; at: number; by: string | null } & ReplyView);

/** One delivery. */
export interface LeadDelivery {
  destination: string;
  state: Exclude<DeliverySummary, 'none'>;
  /** When a waiting one is tried next. */
  dueAt: number | null;
  reason: string | null;
}

/** Another lead that may be of the same person. */
export interface Related {
  id: string;
  firstName: string;
  lastName: string;
  form: string;
  receivedAt: number;
  outcome: Outcome | null;
  isAnswered: boolean;
  /** Whether it goes with an export and an erasure of the person. */
  isOwn: boolean;
  why: 'email' | 'phone' | 'hand';
}

/** Response of `GET /api/admin/leads/:id` and of every action on it. */
export interface LeadView {
  id: string;
  /** Four characters of the id, for the log and for talking about it. */
  number: string;
  form: string;
  /** In which they are answered. */
  language: Language;
  /** Its name, if it is not the one that the practice writes first: `Spanish`. */
  foreign: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed. */
  phone: string;
  /** Number for `tel:`, maybe with `;ext=4`; null if none was given, or if it is not clear which. */
  dial: string | null;
  /** Whether email is safe; `null`: not said. */
  emailSafe: 'yes' | 'no' | null;
  /** Whether staff noted that it is not. */
  emailNoted: boolean;
  message: string;
  /** Places of phrases of the word list in `message`; a guess. */
  marks: readonly (readonly [start: number, end: number])[];
  /** Why it is to be read first; `null` if the word list found nothing. `readAt`: when a person said that it was. */
  readFirst: { list: string; number: number; version: string; readAt: number | null } | null;
  wants: string;
  way: 'call' | 'text' | 'email' | null;
  safe: SafeContactAnswers;
  first: FirstContact | null;
  callAt: number | null;
  preferredTime: string | null;
  receivedAt: number;
  replyBy: number | null;
  answeredAt: number | null;
  answeredBy: string | null;
  outcome: Outcome | null;
  /** When staff want to look again, and why. */
  dueAt: number | null;
  dueWhy: 'try' | 'later' | null;
  /** The first of what somebody has to look at: an answer, a call, a try, what was put off. */
  nextAt: number | null;
  /** Calls that nobody answered, and the time of the last. */
  tries: number;
  triedAt: number | null;
  /** Id and username of the user it is assigned to. */
  assignedTo: { id: string; username: string } | null;
  openedAt: number | null;
  spam: boolean;
  delivery: DeliverySummary;
  deliveries: readonly LeadDelivery[];
  /** Other fields as they were sent, label and value in words, in form order. */
  details: readonly { name: string; label: string; value: string }[];
  /** Who wrote it down and how the person came; `null` if they sent it themselves. `by`: `null` if the account is gone. */
  entered: { cameBy: CameBy; by: string | null } | null;
  /** Whether HubSpot is set up and was not told of whoever staff wrote down, as it knows people by their address. */
  isUnknownToHubSpot: boolean;
  /** Path and title of the page it was sent from. */
  page: { path: string; name: string };
  /** Wording agreed to by field name, with the day of this wording. */
  consents: readonly { name: string; text: string; given: boolean }[];
  timeline: readonly TimelineEntry[];
  /** The unfinished note of who asks: `PUT /api/admin/leads/:id/draft` with its `text`. */
  draft: string;
  /** Number of leads of the same person by form, this one included: what an export and an erasure are about. */
  samePerson: Readonly<Record<string, number>>;
  /** Other leads of the person, and those with the same phone. */
  related: readonly Related[];
  /** Whether staff took it apart from the leads of its email and phone. */
  isApart: boolean;
  /** Destinations with an action: which may be sent again or discarded. */
  canResend: boolean;
  canDiscard: boolean;
  /** Whether this server sends mail at all. */
  canMail: boolean;
  /**
   * Number of actions of staff on the lead, opening and exporting aside; sent back with an action to notice that two
   * people act at once. A delivery does not change it.
   */
  revision: number;
  now: number;
}

/** Body of an action. `revision`: 409 with the present {@link LeadView} if the lead changed since. */
export interface ActionBody {
  revision?: number;
  /** `note`: its text. `referred`: to whom. `later`: why. */
  text?: string;
  /** `no-answer`, `later`: when to try or look again, epoch milliseconds; not past the answer while none was given. */
  next?: number;
  /** `no-answer`, `call`, `reached`: when the call was, if not now. */
  calledAt?: number;
  /** `no-answer`, `call`: whether a voicemail was left. */
  voicemail?: boolean;
  /** `assign`: id of the user; `null` to assign it to no one. `join`: id of the lead of the same person. */
  to?: string | null;
  /** `correct`: the corrected email address, then sent. The timeline has `before → after`. */
  email?: string;
}

/** Body of `POST /api/admin/leads/actions`: one action on what is on the screen, at most 50. */
export interface BulkBody {
  ids: readonly string[];
  action: 'answer' | 'assign' | 'spam';
  to?: string | null;
}

/** Response of `POST /api/admin/leads/actions`. Either all were stored or, with another status, none. */
export interface BulkResult {
  /** Ids of leads that changed; those that were so already are left out. */
  changed: readonly string[];
  /** Ids of leads that do not exist any more. */
  gone: readonly string[];
}

/** Receipt of `POST /api/admin/leads/:id/erase-person`. Holds nothing of the person. */
export interface EraseReceipt {
  id: string;
  at: number;
  forms: Readonly<Record<string, number>>;
  /** Day on which the server has deleted every backup that may hold it. Copies elsewhere end when their keepers say. */
  backupsGoneBy: string;
}
