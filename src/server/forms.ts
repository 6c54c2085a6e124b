/** The forms of the site, as the server receives them. A new endpoint is a new entry. */
import { contactConsent } from '#domain/contact-consent.ts';
import {
  CONTACT_PATH,
  HONEYPOT,
  THANK_YOU_PATH,
  contactFromForm,
  parseContact,
  type Parsed,
} from '#domain/lead.ts';
import { site } from '#site';

/** A valid post, taken apart. */
export interface Submission {
  fields: Readonly<Record<string, unknown>>;
  pageUri: string;
  pageName: string;
  /** Wording of what the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
}

export interface Form {
  name: string;
  path: string;
  /** File of the built page that carries the form, for showing a rejected post again. */
  page: string;
  /** Where a post without JavaScript ends. */
  thankYou: string;
  /** A field people never see. */
  trap: string;
  /** Who gets the leads. */
  adapters: readonly string[];
  fromForm: (entries: Iterable<[string, unknown]>) => Record<string, unknown>;
  parse: (input: unknown) => Parsed<Submission>;
}

const wording = contactConsent(site.name);

const contact: Form = {
  name: 'contact',
  path: CONTACT_PATH,
  page: 'vibe-check.html',
  thankYou: THANK_YOU_PATH,
  trap: HONEYPOT,
  adapters: ['hubspot'],
  fromForm: contactFromForm,
  parse(input) {
    const parsed = parseContact(input);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const consents = {
      dataStorageConsent: wording.dataStorageConsent,
      ...(fields.communicationsOptIn && { communicationsOptIn: wording.communicationsOptIn }),
    };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

export const FORMS: readonly Form[] = [contact];
