/** The contact request in the browser (R242–R258, D39, D40). */
import { CONTACT_MESSAGES, CONTACT_PATH, type Contact, parseContact } from '#domain/lead.ts';
import { write } from './api.ts';
import { createForm, type Form, type FormSurroundings, inBrowser } from './form.ts';
import { fieldErrorsOf } from './refusal.ts';
import { showToast } from './toasts.ts';
import { trapOf } from './trap.ts';

export interface ContactPlace {
  /** `Homepage` on the home page, another page's own name elsewhere (R253, D39). */
  pageName: string;
  /** The way out when sending fails. */
  phone: { text: string; href: string };
}

/** What the contact form needs from the browser. */
export interface ContactSurroundings extends FormSurroundings {
  write: typeof write;
  toast: typeof showToast;
  /** Path of the current page. */
  path: () => string;
}

const browser: ContactSurroundings = {
  ...inBrowser,
  write,
  toast: showToast,
  path: () => location.pathname,
};

const NAMES = Object.keys(CONTACT_MESSAGES);

/** The contact form of one page; success and failure also show the specified toasts. */
export function createContactForm(
  { pageName, phone }: ContactPlace,
  from: ContactSurroundings = browser,
): Form {
  return createForm<Contact>(
    {
      name: 'contact',
      parse(fields) {
        const parsed = parseContact({ ...fields, pageUri: from.path(), pageName });
        return parsed.ok ? { ok: true, value: { ...parsed.value, ...trapOf(fields) } } : parsed;
      },
      send: (body, idempotencyKey) =>
        from.write({ method: 'POST', url: CONTACT_PATH, body, idempotencyKey }),
      explain: (error) => fieldErrorsOf(error, NAMES),
      succeeded: () =>
        from.toast({
          title: 'Request submitted',
          description: "We'll get back to you within 24 business hours.",
        }),
      failed: () =>
        from.toast({
          title: 'Error submitting form',
          description: 'Please try again later',
          variant: 'destructive',
          action: {
            text: `Call ${phone.text} instead`,
            alt: `Call ${phone.text}`,
            href: phone.href,
          },
        }),
    },
    from,
  );
}
