/** Reset form in the browser (R268–R275, D40–D42). */
import {
  type ResetRequest,
  RESET_ORDER,
  RESET_PAGE_NAME,
  RESET_PATH,
  parseReset,
} from './reset.schema.ts';
import { ENGLISH_RESET } from './words.en.ts';
import type { ResetWords } from './words.ts';
import { write } from '#lib/api.store.ts';
import { inWords } from '#features/booking/words.ts';
import { createForm, type Form, type FormDeps, browserDeps } from '#lib/form.store.ts';
import { fieldErrorsOf } from '#lib/api-errors.store.ts';
import { dismissToast, showToast } from '#lib/toasts.store.ts';
import { honeypotValue } from '#lib/honeypot.store.ts';

export interface ResetDeps extends FormDeps {
  write: typeof write;
  toast: typeof showToast;
  dismiss: typeof dismissToast;
  path: () => string;
}

const browser: ResetDeps = {
  ...browserDeps,
  write,
  toast: showToast,
  dismiss: dismissToast,
  path: () => location.pathname,
};

/** The response body is not read (R271). */
export function createResetForm(
  formId: string,
  deps: ResetDeps = browser,
  words: ResetWords = ENGLISH_RESET,
): Form {
  let failure = 0;
  return createForm<ResetRequest & { formId: string }>(
    {
      name: 'reset',
      path: RESET_PATH,
      parse(fields) {
        const parsed = parseReset(
          { ...fields, pageUri: deps.path(), pageName: RESET_PAGE_NAME },
          formId,
        );
        return parsed.ok
          ? { ok: true, value: { ...parsed.value, formId, ...honeypotValue(fields) } }
          : { ok: false, errors: inWords(parsed.errors, words.messages) };
      },
      send: (body, idempotencyKey) =>
        deps.write({ method: 'POST', url: RESET_PATH, body, idempotencyKey }),
      explain: (error) => fieldErrorsOf(error, RESET_ORDER),
      // An old failure toast next to the thank-you would confuse.
      succeeded: () => deps.dismiss(failure),
      failed() {
        failure = deps.toast({ ...words.failed, variant: 'destructive' });
      },
    },
    deps,
  );
}
