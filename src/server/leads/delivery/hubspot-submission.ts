import { FIELD_NAMES } from '../../base/hubspot-fields.ts';
import { UNDECIDED } from '#features/reset/reset.schema.ts';
import { DAY } from '../../base/clock.ts';
import type { Lead } from '../lead.ts';

/** HubSpot names that override {@link FIELD_NAMES}; `null` means the field is not sent. */
export type FieldOverrides = Readonly<Partial<Record<string, string | null>>>;

export interface SubmissionOptions {
  siteUrl: string;
  fields: FieldOverrides;
  /** HubSpot's subscription type id for the opt-in. */
  subscriptionId: number | undefined;
}

/** HubSpot rejects `submittedAt` older than a month. */
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

function fieldsOf({ fields }: Lead, changes: FieldOverrides): HubSpotField[] {
  const names: FieldOverrides = { ...FIELD_NAMES, ...changes };
  return Object.entries(fields).flatMap(([own, value]) => {
    const name = names[own];
    if (!name || value === undefined || value === null || value === '') return [];
    // Not an option of the HubSpot list: sending it could reject the whole lead.
    if (own === 'intensive_type' && value === UNDECIDED) return [];
    return [{ objectTypeId: '0-1', name, value: String(value) }];
  });
}

/** The consent wording the visitor agreed to, if the form asks for consent. */
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

/** The request body. Blank values are left out. @param now epoch milliseconds */
export function submissionOf(
  lead: Lead,
  { siteUrl, fields, subscriptionId }: SubmissionOptions,
  now: number,
): HubSpotSubmission {
  const consent = consentOf(lead, subscriptionId);
  return {
    // Without it HubSpot uses its time of receipt, which is better than a rejected lead.
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
