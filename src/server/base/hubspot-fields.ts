import type { StoredField } from './stored-fields.ts';

/**
 * Site field name to HubSpot field name. HubSpot rejects a whole submission for one unknown field, so each HubSpot form
 * needs all of these, unless `HUBSPOT_FIELDS` overrides them.
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
  // Only for the person who calls: not sent unless `HUBSPOT_FIELDS` maps them.
  safeToCall: null,
  safeToText: null,
  safeToVoicemail: null,
  safeToEmail: null,
  cameBy: null,
  language: null,
  therapist: null,
  // A HubSpot form has no such field unless the practice adds one.
  preferred_time: null,
} as const satisfies Readonly<Record<Exclude<StoredField, 'dataStorageConsent'>, string | null>>;
