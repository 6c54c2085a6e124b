/**
 * All three steps of the Reset form, always in the DOM, so that input survives navigation (R266,
 * D42).
 */
import type { JSX, ReactNode } from 'react';
import { type ResetField, stepOf } from './reset.schema.ts';
import type { ResetWords } from './words.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { FORM_TITLE } from '#ui/FormCard.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldProps, EmailField, NameFields, PhoneField } from '#features/booking/PersonFields.tsx';

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
  /** The current step; missing shows all. */
  step: number | undefined;
  words: ResetWords;
}

interface StepProps {
  title: string;
  isHidden: boolean;
  children: ReactNode;
}

function Step({ title, isHidden, children }: StepProps): JSX.Element {
  return (
    <fieldset className="step grid gap-5" hidden={isHidden}>
      {/* Floating takes it out of the border and into the grid. */}
      <legend className={`float-left p-0 ${FORM_TITLE}`} tabIndex={-1}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

export function Steps({ id, errors, step, words }: Props): JSX.Element {
  const { titles, labels, optional } = words;
  const of = fieldProps<ResetField>(id, errors, labels);
  const isHidden = (first: ResetField): boolean => step !== undefined && step !== stepOf(first);
  return (
    <>
      <Step title={titles[0]} isHidden={isHidden('firstname')}>
        <NameFields first={of('firstname')} last={of('lastname')} />
        <EmailField {...of('email')} />
        <PhoneField {...of('phone')} />
      </Step>
      <Step title={titles[1]} isHidden={isHidden('intensive_type')}>
        <RadioGroup
          {...of('intensive_type')}
          legend={labels.intensive_type}
          options={words.kinds}
          optional={optional}
        />
        <RadioGroup
          {...of('contact_preferences')}
          legend={labels.contact_preferences}
          options={words.ways}
          chosen="email"
        />
        <RadioGroup
          {...of('preferred_contact_time')}
          legend={labels.preferred_contact_time}
          options={words.times}
        />
      </Step>
      <Step title={titles[2]} isHidden={isHidden('reset_message')}>
        <TextArea
          {...of('reset_message')}
          label={labels.reset_message}
          hint={words.hint}
          optional={optional}
        />
      </Step>
    </>
  );
}
