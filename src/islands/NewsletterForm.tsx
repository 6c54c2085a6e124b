/** Sign up for the newsletter (R224–R235): on its own in a page, and in the modal. Without its script a plain form. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { HONEYPOT, LIMITS, type PublicIds } from '#domain/lead.ts';
import { newsletterConsent, SIGNUP_PAGE_NAME, SIGNUP_WORDS } from '#domain/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { keepDraft } from '#stores/draft.ts';
import { createSignup, SIGNUP_ORDER } from '#stores/newsletter.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Field } from '#ui/Field.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Note } from '#ui/Note.tsx';
import { Submit } from '#ui/Submit.tsx';

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

/** What only the script can do for a form: say the specified words instead of the browser's (D35). */
function takeOver(form: HTMLFormElement): () => void {
  form.noValidate = true;
  return keepDraft(form);
}

const fieldsOf = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries(new FormData(form));

export function NewsletterForm(props: Props): JSX.Element {
  const { id, title, practice, ids, pageUri, phone, submitLabel, onSignedUp } = props;
  const [form] = useState(() => createSignup(ids));
  const status = useStore(form.$status);
  const errors = useStore(form.$errors);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  // The pressed button was disabled meanwhile, so focus would be lost: it goes to what happened.
  useEffect(() => {
    if (attempts) (outcome.current ?? summary.current)?.focus();
  }, [attempts]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    await form.submit(fieldsOf(element));
    if (form.$status.get() === 'submitting') return;
    setAttempts((count) => count + 1);
    if (form.$status.get() !== 'success') return;
    element.reset();
    onSignedUp?.();
  };
  const of = (name: (typeof SIGNUP_ORDER)[number]) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
  });

  return (
    <form
      className="form-card"
      method="post"
      action={SUBMIT_PATH}
      aria-labelledby={`${id}-form-title`}
      ref={takeOver}
      onSubmit={submit}
      onChange={(event) => {
        form.start();
        const { name } = event.target as unknown as HTMLInputElement;
        form.amend(name, fieldsOf(event.currentTarget));
      }}
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
      <div className="form-pair form-pair-names">
        <Field
          {...of('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.line}
        />
        <Field
          {...of('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.line}
        />
      </div>
      <Field
        {...of('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <Honeypot name={HONEYPOT} />
      <input type="hidden" name="pageUri" defaultValue={pageUri} />
      <input type="hidden" name="pageName" defaultValue={SIGNUP_PAGE_NAME} />
      <Submit label={submitLabel} busy={status === 'submitting'} busyLabel="Signing Up..." />
      <p className="small soft">{newsletterConsent(practice)}</p>
    </form>
  );
}
