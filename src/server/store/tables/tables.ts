/** The columns of each table, once. A test compares them with what `migrations.ts` makes on both databases. */
import type { LogLine } from '#staff/contract/accounts.ts';
import type { Reply } from '../../replies/port.ts';
import type {
  SecondSteps,
  StaffPasskey,
  StaffSession,
  StaffToken,
  StaffUser,
} from '../../staff/port.ts';
import { columns, type Columns, type Kinds } from './columns.ts';
import type {
  Attempt,
  Delivery,
  Draft,
  KeptDelivery,
  Lead,
  LeadWork,
  Receipt,
  Repeat,
  StaffEvent,
} from '../lead.ts';
import type { Erasure } from '../port.ts';

export const LEAD = columns<Lead>({
  id: 'text',
  form: 'text',
  fields: 'json',
  receivedAt: 'integer',
  pageUri: 'text',
  pageName: 'text',
  visitorToken: 'text?',
  consents: 'json',
  spam: 'flag',
  selfTest: 'flag',
});

const receipt: Kinds<Receipt> = { digest: 'text', keyed: 'flag', content: 'text' };
export const RECEIPT = columns<Receipt>(receipt);
export const REPEAT = columns<Repeat>({
  ...receipt,
  reference: 'text',
  restored: 'flag',
  at: 'integer',
});

const delivery: Kinds<Delivery> = {
  adapter: 'text',
  state: 'text',
  dueAt: 'integer',
  waitedMs: 'integer',
  reason: 'text?',
};
export const DELIVERY = columns<Delivery>(delivery);
export const KEPT_DELIVERY = columns<KeptDelivery>({
  ...delivery,
  queuedAt: 'integer',
  attempts: 'integer',
});

export const ATTEMPT = columns<Attempt>({
  adapter: 'text',
  number: 'integer',
  at: 'integer',
  tookMs: 'integer?',
  outcome: 'text',
  status: 'integer?',
  reason: 'text?',
});

export const ERASURE = columns<Erasure>({
  id: 'text',
  at: 'integer',
  leads: 'json',
  forms: 'json',
});

export const WORK = columns<LeadWork>({
  therapist: 'text?',
  person: 'text?',
  replyBy: 'integer?',
  answeredAt: 'integer?',
  answeredBy: 'text?',
  assignedTo: 'text?',
  openedAt: 'integer?',
  phrase: 'text?',
  readAt: 'integer?',
  phone: 'text?',
  outcome: 'text?',
  dueAt: 'integer?',
  dueWhy: 'text?',
  tries: 'integer',
  triedAt: 'integer?',
  nextAt: 'integer?',
  together: 'text?',
  apart: 'integer',
  emailUnsafe: 'integer',
  undo: 'text?',
  revision: 'integer',
});

/** Columns of `lead_work` derived from other tables. */
interface Derived {
  form: string;
  receivedAt: number;
  spam: boolean;
  unanswered: boolean;
  undelivered: boolean;
  readFirst: boolean;
  /** Version of the inbox in which it changed. */
  changed: number;
}
const DERIVED = columns<Derived>({
  form: 'text',
  receivedAt: 'integer',
  spam: 'flag',
  unanswered: 'flag',
  undelivered: 'flag',
  readFirst: 'flag',
  changed: 'integer',
});

export const EVENT = columns<StaffEvent>({
  id: 'text',
  at: 'integer',
  userId: 'text',
  action: 'text',
  text: 'text',
});
export const DRAFT = columns<Draft>({ userId: 'text', at: 'integer', text: 'text' });

export const REPLY = columns<Reply>(
  {
    id: 'text',
    userId: 'text',
    at: 'integer',
    to: 'text',
    subject: 'text',
    text: 'text',
    state: 'text',
    reason: 'text?',
    dueAt: 'integer',
    attempts: 'integer',
    answers: 'flag',
    call: 'json?',
  },
  { to: 'recipient' },
);

export const SESSION = columns<StaffSession>(
  {
    id: 'text',
    digest: 'text',
    userId: 'text',
    stage: 'text',
    startedAt: 'integer',
    lastSeenAt: 'integer',
    endsAt: 'integer',
    device: 'text',
    confirmedAt: 'integer',
  },
  { lastSeenAt: 'seen_at' },
);
export const TOKEN = columns<StaffToken>({
  digest: 'text',
  kind: 'text',
  userId: 'text?',
  endsAt: 'integer',
});
export const PASSKEY = columns<StaffPasskey>({
  id: 'text',
  userId: 'text',
  publicKey: 'text',
  counter: 'integer',
  transports: 'json',
  createdAt: 'integer',
  name: 'text',
  usedAt: 'integer?',
});
export const TOTP = columns<NonNullable<SecondSteps['totp']>>({
  secret: 'text',
  lastStep: 'integer',
  nextSecret: 'text?',
});
export const USER = columns<StaffUser>({
  id: 'text',
  username: 'text',
  role: 'text',
  password: 'text',
  createdAt: 'integer',
  passwordAt: 'integer',
});
export const LOG_LINE = columns<LogLine>(
  { id: 'text', at: 'integer', by: 'text?', action: 'text', about: 'text' },
  { by: 'username' },
);

/** Epoch milliseconds. */
interface BusyTime {
  calendar: string;
  starts: number;
  ends: number;
}
const BUSY_TIME = columns<BusyTime>({ calendar: 'text', starts: 'integer', ends: 'integer' });

type OfLead<T = unknown> = T & { leadId: string };
const ofLead = columns<{ leadId: string }>({ leadId: 'text' }).byName;
const { form } = LEAD.byName;

export interface Rows {
  leads: Lead & Receipt;
  repeats: OfLead<Repeat>;
  deliveries: OfLead<KeptDelivery> & { form: string };
  attempts: OfLead<Attempt>;
  erasures: Erasure;
  booked_calls: OfLead<{ at: number }>;
  busy_times: BusyTime;
  new_leads: OfLead;
  lead_work: OfLead<LeadWork & Derived>;
  lead_events: OfLead<StaffEvent>;
  lead_drafts: OfLead<Draft>;
  lead_replies: OfLead<Reply>;
  staff_users: StaffUser;
  staff_sessions: StaffSession;
  staff_tokens: StaffToken;
  staff_passkeys: StaffPasskey;
  staff_totp: NonNullable<SecondSteps['totp']> & { userId: string };
  staff_log: LogLine;
}
export type Table = keyof Rows;
export const TABLES: { readonly [Name in Table]: Columns<Rows[Name]>['byName'] } = {
  leads: { ...LEAD.byName, ...RECEIPT.byName },
  repeats: { ...ofLead, ...REPEAT.byName },
  deliveries: { ...ofLead, form, ...KEPT_DELIVERY.byName },
  attempts: { ...ofLead, ...ATTEMPT.byName },
  erasures: ERASURE.byName,
  booked_calls: { ...ofLead, at: REPEAT.byName.at },
  busy_times: BUSY_TIME.byName,
  new_leads: ofLead,
  lead_work: { ...ofLead, ...WORK.byName, ...DERIVED.byName },
  lead_events: { ...ofLead, ...EVENT.byName },
  lead_drafts: { ...ofLead, ...DRAFT.byName },
  lead_replies: { ...ofLead, ...REPLY.byName },
  staff_users: USER.byName,
  staff_sessions: SESSION.byName,
  staff_tokens: TOKEN.byName,
  staff_passkeys: PASSKEY.byName,
  staff_totp: { ...TOTP.byName, userId: SESSION.byName.userId },
  staff_log: LOG_LINE.byName,
};
