import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { bookedAt } from '#features/booking/preferred-time.ts';
import { type BusinessHours, replyDue } from '#features/booking/reply-time.ts';
import { ANSWERED_FORMS } from '#staff/contract/practice.ts';
import { addressKey } from '../../leads/erasure/belongs-to.ts';
import type { Lead, Classified } from '../../leads/lead.ts';
import { contactOf } from './words.ts';
import { dialable } from './phone-number.ts';
import type { Phrases } from './phrases.ts';
import type { DeskStore } from '../store.ts';

/** Form posts wait while a transaction runs. */
const BATCH = 250;
const THERAPIST = /^\/(?:es\/)?therapists\/([a-z0-9-]{1,60})(?:[/?#]|$)/;

const personDigest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** Digest of an address, to count the leads of a person; `null` for anything else. */
export function addressDigest(email: unknown): string | null {
  if (typeof email !== 'string' || email.trim() === '') return null;
  return personDigest(addressKey(email));
}

/** Digest of a phone number without its extension; `null` if it is ambiguous. */
export function phoneOf(phone: string): string | null {
  const [number] = dialable(phone)?.split(';') ?? [];
  return number === undefined ? null : personDigest(number);
}

/** Latest time of the reply. A booked call never makes it later. */
function replyByOf({ form, receivedAt, fields }: Lead, business: BusinessHours): number | null {
  if (!ANSWERED_FORMS.includes(form)) return null;
  const due = replyDue(receivedAt, business);
  return Math.min(due, bookedAt(fields['preferred_time']) ?? due);
}

/** From the page of a form, or as staff noted it. */
const therapistOf = ({ pageUri, fields }: Lead): string | null =>
  THERAPIST.exec(pageUri)?.[1] ?? (fields['therapist'] ? String(fields['therapist']) : null);

export function classify(lead: Lead, business: BusinessHours, phrases: Phrases): Classified {
  return {
    replyBy: replyByOf(lead, business),
    therapist: therapistOf(lead),
    person: addressDigest(lead.fields['email']),
    phone: phoneOf(contactOf(lead).phone),
    phrase: phrases.codeOf(contactOf(lead).message),
  };
}

/** Takes all waiting leads into the inbox; overlapping calls share the work. The function throws StoreDown. */
export function createIntake(
  { inbox }: Pick<DeskStore, 'inbox'>,
  business: () => BusinessHours,
  phrases: () => Phrases,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const takeAll = async (): Promise<void> => {
    const [hours, words] = [business(), phrases()];
    while ((await inbox.take((lead) => classify(lead, hours, words), BATCH)) > 0)
      await setImmediate();
  };
  return async () => {
    running ??= takeAll().finally(() => {
      running = undefined;
    });
    return running;
  };
}
