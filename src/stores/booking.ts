/** Asking for a Reset in the browser (R268–R275, D40–D42). */
import {
  type Booking,
  BOOKING_ORDER,
  BOOKING_PAGE_NAME,
  BOOKING_PATH,
  BOOKING_WORDS,
  parseBooking,
} from '#domain/booking.ts';
import { write } from './api.ts';
import { createForm, type Form, type FormSurroundings, inBrowser } from './form.ts';
import { fieldErrorsOf } from './refusal.ts';
import { dismissToast, showToast } from './toasts.ts';
import { trapOf } from './trap.ts';

/** What the booking form needs from the browser. */
export interface BookingSurroundings extends FormSurroundings {
  write: typeof write;
  toast: typeof showToast;
  dismiss: typeof dismissToast;
  /** Path of the current page. */
  path: () => string;
}

const browser: BookingSurroundings = {
  ...inBrowser,
  write,
  toast: showToast,
  dismiss: dismissToast,
  path: () => location.pathname,
};

/** One booking form. The answer's body is not read (R271). */
export function createBooking(formId: string, from: BookingSurroundings = browser): Form {
  let failure = 0;
  return createForm<Booking & { formId: string }>(
    {
      name: 'reset',
      parse(fields) {
        const parsed = parseBooking(
          { ...fields, pageUri: from.path(), pageName: BOOKING_PAGE_NAME },
          formId,
        );
        return parsed.ok
          ? { ok: true, value: { ...parsed.value, formId, ...trapOf(fields) } }
          : parsed;
      },
      send: (body, idempotencyKey) =>
        from.write({ method: 'POST', url: BOOKING_PATH, body, idempotencyKey }),
      explain: (error) => fieldErrorsOf(error, BOOKING_ORDER),
      // Beside a thank-you, the last attempt's bad news would only confuse.
      succeeded: () => from.dismiss(failure),
      failed() {
        failure = from.toast({
          title: 'Error',
          description: BOOKING_WORDS.failed,
          variant: 'destructive',
        });
      },
    },
    from,
  );
}
