/** Sign up for the newsletter (R224–R235): on its own in a page, and in the modal. Without its script a plain form. */
import type { JSX } from 'react';
import { HONEYPOT, type PublicIds } from '#domain/lead.ts';
import { newsletterConsent, SIGNUP_PAGE_NAME, SIGNUP_WORDS } from '#domain/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { createSignup, SIGNUP_ORDER } from '#stores/newsletter.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Note } from '#ui/Note.tsx';
import { Submit } from '#ui/Submit.tsx';
import { askedIn, EmailField, NameFields } from './PersonFields.tsx';
import { useForm } from './use-form.ts';

export interface SignupFacts {
  /** Who stores the address, by name. */
  practice: string;
  ids: PublicIds;
  /** Path of the page, for the form without its script. */
  pageUri: string;
  phone: { text: string; href: string };
  submitLabel: string;
}

interface Props extends SignupFacts {
  /** Prefix of all ids. */
  id: string;
  title: string;
  /** Told once the address is on the list, instead of thanking here. */
  onSignedUp?: () => void;
}

export function NewsletterForm(props: Props): JSX.Element {
  const { id, title, practice, ids, pageUri, phone, submitLabel, onSignedUp } = props;
  const { status, errors, summary, outcome, listeners } = useForm(() => createSignup(ids), {
    settled: (now) => now === 'success' && onSignedUp?.(),
  });
  const of = askedIn<(typeof SIGNUP_ORDER)[number]>(id, errors);

  return (
    <form
      className="form-card"
      method="post"
      action={SUBMIT_PATH}
      aria-labelledby={`${id}-form-title`}
      {...listeners}
    >
      <p className="form-title" id={`${id}-form-title`}>
        {title}
      </p>
      <div role="status">
        {status === 'success' && !onSignedUp && (
          <Note look="thanks" title={SIGNUP_WORDS.thanks} ref={outcome}>
            <p>{SIGNUP_WORDS.welcome}</p>
          </Note>
        )}
      </div>
      <div role="alert">
        {status === 'failed' && (
          <Note look="error" title={errors['form'] ?? SIGNUP_WORDS.lost} ref={outcome}>
            <p>
              What you typed is still here. If it keeps happening, call{' '}
              <a href={phone.href}>{phone.text}</a>.
            </p>
          </Note>
        )}
      </div>
      <ErrorSummary
        errors={SIGNUP_ORDER.flatMap((name) => {
          const message = errors[name];
          return message ? [{ id: `${id}-${name}`, message }] : [];
        })}
        ref={summary}
      />
      <NameFields first={of('firstName')} last={of('lastName')} />
      <EmailField {...of('email')} />
      <Honeypot name={HONEYPOT} />
      <input type="hidden" name="pageUri" defaultValue={pageUri} />
      <input type="hidden" name="pageName" defaultValue={SIGNUP_PAGE_NAME} />
      <Submit label={submitLabel} busy={status === 'submitting'} busyLabel="Signing Up..." />
      <p className="small soft">{newsletterConsent(practice)}</p>
    </form>
  );
}
