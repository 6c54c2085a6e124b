/** Newsletter form in the browser (R226–R235, D35–D37). */
import type { PublicIds } from '#features/booking/contact.schema.ts';
import { inWords } from '#features/booking/words.ts';
import {
  parseNewsletter,
  NEWSLETTER_PAGE_NAME,
  type NewsletterRequest,
} from './newsletter.schema.ts';
import { ENGLISH_NEWSLETTER } from './words.en.ts';
import type { NewsletterWords } from './words.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { write } from '#lib/api.store.ts';
import { createForm, type Form, type FormDeps, browserDeps } from '#lib/form.store.ts';
import { parseApiError } from '#lib/api-errors.store.ts';
import { honeypotValue } from '#lib/honeypot.store.ts';

export interface NewsletterDeps extends FormDeps {
  write: typeof write;
  path: () => string;
}

const browser: NewsletterDeps = { ...browserDeps, write, path: () => location.pathname };

/** In form order. */
export const NEWSLETTER_ORDER = ['firstName', 'lastName', 'email'] as const;

/** Form-level messages have the name `form`, which is missing for unknown errors. */
export function createNewsletterForm(
  ids: PublicIds,
  deps: NewsletterDeps = browser,
  words: NewsletterWords = ENGLISH_NEWSLETTER,
): Form {
  return createForm<NewsletterRequest & PublicIds>(
    {
      name: 'newsletter',
      path: SUBMIT_PATH,
      parse(fields) {
        const parsed = parseNewsletter(
          { ...fields, pageUri: deps.path(), pageName: NEWSLETTER_PAGE_NAME },
          ids,
        );
        return parsed.ok
          ? { ok: true, value: { ...ids, ...parsed.value, ...honeypotValue(fields) } }
          : { ok: false, errors: inWords(parsed.errors, words.messages) };
      },
      send: (body, idempotencyKey) =>
        deps.write({ method: 'POST', url: SUBMIT_PATH, body, idempotencyKey }),
      explain(error) {
        const refusal = parseApiError(error, NEWSLETTER_ORDER);
        return refusal && { form: refusal.message ?? words.refused, ...refusal.errors };
      },
      succeeded: ({ email }) =>
        deps.emit('newsletter_signup_success', { page: deps.path(), email }),
      failed: ({ form: error = words.failed }) =>
        deps.emit('newsletter_signup_error', { page: deps.path(), error }),
    },
    deps,
  );
}
