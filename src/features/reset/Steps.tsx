/**
 * All three steps of the Reset form, always in the DOM, so that input survives navigation (R266,
 * D42).
 */
import type { JSX, ReactNode } from 'react';
import { type ResetField, REPLY_WAYS, RESET_KINDS, stepOf, TIME_SLOTS } from './reset.schema.ts';
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

export function Steps({ id, errors, step }: Props): JSX.Element {
  const of = fieldProps<ResetField>(id, errors);
  const isHidden = (first: ResetField): boolean => step !== undefined && step !== stepOf(first);
  return (
    <>
      <Step title="Who is writing?" isHidden={isHidden('firstname')}>
        <NameFields first={of('firstname')} last={of('lastname')} />
        <EmailField {...of('email')} />
        <PhoneField {...of('phone')} />
      </Step>
      <Step title="How should we plan this?" isHidden={isHidden('intensive_type')}>
        <RadioGroup
          {...of('intensive_type')}
          legend="Who is it for?"
          options={RESET_KINDS}
          optional
        />
        <RadioGroup
          {...of('contact_preferences')}
          legend="Reach me by"
          options={REPLY_WAYS}
          chosen="email"
        />
        <RadioGroup
          {...of('preferred_contact_time')}
          legend="Best time to talk"
          options={TIME_SLOTS}
        />
      </Step>
      <Step title="Anything we should know?" isHidden={isHidden('reset_message')}>
        <TextArea
          {...of('reset_message')}
          label="Your message"
          hint="The short version is plenty. Please leave out medical details."
          optional
        />
      </Step>
    </>
  );
}
