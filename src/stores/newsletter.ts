/** Signing up for the newsletter in the browser (R226–R235, D35–D37). */
import type { PublicIds } from '#domain/lead.ts';
import { parseSignup, SIGNUP_PAGE_NAME, SIGNUP_WORDS, type Signup } from '#domain/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { write } from './api.ts';
import { createForm, type Form, type FormSurroundings, inBrowser } from './form.ts';
import { refusalOf } from './refusal.ts';
import { trapOf } from './trap.ts';

/** What the signup needs from the browser. */
export interface SignupSurroundings extends FormSurroundings {
  write: typeof write;
  /** Path of the current page. */
  path: () => string;
}

const browser: SignupSurroundings = { ...inBrowser, write, path: () => location.pathname };

/** Names of the fields in the order of the form. */
export const SIGNUP_ORDER = ['firstName', 'lastName', 'email'] as const;

/** One signup form; what went wrong as a whole is under the name `form`, and nothing there means an unknown error. */
export function createSignup(ids: PublicIds, from: SignupSurroundings = browser): Form {
  return createForm<Signup & PublicIds>(
    {
      name: 'newsletter',
      parse(fields) {
        const parsed = parseSignup(
          { ...fields, pageUri: from.path(), pageName: SIGNUP_PAGE_NAME },
          ids,
        );
        return parsed.ok
          ? { ok: true, value: { ...ids, ...parsed.value, ...trapOf(fields) } }
          : parsed;
      },
      send: (body, idempotencyKey) =>
        from.write({ method: 'POST', url: SUBMIT_PATH, body, idempotencyKey }),
      explain(error) {
        const refusal = refusalOf(error, SIGNUP_ORDER);
        return refusal && { form: refusal.message ?? SIGNUP_WORDS.refused, ...refusal.errors };
      },
      succeeded: ({ email }) =>
        from.emit('newsletter_signup_success', { page: from.path(), email }),
      failed: ({ form: error = SIGNUP_WORDS.lost }) =>
        from.emit('newsletter_signup_error', { page: from.path(), error }),
    },
    from,
  );
}
