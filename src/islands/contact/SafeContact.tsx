/**
 * Optional questions about safe contact, for people who share their phone: may we call, text, leave
 * a voicemail?
 */
import type { JSX } from 'react';
import type { FieldErrors } from '#domain/forms/contact.ts';
import { SAFE_WAYS } from '#domain/forms/safe-contact.ts';
import { type ContactWords, ENGLISH_CONTACT } from '#domain/i18n/contact-words.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
  words?: ContactWords;
}

const NAMES = Object.keys(SAFE_WAYS) as (keyof typeof SAFE_WAYS)[];

export function SafeContact({ id, errors, words = ENGLISH_CONTACT }: Props): JSX.Element {
  return (
    <details className="safe-contact">
      <summary>
        {words.safe.question}
        <span className="optional"> {words.optional}</span>
      </summary>
      <div>
        {NAMES.map((name) => (
          <RadioGroup
            key={name}
            id={`${id}-${name}`}
            name={name}
            legend={words.labels[name]}
            options={words.answers}
            error={errors[name]}
            optional={words.optional}
          />
        ))}
      </div>
      <p className="small soft">{words.safe.note}</p>
    </details>
  );
}
