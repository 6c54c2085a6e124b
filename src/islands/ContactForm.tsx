/**
 * "Book Your Free 15-Minute Vibe Check" (R236–R258). Without its script a plain form that posts natively; with it the
 * specification's messages, toasts, and a failure that stays on the page and keeps every word (D40).
 */
import type { JSX } from 'react';
import { CONTACT_PATH, contactFromForm, HONEYPOT } from '#domain/lead.ts';
import { createContactForm } from '#stores/contact.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Note } from '#ui/Note.tsx';
import { Submit } from '#ui/Submit.tsx';
import { CONTACT_ORDER, ContactFields, type ContactWords } from './ContactFields.tsx';
import { Unsent } from './Unsent.tsx';
import { useForm } from './use-form.ts';

interface Props extends Partial<ContactWords> {
  /** Prefix of all ids; another one for a second form on a page. */
  id?: string;
  title: string;
  /** Sent along, so that the practice knows where the request came from (R253, D39). */
  pageName: string;
  pageUri: string;
  phone: { text: string; href: string };
  submitLabel?: string;
  promise?: string;
  thanks?: { title: string; text: string };
}

const THANKS = {
  title: 'Thank you. Exhale.',
  text: 'Your note is with us. A human reads it and replies within 24 business hours, the way you asked. Then you talk for fifteen minutes, and you decide.',
};

export function ContactForm(props: Props): JSX.Element {
  const { id = 'contact', title, pageName, pageUri, phone, thanks = THANKS } = props;
  const { submitLabel = 'Book my Vibe Check' } = props;
  const { promise = 'A human replies within 24 business hours.' } = props;
  const [before, term, after] = title.split(/(15-Minute)/);
  const { status, errors, summary, outcome, listeners } = useForm(
    () => createContactForm({ pageName, phone }),
    { read: contactFromForm },
  );

  return (
    <form
      className="form-card"
      method="post"
      action={CONTACT_PATH}
      aria-labelledby={`${id}-form-title`}
      {...listeners}
    >
      <p className="form-title" id={`${id}-form-title`}>
        {before}
        {term && <span className="unbroken">{term}</span>}
        {after}
      </p>
      <div role="status">
        {status === 'success' && (
          <Note look="thanks" title={thanks.title} ref={outcome}>
            <p>{thanks.text}</p>
          </Note>
        )}
      </div>
      <ErrorSummary
        errors={CONTACT_ORDER.flatMap((name) => {
          const message = errors[name];
          return message ? [{ id: `${id}-${name}`, message }] : [];
        })}
        ref={summary}
      />
      <ContactFields id={id} errors={errors} words={props} />
      <Honeypot name={HONEYPOT} />
      <input type="hidden" name="pageUri" defaultValue={pageUri} />
      <input type="hidden" name="pageName" defaultValue={pageName} />
      <div role="alert">{status === 'failed' && <Unsent phone={phone} ref={outcome} />}</div>
      <Submit label={submitLabel} busy={status === 'submitting'} />
      <p className="small soft">{promise}</p>
    </form>
  );
}
