/** A lead in the words of HubSpot's forms API (v3). */
import { DAY } from './clock.ts';
import type { Lead } from './store.ts';

/**
 * Our field names and theirs. A field that is not on the HubSpot form makes HubSpot refuse the whole lead, so each form
 * there needs those that its form here has.
 */
const NAMES: Readonly<Record<string, string>> = {
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
};

/** HubSpot refuses times that are older than a month. */
const OLDEST_MS = 28 * DAY;

export interface HubSpotField {
  objectTypeId: '0-1';
  name: string;
  value: string;
}

export interface HubSpotSubmission {
  submittedAt?: string;
  fields: HubSpotField[];
  context: { pageUri: string; pageName: string; hutk?: string };
  legalConsentOptions: { consent: { consentToProcess: true; text: string } };
}

/**
 * The body of a submission. Blank values are left out.
 * @param siteUrl origin of the site, for the page's address
 * @param now epoch milliseconds
 */
export function submissionOf(lead: Lead, siteUrl: string, now: number): HubSpotSubmission {
  const fields = Object.entries(NAMES).flatMap(([own, name]): HubSpotField[] => {
    const value = lead.fields[own];
    return value === undefined || value === ''
      ? []
      : [{ objectTypeId: '0-1', name, value: String(value) }];
  });
  return {
    // Without it HubSpot takes the time of arrival, which is better than losing the lead.
    ...(now - lead.receivedAt < OLDEST_MS && { submittedAt: String(lead.receivedAt) }),
    fields,
    context: {
      pageUri: `${siteUrl}${lead.pageUri}`,
      pageName: lead.pageName,
      ...(lead.visitorToken !== null && { hutk: lead.visitorToken }),
    },
    legalConsentOptions: {
      consent: { consentToProcess: true, text: lead.consents['dataStorageConsent'] ?? '' },
    },
  };
}
