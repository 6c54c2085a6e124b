/** A lead in words for staff. Fields may hold anything: older forms had other ones. */
import { contactWay } from '#features/booking/first-contact.ts';
import { bookedAt, preferredTimeText } from '#features/booking/preferred-time.ts';
import { consentNames, contactConsent } from '#features/booking/contact-consent.ts';
import { contactWords } from '#features/booking/words-by-language.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { CONTACT_WAYS } from '#features/booking/contact.schema.ts';
import { REPLY_WAYS, RESET_KINDS, TIME_SLOTS, UNDECIDED } from '#features/reset/reset.schema.ts';
import { CAME_BY } from '#staff/contract/caller.ts';
import type { InboxRow } from '#staff/contract/inbox.ts';
import type { DeliverySummary, LeadView, SafeContactAnswers } from '#staff/contract/lead.ts';
import { site } from '#site';
import { languageOfLead, otherLanguageOf } from '../../leads/language.ts';
import type { ChosenField, StoredField } from '../../base/stored-fields.ts';
import {
  type Delivery,
  type Lead,
  type LeadWork,
  receives,
  type Receivers,
} from '../../leads/lead.ts';

type Labels = Readonly<Record<string, string>>;

const SERVICES: Labels = serviceLabels(site.services, 'en');

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);
const wordFor = (labels: Labels, value: unknown): string =>
  Object.hasOwn(labels, asText(value)) ? (labels[asText(value)] ?? '') : asText(value);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const safeAnswer = (value: unknown): 'yes' | 'no' | null =>
  value === 'yes' || value === 'no' ? value : null;

export const safeOf = ({ fields }: Lead): SafeContactAnswers => ({
  call: safeAnswer(fields['safeToCall']),
  text: safeAnswer(fields['safeToText']),
  voicemail: safeAnswer(fields['safeToVoicemail']),
});

/** Whether email is allowed: by what a caller was asked (no form of ours asks), and by what staff learned. */
export function emailFactsOf(
  lead: Lead,
  { emailUnsafe }: Pick<LeadWork, 'emailUnsafe'>,
): Pick<LeadView, 'email' | 'emailSafe' | 'emailNoted' | 'spam'> {
  const emailNoted = emailUnsafe === 1;
  const emailSafe = emailNoted ? 'no' : safeAnswer(lead.fields['safeToEmail']);
  return { email: contactOf(lead).email, emailSafe, emailNoted, spam: lead.spam };
}

export const wayOf = ({ fields }: Lead): InboxRow['way'] => contactWay(fields);

export function wantsOf({ form, fields }: Lead): string {
  if (form === 'contact') return wordFor(SERVICES, fields['serviceInterest']);
  if (form === 'quiz') return 'Quiz result';
  if (form === 'newsletter') return 'Newsletter';
  if (form !== 'reset') return form;
  const kind = asText(fields['intensive_type']);
  return Object.hasOwn(RESET_KINDS, kind)
    ? `Reset, ${lowerFirst(wordFor(RESET_KINDS, kind))}`
    : 'Reset';
}

export const callAtOf = ({ fields }: Lead): number | null =>
  bookedAt(fields['preferred_time']) ?? null;

export function preferredTimeOf(lead: Lead): string | null {
  const { preferred_time: time, preferred_contact_time: slot } = lead.fields;
  if (callAtOf(lead) !== null) return null;
  return asText(time) || wordFor(TIME_SLOTS, slot) || null;
}

export function contactOf({
  fields,
}: Pick<Lead, 'fields'>): Pick<LeadView, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'> {
  return {
    firstName: asText(fields['firstName'] ?? fields['firstname']),
    lastName: asText(fields['lastName'] ?? fields['lastname']),
    email: asText(fields['email']),
    phone: asText(fields['phone']),
    message: asText(fields['message'] ?? fields['reset_message']),
  };
}

/** Shown elsewhere on a lead. */
const SHOWN = [
  ...(['firstName', 'lastName', 'firstname', 'lastname', 'email', 'phone'] as const),
  ...([
    'message',
    'reset_message',
    'dataStorageConsent',
    'communicationsOptIn',
    'language',
  ] as const),
] satisfies readonly StoredField[];
const isShown = (name: string): boolean => SHOWN.some((shown) => shown === name);

const LABELS: Readonly<Record<Exclude<StoredField, (typeof SHOWN)[number]>, string>> = {
  serviceInterest: 'Service',
  state: 'State',
  bestWayToContact: 'Reach by',
  contact_preferences: 'Reach by',
  preferred_contact_time: 'Best time',
  preferred_time: 'Time',
  intensive_type: 'Who it is for',
  safeToCall: 'Safe to call',
  safeToText: 'Safe to text',
  safeToVoicemail: 'Safe to leave a voicemail',
  safeToEmail: 'Safe to email',
  cameBy: 'Came',
  therapist: 'Therapist',
  relationshipQuizCompleted: 'Quiz finished',
  score: 'Quiz score',
  result: 'Quiz result',
};

const YES_NO: Labels = { yes: 'Yes', no: 'No', true: 'Yes', false: 'No' };
const VALUES: Readonly<Record<ChosenField | 'serviceInterest' | 'safeToEmail' | 'cameBy', Labels>> =
  {
    serviceInterest: SERVICES,
    bestWayToContact: CONTACT_WAYS,
    contact_preferences: REPLY_WAYS,
    preferred_contact_time: TIME_SLOTS,
    intensive_type: { ...RESET_KINDS, [UNDECIDED]: 'Not decided' },
    safeToCall: YES_NO,
    safeToText: YES_NO,
    safeToVoicemail: YES_NO,
    safeToEmail: YES_NO,
    cameBy: CAME_BY,
  };

const valueText = (name: string, value: unknown): string =>
  name === 'preferred_time'
    ? preferredTimeText(asText(value), site.timeZone)
    : wordFor(Object.hasOwn(VALUES, name) ? VALUES[name as keyof typeof VALUES] : {}, value);

export const detailsOf = ({ fields }: Lead): LeadView['details'] =>
  Object.entries(fields)
    .filter(([name, value]) => !isShown(name) && asText(value) !== '')
    .map(([name, value]) => ({
      name,
      label: wordFor(LABELS, name),
      value: valueText(name, value),
    }));

/** The name of the language that they are answered in, unless it is the one that the practice writes first. */
export function foreignOf(lead: Lead): string | null {
  const language = otherLanguageOf(lead);
  return language === undefined ? null : ENGLISH_NAMES[language];
}

/** Consent texts they agreed to, and today's texts of those they did not, in the language of their form. */
export function consentsOf(lead: Lead): LeadView['consents'] {
  const { form, fields, consents } = lead;
  const given = Object.entries(consents).map(([name, text]) => ({ name, text, given: true }));
  if (form !== 'contact' || fields['communicationsOptIn'] !== false) return given;
  const { communicationsOptIn: text } = contactConsent(
    consentNames(site),
    contactWords(languageOfLead(lead), site),
  );
  return [...given, { name: 'communicationsOptIn', text, given: false }];
}

/** From worst to best. */
const STATES = ['refused', 'failed', 'quarantined', 'waiting', 'discarded', 'delivered'] as const;

/**
 * The worst state of a lead's deliveries. Waiting for a destination that is not configured for the form does not count.
 */
export function summaryOf(
  deliveries: readonly Delivery[],
  form: string,
  receivers: Receivers,
): DeliverySummary {
  const counted = deliveries.filter(
    ({ destination, state }) => state !== 'waiting' || receives(receivers, destination, form),
  );
  return STATES.find((wanted) => counted.some(({ state }) => state === wanted)) ?? 'none';
}
