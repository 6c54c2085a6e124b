/** A request that staff write down for somebody who phoned or came in: `POST /api/admin/leads`. */

import type { Language } from '#lib/language.ts';

/** How they came, by value of the field `cameBy`. */
export const CAME_BY = { phone: 'By phone', 'walk-in': 'In person' } as const;
export type CameBy = keyof typeof CAME_BY;

export const isCameBy = (value: unknown): value is CameBy =>
  typeof value === 'string' && Object.hasOwn(CAME_BY, value);

/** What they are asked to agree to, by field name. */
export const AGREEMENTS = {
  safeToCall: 'Call back',
  safeToText: 'Text',
  safeToVoicemail: 'Voicemail',
  safeToEmail: 'Email',
} as const;
export type Agreement = keyof typeof AGREEMENTS;

/** Each as the caller answered; empty: not asked. */
type Agreed = Readonly<Record<Agreement, 'yes' | 'no' | ''>>;

/**
 * Body of `POST /api/admin/leads`. The rules of the fields are those of the contact form, but a last name is optional,
 * and so are phone and email, if there is one of them. Answered with the `LeadView`, or 422 with {@link CallerRefused}.
 */
export interface CallerBody extends Agreed {
  /** UUID, the same for every try to save it: pressed twice, it is one request. */
  key: string;
  cameBy: CameBy;
  language: Language;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  serviceInterest: string;
  state: string;
  /** Slug of the therapist asked for; may be empty. */
  therapist: string;
  bestWayToContact: 'call' | 'text' | 'email';
  message: string;
  /** Whether they agreed that what they say is kept. */
  dataStorageConsent: boolean;
}

export interface CallerRefused {
  message: string;
  /** Message by field. */
  errors: Readonly<Partial<Record<keyof CallerBody, string>>>;
}
