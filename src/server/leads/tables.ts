/** The columns of each table of leads, once. A test compares them with what `migrations.ts` makes on both databases. */
import type {
  Attempt,
  Delivery,
  Draft,
  KeptDelivery,
  Lead,
  LeadWork,
  Receipt,
  Repeat,
  Reply,
  StaffEvent,
} from './lead.ts';
import type { Erasure } from './port.ts';
import { DESTINATION_COLUMN } from '../db/stored-names.ts';
import { columns, table, type Kinds } from '../db/columns.ts';

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

const stored = { destination: DESTINATION_COLUMN };
const delivery: Kinds<Delivery> = {
  destination: 'text',
  state: 'text',
  dueAt: 'integer',
  waitedMs: 'integer',
  reason: 'text?',
};
export const DELIVERY = columns<Delivery>(delivery, stored);
export const KEPT_DELIVERY = columns<KeptDelivery>(
  { ...delivery, queuedAt: 'integer', attempts: 'integer' },
  stored,
);

export const ATTEMPT = columns<Attempt>(
  {
    destination: 'text',
    number: 'integer',
    at: 'integer',
    tookMs: 'integer?',
    outcome: 'text',
    status: 'integer?',
    reason: 'text?',
  },
  stored,
);

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

type OfLead<T = unknown> = T & { leadId: string };
const ofLead = columns<{ leadId: string }>({ leadId: 'text' }).byName;
const { form } = LEAD.byName;

export const LEADS = table<Lead & Receipt>('leads', { ...LEAD.byName, ...RECEIPT.byName });
export const REPEATS = table<OfLead<Repeat>>('repeats', { ...ofLead, ...REPEAT.byName });
export const DELIVERIES = table<OfLead<KeptDelivery> & { form: string }>('deliveries', {
  ...ofLead,
  form,
  ...KEPT_DELIVERY.byName,
});
export const ATTEMPTS = table<OfLead<Attempt>>('attempts', { ...ofLead, ...ATTEMPT.byName });
export const ERASURES = table<Erasure>('erasures', ERASURE.byName);
export const BOOKED_CALLS = table<OfLead<{ at: number }>>('booked_calls', {
  ...ofLead,
  at: REPEAT.byName.at,
});
export const NEW_LEADS = table<OfLead>('new_leads', ofLead);
export const LEAD_WORK = table<OfLead<LeadWork & Derived>>('lead_work', {
  ...ofLead,
  ...WORK.byName,
  ...DERIVED.byName,
});
export const LEAD_EVENTS = table<OfLead<StaffEvent>>('lead_events', { ...ofLead, ...EVENT.byName });
export const LEAD_DRAFTS = table<OfLead<Draft>>('lead_drafts', { ...ofLead, ...DRAFT.byName });
export const LEAD_REPLIES = table<OfLead<Reply>>('lead_replies', { ...ofLead, ...REPLY.byName });
