/** Fields of the contact form in order (R236–R241). */
import type { JSX } from 'react';
import { contactConsent } from './contact-consent.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import type { ContactWords } from './words.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldProps, EmailField, NameFields, PhoneField } from './PersonFields.tsx';
import { SafeContact } from './SafeContact.tsx';

/** Field names in page order. */
export const CONTACT_ORDER = [
  'slot',
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

export interface ContactFacts {
  /** Name of the practice, which stores the data. */
  practice: string;
  privacyHref: string;
  /** Name of the newsletter; without one, nothing asks about it. */
  newsletter: string;
  /** The system that requests are passed to; empty where it has no name. */
  clientSystem: string;
  /** Labels of the services on offer, by name. */
  services: Readonly<Record<string, string>>;
}

/** Two fields in a row. */
const PAIR = 'grid items-start gap-5 sm:grid-cols-2';

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
  facts: Partial<ContactFacts>;
  words: ContactWords;
  /** What to say below the phone field. */
  phoneHint?: string | undefined;
  /** Answers in equal widths. */
  isEven?: boolean | undefined;
}

export function ContactFields({ id, errors, facts, words, isEven, phoneHint }: Props): JSX.Element {
  const { practice = 'the practice', privacyHref = '/privacy-policy' } = facts;
  const { newsletter = '', clientSystem = '', services = {} } = facts;
  const { labels, optional } = words;
  const consent = contactConsent({ practice, newsletter, clientSystem }, words);
  const of = fieldProps<(typeof CONTACT_ORDER)[number]>(id, errors, labels);
  return (
    <>
      <NameFields first={of('firstName')} last={of('lastName')} />
      <div className={PAIR}>
        <EmailField {...of('email')} />
        <PhoneField {...of('phone')} optional={optional} hint={phoneHint} />
      </div>
      <div className={PAIR}>
        <Select
          {...of('serviceInterest')}
          label={labels.serviceInterest}
          placeholder={words.choose}
          options={services}
        />
        <TextField
          {...of('state')}
          label={labels.state}
          autoComplete="address-level1"
          autoCapitalize="words"
        />
      </div>
      <RadioGroup
        {...of('bestWayToContact')}
        legend={labels.bestWayToContact}
        options={words.ways}
        isEven={isEven}
      />
      <SafeContact id={id} errors={errors} words={words} />
      <TextArea {...of('message')} label={labels.message} hint={words.hint} optional={optional} />
      <div>
        {newsletter && (
          <Checkbox {...of('communicationsOptIn')}>{consent.communicationsOptIn}</Checkbox>
        )}
        <Checkbox {...of('dataStorageConsent')} required>
          {`${consent.dataStorageConsent} `}
          <a className="-my-3 inline-block py-3" href={privacyHref}>
            {words.privacy}
          </a>
        </Checkbox>
      </div>
    </>
  );
}
