/** Contact form in the browser (R242–R258, D39, D40). */
import { CONTACT_MESSAGES, CONTACT_PATH, type Contact, parseContact } from './contact.schema.ts';
import { ENGLISH_CONTACT } from './words.en.ts';
import { type ContactWords, inWords, promised } from './words.ts';
import { contactFacts, type FirstContact, firstContact } from './first-contact.ts';
import { write } from '#lib/api.store.ts';
import { createForm, type Form, type FormDeps, browserDeps } from '#lib/form.store.ts';
import { fieldErrorsOf } from '#lib/api-errors.store.ts';
import { showToast } from '#lib/toasts.store.ts';
import { honeypotValue } from '#lib/honeypot.store.ts';

export interface ContactPlace {
  /** `Homepage` on the home page, else the name of the page (R253, D39). */
  pageName: string;
  phone: { text: string; href: string };
  /** English if missing. */
  words?: ContactWords;
  /** Reply time: follows “within”. */
  reply: string;
  /** Called before a request without a booked time is sent, with its first contact. */
  sending?: (first: FirstContact) => void;
  /** The page itself says that the form was sent, so a toast would only cover it. */
  isSentShown?: boolean;
}

export interface ContactDeps extends FormDeps {
  write: typeof write;
  toast: typeof showToast;
  path: () => string;
}

const browser: ContactDeps = {
  ...browserDeps,
  write,
  toast: showToast,
  path: () => location.pathname,
};

const NAMES = ['slot', ...Object.keys(CONTACT_MESSAGES)];

/** Success and failure also show the specified toasts. */
export function createContactForm(
  { pageName, phone, words = ENGLISH_CONTACT, reply, sending, isSentShown = false }: ContactPlace,
  deps: ContactDeps = browser,
): Form {
  return createForm<Contact>(
    {
      name: 'contact',
      path: CONTACT_PATH,
      parse(fields) {
        const parsed = parseContact({ ...fields, pageUri: deps.path(), pageName });
        return parsed.ok
          ? { ok: true, value: { ...parsed.value, ...honeypotValue(fields) } }
          : { ok: false, errors: inWords(parsed.errors, words.messages) };
      },
      send: (body, idempotencyKey) => {
        sending?.(firstContact(contactFacts(body, false)));
        return deps.write({ method: 'POST', url: CONTACT_PATH, body, idempotencyKey });
      },
      explain: (error) => fieldErrorsOf(error, NAMES),
      succeeded: () => {
        const { title, description } = words.toasts.sent;
        if (!isSentShown) deps.toast({ title, description: promised(description, reply) });
      },
      failed: ({ slot }) => {
        // Another visitor booked first: the form says so at the times.
        if (slot) return;
        deps.toast({
          ...words.toasts.failed,
          variant: 'destructive',
          action: {
            text: words.toasts.callInstead.replace('#', phone.text),
            alt: words.toasts.call.replace('#', phone.text),
            href: phone.href,
          },
        });
      },
    },
    deps,
  );
}
