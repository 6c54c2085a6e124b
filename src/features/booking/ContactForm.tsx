/**
 * "Book Your Free 15-Minute Vibe Check" (R236–R258). A native form without JavaScript; with it, the
 * specified messages and toasts, and errors that keep the input (D40).
 */
import { type JSX, type ReactNode, useRef } from 'react';
import type { FirstContact } from './first-contact.ts';
import { ENGLISH_CONTACT } from './words.en.ts';
import { type ContactWords, promised } from './words.ts';
import { HONEYPOT } from '#lib/honeypot.ts';
import { CONTACT_PATH, contactFromForm } from './contact.schema.ts';
import { createContactForm } from './contact.store.ts';
import { FORM_TITLE, FormCard, LiveRegion } from '#ui/FormCard.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Alert } from '#ui/Alert.tsx';
import { LateStyles } from '#ui/LateStyles.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import type { CallTimes } from './call-times.client.ts';
import { CONTACT_ORDER, type ContactFacts, ContactFields } from './ContactFields.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { SubmitError } from '#ui/SubmitError.tsx';
import { useForm } from '#ui/use-form.ts';

interface Props extends Partial<ContactFacts> {
  /** Prefix of all ids; unique per form. */
  id?: string;
  title: string;
  /** Sent with the request to tell pages apart (R253, D39). */
  pageName: string;
  pageUri: string;
  phone: { text: string; href: string };
  submitLabel?: string;
  /** When the practice replies: what follows “within”. */
  reply: string;
  /** Texts in another language; English if missing. */
  words?: ContactWords;
  /** What to say below the phone field. */
  phoneHint?: string | undefined;
  /** Times to choose from, and the chosen one repeated. */
  times?: ReactNode;
  chosen?: ReactNode;
  /** Called after each attempt to send. */
  settled?: CallTimes['settled'];
}

export function ContactForm(props: Props): JSX.Element {
  const { id = 'contact', title, pageName, pageUri, phone, words = ENGLISH_CONTACT } = props;
  const { submitLabel = words.send, reply, times, chosen, settled, phoneHint } = props;
  const first = useRef<Pick<FirstContact, 'by'>>({ by: 'email' });
  const [before, term, after] = title.split(/(\d+-Minute)/);
  const { status, errors, summary, outcome, listeners } = useForm(
    () =>
      createContactForm({
        pageName,
        phone,
        words,
        isSentShown: times !== undefined,
        sending: (sent) => (first.current = sent),
        reply,
      }),
    { read: contactFromForm, ...(settled && { settled }) },
  );
  const isTaken = status === 'failed' && errors['slot'] !== undefined;
  const shown = isTaken ? {} : errors;
  const hasTimes = times !== undefined;

  return (
    <div className="late-styles">
      <LateStyles />
      <FormCard
        method="post"
        action={CONTACT_PATH}
        aria-labelledby={`${id}-form-title`}
        {...listeners}
      >
        <p className={times ? 'vh' : FORM_TITLE} id={`${id}-form-title`}>
          {before}
          {term && <span className="inline-flex">{term}</span>}
          {after}
        </p>
        <LiveRegion role="status">
          {status === 'success' && (
            <Alert look="thanks" title={words.thanks.title} ref={outcome}>
              <p>
                {promised(words.thanks.text, reply).replace('{way}', words.way[first.current.by])}
              </p>
            </Alert>
          )}
        </LiveRegion>
        <ErrorSummary
          errors={CONTACT_ORDER.flatMap((name) => {
            const message = shown[name];
            return message ? [{ id: `${id}-${name}`, message }] : [];
          })}
          words={words.check}
          ref={summary}
        />
        {times && (
          <>
            <div>
              {times}
              <FieldError id={`${id}-slot`} name="slot" error={shown['slot']} />
            </div>
            <h2 className="border-t border-line pt-6 text-d3">{words.about}</h2>
          </>
        )}
        <ContactFields
          id={id}
          errors={errors}
          facts={props}
          words={words}
          isEven={hasTimes}
          phoneHint={phoneHint}
        />
        <Honeypot name={HONEYPOT} />
        <input type="hidden" name="pageUri" defaultValue={pageUri} />
        <input type="hidden" name="pageName" defaultValue={pageName} />
        <LiveRegion role="alert">
          {status === 'failed' && !isTaken && (
            <SubmitError phone={phone} ref={outcome} words={words.unsent} />
          )}
        </LiveRegion>
        {chosen}
        <SubmitButton
          label={submitLabel}
          busy={status === 'submitting'}
          busyLabel={words.sending}
        />
        <p className="small soft">{promised(words.promise, reply)}</p>
      </FormCard>
    </div>
  );
}
