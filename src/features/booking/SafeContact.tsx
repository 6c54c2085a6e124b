/**
 * Optional questions about safe contact, for people who share their phone: may we call, text, leave
 * a voicemail?
 */
import type { JSX } from 'react';
import type { FieldErrors } from '#lib/parse-form.ts';
import { SAFE_WAYS } from './safe-contact.ts';
import { ENGLISH_CONTACT } from './words.en.ts';
import type { ContactWords } from './words.ts';
import { MarkedText } from '#ui/FormField.tsx';
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
    <details>
      <summary className="select relative block cursor-pointer py-2.5 pr-11 font-semibold in-open:after:rotate-225">
        <MarkedText text={words.safe.question} optional={words.optional} />
      </summary>
      <div className="grid gap-4 py-2 sm:grid-cols-[repeat(3,auto)]">
        {NAMES.map((name) => (
          <RadioGroup
            key={name}
            id={`${id}-${name}`}
            name={name}
            legend={words.labels[name]}
            options={words.answers}
            error={errors[name]}
            optional={words.optional}
            isUnmarked
          />
        ))}
      </div>
      <p className="small soft">{words.safe.note}</p>
    </details>
  );
}
