/** The fields of the contact request, in the order in which people are asked (R236–R241). */
import type { JSX } from 'react';
import { contactConsent } from '#domain/contact-consent.ts';
import { CONTACT_WAYS, type FieldErrors, LIMITS, SERVICE_INTERESTS } from '#domain/lead.ts';
import { Check } from '#ui/Check.tsx';
import { Choice } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { askedIn, EmailField, NameFields, PhoneField } from './PersonFields.tsx';
import { SafeContact } from './SafeContact.tsx';

/** Names of the fields in the order of the page. */
export const CONTACT_ORDER = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'serviceInterest',
  'state',
  'bestWayToContact',
  'safeToCall',
  'safeToText',
  'safeToVoicemail',
  'message',
  'communicationsOptIn',
  'dataStorageConsent',
] as const;

export interface ContactWords {
  /** Who stores what is sent, by name. */
  practice: string;
  privacyHref: string;
}

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
  words: Partial<ContactWords>;
}

export function ContactFields({ id, errors, words }: Props): JSX.Element {
  const { practice = 'the practice', privacyHref = '/privacy-policy' } = words;
  const consent = contactConsent(practice);
  const of = askedIn<(typeof CONTACT_ORDER)[number]>(id, errors);
  return (
    <>
      <NameFields first={of('firstName')} last={of('lastName')} />
      <div className="form-pair">
        <EmailField {...of('email')} />
        <PhoneField {...of('phone')} optional />
      </div>
      <div className="form-pair">
        <Select
          {...of('serviceInterest')}
          label="What brings you here?"
          placeholder="Choose a service"
          options={SERVICE_INTERESTS}
        />
        <Field
          {...of('state')}
          label="State you live in"
          autoComplete="address-level1"
          maxLength={LIMITS.line}
        />
      </div>
      <Choice {...of('bestWayToContact')} legend="Best way to reach you" options={CONTACT_WAYS} />
      <SafeContact id={id} errors={errors} />
      <TextArea
        {...of('message')}
        label="Anything we should know?"
        hint="The short version is plenty. Please leave out medical details."
        maxLength={LIMITS.message}
        optional
      />
      <div>
        <Check {...of('communicationsOptIn')}>{consent.communicationsOptIn}</Check>
        <Check {...of('dataStorageConsent')} required>
          {consent.dataStorageConsent} <a href={privacyHref}>Privacy policy</a>
        </Check>
      </div>
    </>
  );
}
