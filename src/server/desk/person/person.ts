import { randomUUID } from 'node:crypto';
import { erasuresFile, appendErasures } from '../../leads/erasure/erasure-receipts.ts';
import { everyLead } from '../../leads/iterate.ts';
import { recipientsOf, type Recipient } from './recipients.ts';
import { addressKey, relationOf } from '../../leads/erasure/belongs-to.ts';
import type { StoreLocation } from '../../base/location.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import type { Erasure } from '../../leads/port.ts';
import type { DeskStore } from '../store.ts';

export interface Person {
  /** Including spam and joined leads, oldest first. */
  leads: LeadRecord[];
  /** Ids of other people's leads that mention the address. */
  mentions: string[];
}

/** A corrected lead's addresses, before and after. */
const CORRECTION = / → /;

/** A lead's fields and what staff wrote about it: both may name a person. */
function textsOf({ lead, events, drafts, replies }: LeadRecord): Readonly<Record<string, unknown>> {
  const textsOfAction = (wanted: string): string[] =>
    events.filter(({ action }) => action === wanted).map(({ text }) => text);
  return {
    ...lead.fields,
    'former addresses': textsOfAction('correct').flatMap((text) => text.split(CORRECTION)),
    // Prefixed: a note with nothing but the person's address must not count as their address. A reply's recipient is an
    // address of the person, whatever the lead says now.
    'replied to': replies.map(({ to }) => to),
    replies: replies.map(({ text }) => `Reply: ${text}`),
    notes: [
      ...['note', 'referred', 'later'].flatMap(textsOfAction),
      ...drafts.map(({ text }) => text),
    ].map((text) => `Note: ${text}`),
  };
}

/** Without the idempotency keys and the ids of staff. */
export const exportedPerson = ({ leads }: Person): unknown =>
  leads.map(({ lead, deliveries, attempts, work, events, drafts, replies }) => ({
    ...lead,
    deliveries,
    attempts,
    answeredAt: work?.answeredAt ?? null,
    outcome: work?.outcome ?? null,
    emailNotSafe: work?.emailUnsafe === 1,
    history: events.map(({ at, action, text }) => ({ at, action, text })),
    replies: replies.map(({ at, to, subject, text, state }) => ({ at, to, subject, text, state })),
    unfinishedNotes: drafts.map(({ at, text }) => ({ at, text })),
  }));

/** Adds joined leads. Separated ones bring nobody else. */
async function withJoined(
  { inbox }: Pick<DeskStore, 'inbox'>,
  { leads, mentions }: Person,
): Promise<Person> {
  const ids = new Set(leads.map(({ lead }) => lead.id));
  const joined = new Set<string>();
  for (const { lead, work } of leads)
    if (work && !work.apart)
      for (const id of await inbox.leadsOfPerson(lead.id)) if (!ids.has(id)) joined.add(id);
  return {
    leads: [...leads, ...(await inbox.records([...joined]))].sort((one, other) =>
      one.lead.id < other.lead.id ? -1 : 1,
    ),
    mentions: mentions.filter((id) => !joined.has(id)),
  };
}

/** Searches all leads. @throws {StoreDown} */
export async function findPerson(
  store: Pick<DeskStore, 'inbox' | 'page'>,
  address: string,
): Promise<Person> {
  const key = addressKey(address);
  const person: Person = { leads: [], mentions: [] };
  for await (const kept of everyLead(store)) {
    const relation = relationOf(textsOf(kept), key);
    if (relation === 'own') person.leads.push(kept);
    if (relation === 'mention') person.mentions.push(kept.lead.id);
  }
  return withJoined(store, person);
}

export interface Erased {
  erasure: Erasure;
  leads: number;
  recipients: Recipient[];
}

/**
 * Erases a person's leads and writes a receipt to the store, then to the file. A delivery in flight finishes unrecorded;
 * its destination is in `recipients`.
 * @param onUnfinished told why the file must wait for the hourly job
 * @throws {StoreDown} if nothing was erased
 */
export async function erasePerson(
  store: Pick<DeskStore, 'erase'>,
  location: StoreLocation,
  { leads }: Person,
  now: number,
  onUnfinished: (error: unknown) => void,
): Promise<Erased> {
  const forms = Map.groupBy(leads, ({ lead }) => lead.form);
  const erasure: Erasure = {
    id: randomUUID(),
    at: now,
    leads: leads.map(({ lead }) => lead.id),
    forms: Object.fromEntries([...forms].map(([form, { length }]) => [form, length])),
  };
  // First: a receipt in the file alone would be carried out later, after an answer that nothing was changed.
  const deleted = await store.erase(erasure);
  try {
    appendErasures(erasuresFile(location), [erasure]);
  } catch (error) {
    onUnfinished(error);
  }
  return { erasure, leads: deleted, recipients: recipientsOf(leads) };
}
