/** Newsletter form (R224–R235), on a page or in the dialog. Works natively without JavaScript. */
import type { JSX } from 'react';
import { HONEYPOT } from '#lib/honeypot.ts';
import type { PublicIds } from '#features/booking/contact.schema.ts';
import { newsletterConsent, NEWSLETTER_PAGE_NAME } from './newsletter.schema.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { createNewsletterForm, NEWSLETTER_ORDER } from './newsletter.store.ts';
import { FORM_TITLE, FormCard, LiveRegion } from '#ui/FormCard.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Alert } from '#ui/Alert.tsx';
import { LateStyles } from '#ui/LateStyles.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { fieldProps, EmailField, NameFields } from '#features/booking/PersonFields.tsx';
import { useForm } from '#ui/use-form.ts';
import { ENGLISH_NEWSLETTER } from './words.en.ts';
import type { NewsletterWords } from './words.ts';

export interface NewsletterFacts {
  /** Name of the practice, which stores the address. */
  practice: string;
  /** Name of the newsletter. */
  newsletter: string;
  /** What comes how often: `one email a week`. */
  often: string;
  ids: PublicIds;
  /** Path of the page, for the native form. */
  pageUri: string;
  phone: { text: string; href: string };
  submitLabel: string;
  words?: NewsletterWords;
}

interface Props extends NewsletterFacts {
  /** Prefix of all ids. */
  id: string;
  title: string;
  /** Called on success, instead of showing a thank-you here. */
  onSubscribed?: () => void;
}

export function NewsletterForm(props: Props): JSX.Element {
  const { id, title, ids, pageUri, phone, submitLabel, onSubscribed } = props;
  const { words = ENGLISH_NEWSLETTER } = props;
  const { status, errors, summary, outcome, listeners } = useForm(
    () => createNewsletterForm(ids, undefined, words),
    {
      settled: (now) => now === 'success' && onSubscribed?.(),
      isLate: onSubscribed !== undefined,
    },
  );
  const of = fieldProps<(typeof NEWSLETTER_ORDER)[number]>(id, errors, words.labels);

  return (
    <div className="late-styles">
      <LateStyles />
      <FormCard
        isInDialog={onSubscribed !== undefined}
        method="post"
        action={SUBMIT_PATH}
        aria-labelledby={`${id}-form-title`}
        {...listeners}
      >
        <p className={FORM_TITLE} id={`${id}-form-title`}>
          {title}
        </p>
        <LiveRegion role="status">
          {status === 'success' && !onSubscribed && (
            <Alert look="thanks" title={words.thanks} ref={outcome}>
              <p>{words.welcome}</p>
            </Alert>
          )}
        </LiveRegion>
        <LiveRegion role="alert">
          {status === 'failed' && (
            <Alert look="error" title={errors['form'] ?? words.failed} ref={outcome}>
              <p>
                {`${words.kept} `}
                <a className="font-semibold" href={phone.href}>
                  {phone.text}
                </a>
                .
              </p>
            </Alert>
          )}
        </LiveRegion>
        <ErrorSummary
          errors={NEWSLETTER_ORDER.flatMap((name) => {
            const message = errors[name];
            return message ? [{ id: `${id}-${name}`, message }] : [];
          })}
          words={words.check}
          ref={summary}
        />
        <NameFields first={of('firstName')} last={of('lastName')} />
        <EmailField {...of('email')} />
        <Honeypot name={HONEYPOT} />
        <input type="hidden" name="pageUri" defaultValue={pageUri} />
        <input type="hidden" name="pageName" defaultValue={NEWSLETTER_PAGE_NAME} />
        <SubmitButton
          label={submitLabel}
          busy={status === 'submitting'}
          busyLabel={words.sending}
        />
        <p className="small soft">{newsletterConsent(props, words)}</p>
      </FormCard>
    </div>
  );
}
