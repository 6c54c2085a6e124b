/** A lead as staff see it. Digests of idempotency keys and HubSpot's cookie stay on the server. */
import { isCameBy } from '#staff/contract/caller.ts';
import type { InboxRow } from '#staff/contract/inbox.ts';
import {
  type LeadDelivery,
  type LeadView,
  OUTCOMES,
  type Related,
  type TimelineEntry,
} from '#staff/contract/lead.ts';
import type { Delivery, LeadRecord, Receivers } from '../../leads/lead.ts';
import { languageOfLead } from '../../leads/language.ts';
import { dialable, isUnlisted } from './phone-number.ts';
import { firstContactOf } from '../../leads/delivery/first-contact.ts';
import type { KnownLead, ListedLead } from './port.ts';
import { spansOf } from '#features/safety/message-words.ts';
import { excerptOf, type Phrases, readFirstOf } from './phrases.ts';
import * as words from './words.ts';

/** A fact about the number. */
const UNLISTED = {
  name: 'number',
  label: 'Number',
  value: 'New area code, or a typing error: read it back before you say who calls',
};

/** Four characters of an id, for the log and for talking about it. */
export const numberOf = (id: string): string => id.slice(-4);

export function rowOf(
  { lead, work }: ListedLead,
  deliveries: readonly Delivery[],
  receivers: Receivers,
  phrases: Phrases,
): InboxRow {
  const { firstName, lastName } = words.contactOf(lead);
  const { replyBy, answeredAt, openedAt, assignedTo, therapist } = work;
  return {
    id: lead.id,
    form: lead.form,
    firstName,
    lastName,
    foreign: words.foreignOf(lead),
    wants: words.wantsOf(lead),
    therapist,
    way: words.wayOf(lead),
    safe: words.safeOf(lead),
    first: firstContactOf(lead) ?? null,
    receivedAt: lead.receivedAt,
    replyBy,
    answeredAt,
    openedAt,
    assignedTo,
    callAt: words.callAtOf(lead),
    preferredTime: words.preferredTimeOf(lead),
    spam: lead.spam,
    delivery: words.summaryOf(deliveries, lead.form, receivers),
    message: excerptOf(words.contactOf(lead).message, phrases),
    outcome: OUTCOMES.find((outcome) => outcome === work.outcome) ?? null,
    dueAt: work.dueAt,
    dueWhy: work.dueWhy === 'try' || work.dueWhy === 'later' ? work.dueWhy : null,
    nextAt: work.nextAt,
    tries: work.tries,
    triedAt: work.triedAt,
    isFirst: Boolean(work.phrase) && work.readAt === null,
  };
}

const deliveryOf = ({ destination, state, dueAt, reason }: Delivery): LeadDelivery => ({
  destination,
  state,
  dueAt: state === 'waiting' ? dueAt : null,
  reason,
});

function timelineOf(
  { lead, repeats, attempts, events, replies }: LeadRecord,
  mark: LeadView['readFirst'],
  nameOf: (id: string) => string | null,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { kind: 'received', at: lead.receivedAt },
    ...(mark ? [{ ...mark, kind: 'marked' as const, at: lead.receivedAt }] : []),
    ...repeats.map(({ at }) => ({ kind: 'repeated' as const, at })),
    ...attempts.map(({ at, destination, outcome, status, reason }) => ({
      kind: 'attempt' as const,
      at,
      destination,
      outcome,
      status,
      reason,
    })),
    // Who wrote it down is said where it was received.
    ...events.flatMap(({ id, at, userId, action, text }) =>
      action === 'enter'
        ? []
        : [
            {
              kind: 'staff' as const,
              id,
              at,
              by: nameOf(userId),
              action,
              text,
            },
          ],
    ),
    ...replies.map(({ id, at, userId, subject, text, state, reason }) => ({
      kind: 'reply' as const,
      id,
      at,
      by: nameOf(userId),
      subject,
      text,
      state,
      reason,
    })),
  ];
  return entries.sort((one, other) => one.at - other.at);
}

function relatedOf({ lead, work }: LeadRecord): Omit<Related, 'isOwn' | 'why'> {
  const { firstName, lastName } = words.contactOf(lead);
  return {
    id: lead.id,
    firstName,
    lastName,
    form: lead.form,
    receivedAt: lead.receivedAt,
    outcome: OUTCOMES.find((outcome) => outcome === work?.outcome) ?? null,
    isAnswered: Boolean(work?.answeredAt),
  };
}

const RESENDABLE: readonly string[] = ['refused', 'failed', 'quarantined', 'discarded'];
const DISCARDABLE: readonly string[] = ['refused', 'failed', 'quarantined'];

function enteredOf(
  { lead, events }: LeadRecord,
  nameOf: (id: string) => string | null,
): LeadView['entered'] {
  const { cameBy } = lead.fields;
  const event = events.find(({ action }) => action === 'enter');
  return isCameBy(cameBy) ? { cameBy, by: nameOf(event?.userId ?? '') } : null;
}

/** The whole lead, without the unfinished note, which differs by account, and what the server can do. @param names usernames by id */
export function viewOf(
  { record, work, samePerson, related }: KnownLead,
  others: ReadonlyMap<string, LeadRecord>,
  names: ReadonlyMap<string, string>,
  receivers: Receivers,
  phrases: Phrases,
  now: number,
): Omit<LeadView, 'draft' | 'canMail'> {
  const { lead, deliveries } = record;
  const nameOf = (id: string | null): string | null => names.get(id ?? '') ?? null;
  const { answeredBy, assignedTo, revision } = work;
  const isIn = (states: readonly string[]): boolean =>
    !lead.spam && deliveries.some(({ state }) => states.includes(state));
  const listed = rowOf({ lead, work }, deliveries, receivers, phrases);
  const { therapist: _therapist, message: _excerpt, isFirst: _isFirst, ...row } = listed;
  const contact = words.contactOf(lead);
  const mark = readFirstOf(work.phrase, work.readAt);
  return {
    ...row,
    ...contact,
    marks: spansOf(phrases.find(contact.message)),
    readFirst: mark,
    dial: dialable(contact.phone),
    ...words.emailFactsOf(lead, work),
    language: languageOfLead(lead),
    number: numberOf(lead.id),
    answeredBy: nameOf(answeredBy),
    assignedTo: assignedTo === null ? null : { id: assignedTo, username: nameOf(assignedTo) ?? '' },
    deliveries: deliveries.map(deliveryOf),
    details: [...words.detailsOf(lead), ...(isUnlisted(contact.phone) ? [UNLISTED] : [])],
    entered: enteredOf(record, nameOf),
    isUnknownToHubSpot:
      isCameBy(lead.fields['cameBy']) &&
      receivers['hubspot']?.includes(lead.form) === true &&
      !deliveries.some(({ destination }) => destination === 'hubspot'),
    page: { path: lead.pageUri, name: lead.pageName },
    consents: words.consentsOf(lead),
    timeline: timelineOf(record, mark, nameOf),
    samePerson,
    related: related.flatMap(({ id, ...how }): Related[] => {
      const other = others.get(id);
      return other ? [{ ...relatedOf(other), ...how }] : [];
    }),
    isApart: work.apart === 1,
    canResend: isIn(RESENDABLE),
    canDiscard: isIn(DISCARDABLE),
    revision,
    now,
  };
}
