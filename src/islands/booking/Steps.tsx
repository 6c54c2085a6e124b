/** All three steps of the booking, in the page from the start: what is typed in one survives the others (R266, D42). */
import type { JSX, ReactNode } from 'react';
import { type BookingField, REPLY_WAYS, RESET_KINDS, stepOf, TIME_SLOTS } from '#domain/booking.ts';
import { type FieldErrors, LIMITS } from '#domain/lead.ts';
import { Choice } from '#ui/Choice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { askedIn, EmailField, NameFields, PhoneField } from '../PersonFields.tsx';

interface Props {
  /** Prefix of all ids. */
  id: string;
  errors: FieldErrors;
  /** The one on show; nothing shows all. */
  step: number | undefined;
}

interface StepProps {
  title: string;
  isHidden: boolean;
  children: ReactNode;
}

function Step({ title, isHidden, children }: StepProps): JSX.Element {
  return (
    <fieldset className="step" hidden={isHidden}>
      <legend className="form-title" tabIndex={-1}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

export function Steps({ id, errors, step }: Props): JSX.Element {
  const of = askedIn<BookingField>(id, errors);
  const isHidden = (first: BookingField): boolean => step !== undefined && step !== stepOf(first);
  return (
    <>
      <Step title="Who is writing?" isHidden={isHidden('firstname')}>
        <NameFields first={of('firstname')} last={of('lastname')} />
        <EmailField {...of('email')} />
        <PhoneField {...of('phone')} />
      </Step>
      <Step title="How should we plan this?" isHidden={isHidden('intensive_type')}>
        <Choice {...of('intensive_type')} legend="Who is it for?" options={RESET_KINDS} optional />
        <Choice
          {...of('contact_preferences')}
          legend="Reach me by"
          options={REPLY_WAYS}
          chosen="email"
        />
        <Choice {...of('preferred_contact_time')} legend="Best time to talk" options={TIME_SLOTS} />
      </Step>
      <Step title="Anything we should know?" isHidden={isHidden('reset_message')}>
        <TextArea
          {...of('reset_message')}
          label="Your message"
          hint="The short version is plenty. Please leave out medical details."
          maxLength={LIMITS.message}
          optional
        />
      </Step>
    </>
  );
}
