/** A lead in the words of HubSpot's forms API (v3). */
import { UNDECIDED } from '#domain/booking.ts';
import { DAY } from './clock.ts';
import type { Lead } from './store.ts';

/**
 * Our field names and theirs. A field that is not on the HubSpot form makes HubSpot refuse the whole lead, so each form
 * there needs those that its form here has, or `HUBSPOT_FIELDS` says otherwise.
 */
export const FIELD_NAMES = {
  firstName: 'firstname',
  lastName: 'lastname',
  email: 'email',
  phone: 'phone',
  serviceInterest: 'service_interest',
  bestWayToContact: 'best_way_to_contact',
  state: 'state',
  message: 'message',
  communicationsOptIn: 'communications_opt_in',
  relationshipQuizCompleted: 'relationship_quiz_completed',
  score: 'relationship_quiz_score',
  result: 'relationship_quiz_result',
  firstname: 'firstname',
  lastname: 'lastname',
  contact_preferences: 'contact_preferences',
  intensive_type: 'intensive_type',
  preferred_contact_time: 'preferred_contact_time',
  reset_message: 'reset_message',
  // For whoever calls, and nobody else: these stay here unless `HUBSPOT_FIELDS` gives them a name there.
  safeToCall: null,
  safeToText: null,
  safeToVoicemail: null,
} as const;

/** Other names at HubSpot for some of our fields; `null` keeps a field here. */
export type FieldChanges = Readonly<Partial<Record<string, string | null>>>;

/** What a submission depends on besides the lead. */
export interface SubmissionOptions {
  /** Origin of the site, for the page's address. */
  siteUrl: string;
  fields: FieldChanges;
  /** HubSpot's number of the kind of mail that people opt in to. */
  subscriptionId: number | undefined;
}

/** HubSpot refuses times that are older than a month. */
const OLDEST_MS = 28 * DAY;

export interface HubSpotField {
  objectTypeId: '0-1';
  name: string;
  value: string;
}

interface Consent {
  consentToProcess: true;
  text: string;
  communications?: { value: true; subscriptionTypeId: number; text: string }[];
}

export interface HubSpotSubmission {
  submittedAt?: string;
  fields: HubSpotField[];
  context: { pageUri: string; pageName: string; hutk?: string };
  legalConsentOptions?: { consent: Consent };
}

function fieldsOf({ fields }: Lead, changes: FieldChanges): HubSpotField[] {
  const names: FieldChanges = { ...FIELD_NAMES, ...changes };
  return Object.entries(fields).flatMap(([own, value]) => {
    const name = names[own];
    if (!name || value === undefined || value === null || value === '') return [];
    // No option of a list there: HubSpot could refuse the whole lead over a question left open.
    if (own === 'intensive_type' && value === UNDECIDED) return [];
    return [{ objectTypeId: '0-1', name, value: String(value) }];
  });
}

/** The wording somebody agreed to; nothing for forms that ask for no consent. */
function consentOf(
  { consents }: Lead,
  subscriptionTypeId: number | undefined,
): Consent | undefined {
  const { dataStorageConsent: text, communicationsOptIn } = consents;
  if (text === undefined) return undefined;
  return {
    consentToProcess: true,
    text,
    ...(communicationsOptIn !== undefined &&
      subscriptionTypeId !== undefined && {
        communications: [{ value: true, subscriptionTypeId, text: communicationsOptIn }],
      }),
  };
}

/**
 * The body of a submission. Blank values are left out.
 * @param now epoch milliseconds
 */
export function submissionOf(
  lead: Lead,
  { siteUrl, fields, subscriptionId }: SubmissionOptions,
  now: number,
): HubSpotSubmission {
  const consent = consentOf(lead, subscriptionId);
  return {
    // Without it HubSpot takes the time of arrival, which is better than losing the lead.
    ...(now - lead.receivedAt < OLDEST_MS && { submittedAt: String(lead.receivedAt) }),
    fields: fieldsOf(lead, fields),
    context: {
      pageUri: `${siteUrl}${lead.pageUri}`,
      pageName: lead.pageName,
      ...(lead.visitorToken !== null && { hutk: lead.visitorToken }),
    },
    ...(consent && { legalConsentOptions: { consent } }),
  };
}
