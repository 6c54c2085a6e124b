/** To add an endpoint, append to {@link ENDPOINTS}. */
import { RESET_THANKS_PATHS, RESULT_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { bookedTime, slotOf, timesOfDayText } from '#features/booking/preferred-time.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { consentNames, contactConsent } from '#features/booking/contact-consent.ts';
import { contactWords } from '#features/booking/words-by-language.ts';
import { inWords } from '#features/booking/words.ts';
import { type Language, type OtherLanguage, others } from '#lib/language.ts';
import {
  frontDoor,
  isTranslation,
  languageOf,
  mayBeTranslation,
  pathIn,
} from '#features/translations/page-language.ts';
import {
  CONTACT_PATH,
  contactFromForm,
  type Contact,
  parseContact,
  contactSchemaOf,
} from '#features/booking/contact.schema.ts';
import { builtFile } from '#lib/http/routes.ts';
import type { Parsed } from '#lib/parse-form.ts';
import { RESET_PATH, resetConsent, parseReset, UNDECIDED } from '#features/reset/reset.schema.ts';
import {
  newsletterConsent,
  parseNewsletter,
  NEWSLETTER_THANKS_PATH,
} from '#features/newsletter/newsletter.schema.ts';
import { ENGLISH_NEWSLETTER } from '#features/newsletter/words.en.ts';
import { NEWSLETTER_WORDS } from '#features/newsletter/words-by-language.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { ENGLISH_QUIZ } from '#features/quiz/words.en.ts';
import { QUIZ_WORDS } from '#features/quiz/words-by-language.ts';
import { quizConsent } from '#features/quiz/words.ts';
import { parseQuizForm, parseQuizLead } from '#features/quiz/submission.ts';
import { RESET_FORM_WORDS } from '#features/reset/words-by-language.ts';
import { site } from '#site';
import type { Encoding } from '../../base/http/body.ts';
import { quizResultPage } from './quiz-result-page.ts';

export interface Submission {
  fields: Readonly<Record<string, unknown>>;
  pageUri: string;
  pageName: string;
  /** Consent wording the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
  /** Start of the call it books, epoch milliseconds. */
  slot?: number;
}

export interface FilledPage {
  page: string;
  /** @param kept whether the lead was stored; `undefined` if there was nothing to store */
  fill: (
    html: string | undefined,
    fields: Readonly<Record<string, unknown>>,
    kept: boolean | undefined,
  ) => Promise<{ html: string; isBuilt: boolean }>;
}

export interface Form {
  name: string;
  path: string;
  /** The built page with the form, for showing a rejected post. */
  page: string;
  /** Without JavaScript: a redirect path, or a filled page. */
  thankYou: string | FilledPage;
  fromForm: (entries: Iterable<[string, unknown]>) => Record<string, unknown>;
  parse: (input: Readonly<Record<string, unknown>>, encoding: Encoding) => Parsed<Submission>;
  /** Whether there is anything to store; defaults to always. */
  isLead?: (submission: Submission) => boolean;
}

/** A POST route; several forms may share it. */
export interface Endpoint {
  path: string;
  /** Form name in metrics and logs while the form is not known yet. */
  name: string;
  pages: readonly string[];
  /** Also for a part that is off: a visitor may still have its form open. */
  formOf: (fields: Readonly<Record<string, unknown>>) => Form;
}

const contactWording = contactConsent(consentNames(site), contactWords('en', site));
const offered = contactSchemaOf(Object.keys(serviceLabels(site.services, 'en')));

/** One preferred time instead of what the form asks about it. */
function withPreferredTime(asked: Contact): Omit<Submission, 'consents'> {
  const { slot, mornings, afternoons, evenings, saturdays, pageUri, pageName, ...fields } = asked;
  if (slot === undefined) return { fields, pageUri, pageName };
  const at = slotOf(slot);
  const preferred =
    at === undefined
      ? timesOfDayText({ mornings, afternoons, evenings, saturdays })
      : bookedTime(at, site.timeZone);
  return {
    fields: { ...fields, preferred_time: preferred },
    pageUri,
    pageName,
    ...(at !== undefined && { slot: at }),
  };
}

const contact: Form = {
  name: 'contact',
  path: CONTACT_PATH,
  page: builtFile(site.consultation.path),
  thankYou: pathIn(THANK_YOU_PATHS, 'en'),
  fromForm: contactFromForm,
  parse(input) {
    const parsed = parseContact(input, offered);
    if (!parsed.ok) return parsed;
    const consents = {
      dataStorageConsent: contactWording.dataStorageConsent,
      ...(parsed.value.communicationsOptIn && {
        communicationsOptIn: contactWording.communicationsOptIn,
      }),
    };
    return { ok: true, value: { ...withPreferredTime(parsed.value), consents } };
  },
};

/** What a form says in another language than English. */
interface Translation extends Pick<Form, 'thankYou'> {
  /** By English message. */
  messages: Parameters<typeof inWords>[1];
  /** All consents as they were shown, by field. */
  consents: Readonly<Record<string, string>>;
}

/** The same request, answered in another language, and kept with the consents of that language. */
const inEach = (
  form: Form,
  translation: (language: OtherLanguage) => Translation,
): Readonly<Record<Language, Form>> => ({
  en: form,
  ...others((language) => {
    const { thankYou, messages, consents } = translation(language);
    return {
      ...form,
      thankYou,
      parse(input: Parameters<Form['parse']>[0], encoding: Encoding) {
        const parsed = form.parse(input, encoding);
        if (!parsed.ok) return { ok: false as const, errors: inWords(parsed.errors, messages) };
        const agreed = Object.keys(parsed.value.consents).map((name) => [
          name,
          consents[name] ?? '',
        ]);
        return {
          ok: true as const,
          value: { ...parsed.value, consents: Object.fromEntries(agreed) },
        };
      },
    };
  }),
});

const contacts = inEach(contact, (language) => ({
  thankYou: pathIn(THANK_YOU_PATHS, language),
  messages: contactWords(language, site).messages,
  consents: contactConsent(consentNames(site), contactWords(language, site)),
}));

/**
 * In the language of the page that it was sent from, which is the first one where the page is old or unknown. A rejected
 * post is shown on that page.
 */
function formAt(pageUri: string, byLanguage: Readonly<Record<Language, Form>>): Form {
  const form = byLanguage[languageOf(pageUri)];
  const [path = ''] = pageUri.split(/[?#]/);
  return mayBeTranslation(path) || (isTranslation(path) && path === frontDoor(languageOf(path)))
    ? { ...form, page: builtFile(path) }
    : form;
}

const quizIds = { portalId: site.hubspot.portalId, formId: site.hubspot.forms.quiz };

const resultIn = (language: Language): FilledPage => ({
  page: builtFile(pathIn(RESULT_PATHS, language)),
  fill: (html, fields, kept) => quizResultPage(html, fields, kept, language),
});

const quiz: Form = {
  name: 'quiz',
  path: SUBMIT_PATH,
  page: 'quiz.html',
  thankYou: resultIn('en'),
  fromForm: Object.fromEntries,
  parse(input, encoding) {
    const parsed = (encoding === 'form' ? parseQuizForm : parseQuizLead)(input, quizIds);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const consents = { dataStorageConsent: quizConsent(site.legalName, ENGLISH_QUIZ) };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
  // Without an email address there is no lead, only a result to show.
  isLead: ({ fields }) => fields['email'] !== '',
};

const quizzes = inEach(quiz, (language) => ({
  thankYou: resultIn(language),
  messages: QUIZ_WORDS[language].messages,
  consents: { dataStorageConsent: quizConsent(site.legalName, QUIZ_WORDS[language]) },
}));

const newsletterIds = { portalId: site.hubspot.portalId, formId: site.hubspot.forms.newsletter };

/** Two, which one sentence says. */
function newsletterConsents(words: typeof ENGLISH_NEWSLETTER) {
  const { legalName: practice, newsletter: letter } = site;
  const agreed = newsletterConsent(
    { practice, newsletter: letter.name, often: letter.often },
    words,
  );
  return { dataStorageConsent: agreed, communicationsOptIn: agreed };
}

const newsletter: Form = {
  name: 'newsletter',
  path: SUBMIT_PATH,
  page: 'resources-hub.html',
  thankYou: NEWSLETTER_THANKS_PATH,
  fromForm: Object.fromEntries,
  parse(input) {
    const parsed = parseNewsletter(input, newsletterIds);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, ...fields } = parsed.value;
    const consents = newsletterConsents(ENGLISH_NEWSLETTER);
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

const newsletters = inEach(newsletter, (language) => ({
  thankYou: NEWSLETTER_THANKS_PATH,
  messages: NEWSLETTER_WORDS[language].messages,
  consents: newsletterConsents(NEWSLETTER_WORDS[language]),
}));

const reset: Form = {
  name: 'reset',
  path: RESET_PATH,
  page: 'reset.html',
  thankYou: pathIn(RESET_THANKS_PATHS, 'en'),
  fromForm: Object.fromEntries,
  parse(input) {
    const parsed = parseReset(input, site.hubspot.forms.reset);
    if (!parsed.ok) return parsed;
    const { pageUri, pageName, intensive_type: type, ...rest } = parsed.value;
    // An unanswered question is stored as undecided; `reset` is only the form's value for it (D41).
    const fields = { ...rest, intensive_type: type === 'reset' ? UNDECIDED : type };
    const consents = { dataStorageConsent: resetConsent(site.legalName) };
    return { ok: true, value: { fields, pageUri, pageName, consents } };
  },
};

const resets = inEach(reset, (language) => ({
  thankYou: pathIn(RESET_THANKS_PATHS, language),
  messages: RESET_FORM_WORDS[language].messages,
  consents: {
    dataStorageConsent: RESET_FORM_WORDS[language].consent.replace('#', site.legalName),
  },
}));

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: contact.path,
    name: contact.name,
    pages: [contact.page],
    formOf: ({ pageUri }) => formAt(String(pageUri), contacts),
  },
  {
    path: quiz.path,
    name: 'hubspot',
    pages: [quiz.page, newsletter.page],
    formOf: ({ relationshipQuizCompleted, pageUri }) =>
      relationshipQuizCompleted === undefined
        ? formAt(String(pageUri), newsletters)
        : formAt(String(pageUri), quizzes),
  },
  {
    path: reset.path,
    name: reset.name,
    pages: [reset.page],
    formOf: ({ pageUri }) => formAt(String(pageUri), resets),
  },
];
