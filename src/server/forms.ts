/** The forms of the site, as the server receives them. A new endpoint is a new entry at the end. */
import { compiled } from '#domain/compiled.ts';
import { contactConsent } from '#domain/contact-consent.ts';
import {
  CONTACT_PATH,
  HONEYPOT,
  THANK_YOU_PATH,
  contactFromForm,
  contactSchema,
  parseContact,
  type Parsed,
} from '#domain/lead.ts';
import {
  BOOKED_PATH,
  BOOKING_PATH,
  bookingConsent,
  parseBooking,
  UNDECIDED,
} from '#domain/booking.ts';
import { newsletterConsent, parseSignup, SIGNED_UP_PATH } from '#domain/newsletter.ts';
import { QUIZ_TRAP, SUBMIT_PATH, quizConsent } from '#domain/quiz-gate.ts';
import { parseQuizForm, parseQuizLead } from '#domain/quiz-lead.ts';
import { site } from '#site';
import type { Encoding } from './body.ts';
import { QUIZ_RESULT_FILE, quizResultPage } from './quiz-page.ts';

/** A valid post, taken apart. */
export interface Submission {
  fields: Readonly<Record<string, unknown>>;
  pageUri: string;
  pageName: string;
  /** Wording of what the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
}

/** The answer to a form post that is a page of its own and no redirect. */
export interface Shown {
  /** File of the built page that is filled in. */
  page: string;
  /** @param kept whether a lead is on disk; `undefined` when there was nothing to keep */
  fill: (
    html: string | undefined,
    fields: Readonly<Record<string, unknown>>,
    kept: boolean | undefined,
  ) => Promise<{ html: string; isBuilt: boolean }>;
}

export interface Form {
  name: string;
  path: string;
  /** File of the built page that carries the form, for showing a rejected post again. */
  page: string;
  /** Where a post without JavaScript ends: a path, or a page made for it. */
  thankYou: string | Shown;
  /** A field people never see. */
  trap: string;
  /** Who gets the leads. */
  adapters: readonly string[];
  fromForm: (entries: Iterable<[string, unknown]>) => Record<string, unknown>;
  parse: (input: Readonly<Record<string, unknown>>, encoding: Encoding) => Parsed<Submission>;
  /** Whether there is anything to keep; always, if left out. */
  isLead?: (submission: Submission) => boolean;
}

/** An address that takes posts; more than one form may share it. */
export interface Endpoint {
  path: string;
  /** Named in counts and logs while nobody knows yet which form it is. */
  name: string;
  formOf: (fields: Readonly<Record<string, unknown>>) => Form;
}

const wording = contactConsent(site.name);
const quickContact = compiled(contactSchema);

const contact: Form = {
  name: 'contact',
  path: CONTACT_PATH,
  page: 'vibe-check.html',
  thankYou: THANK_YOU_PATH,
  trap: HONEYPOT,
  adapters: ['hubspot'],
  fromForm: contactFromForm,
  parse(input) {
    const parsed = parseContact(input, quickContact);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const consents = {
      dataStorageConsent: wording.dataStorageConsent,
      ...(fields.communicationsOptIn && { communicationsOptIn: wording.communicationsOptIn }),
    };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

const quizIds = { portalId: site.hubspot.portalId, formId: site.hubspot.forms.quiz };

const quiz: Form = {
  name: 'quiz',
  path: SUBMIT_PATH,
  page: 'quiz.html',
  thankYou: { page: QUIZ_RESULT_FILE, fill: quizResultPage },
  trap: QUIZ_TRAP,
  adapters: ['hubspot'],
  fromForm: Object.fromEntries,
  parse(input, encoding) {
    const parsed = (encoding === 'form' ? parseQuizForm : parseQuizLead)(input, quizIds);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const consents = { dataStorageConsent: quizConsent(site.name) };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
  // Who wants to see a result and leaves no address has sent nothing.
  isLead: ({ fields }) => fields['email'] !== '',
};

const signupIds = { portalId: site.hubspot.portalId, formId: site.hubspot.forms.newsletter };

const newsletter: Form = {
  name: 'newsletter',
  path: SUBMIT_PATH,
  page: 'resources-hub.html',
  thankYou: SIGNED_UP_PATH,
  trap: HONEYPOT,
  adapters: ['hubspot'],
  fromForm: Object.fromEntries,
  parse(input) {
    const parsed = parseSignup(input, signupIds);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const agreed = newsletterConsent(site.name);
    const consents = { dataStorageConsent: agreed, communicationsOptIn: agreed };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

const reset: Form = {
  name: 'reset',
  path: BOOKING_PATH,
  page: 'reset.html',
  thankYou: BOOKED_PATH,
  trap: HONEYPOT,
  adapters: ['hubspot'],
  fromForm: Object.fromEntries,
  parse(input) {
    const parsed = parseBooking(input, site.hubspot.forms.reset);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, intensive_type: type, ...rest } = parsed.value;
    // Whoever left the question open is undecided; `reset` is only how the form says so (D41).
    const fields = { ...rest, intensive_type: type === 'reset' ? UNDECIDED : type };
    const consents = { dataStorageConsent: bookingConsent(site.name) };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

export const ENDPOINTS: readonly Endpoint[] = [
  { path: contact.path, name: contact.name, formOf: () => contact },
  {
    path: quiz.path,
    name: 'hubspot',
    formOf: ({ relationshipQuizCompleted }) =>
      relationshipQuizCompleted === undefined ? newsletter : quiz,
  },
  { path: reset.path, name: reset.name, formOf: () => reset },
];
