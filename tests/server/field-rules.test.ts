/** The field rules of all forms, in one table, each where it is enforced: in the store of the page, and on the server. */
import { beforeAll, describe, expect, it } from 'vitest';
import { globalConfig } from 'zod/v4/core';
import { NO_TIME_MESSAGE } from '#features/booking/call-time.ts';
import { CONTACT_MESSAGES, CONTACT_PATH, LIMITS } from '#features/booking/contact.schema.ts';
import { RESET_MESSAGES, RESET_PATH } from '#features/reset/reset.schema.ts';
import { EMAIL_TOAST, SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { createContactForm } from '#features/booking/contact.store.ts';
import type { Fields, Form } from '#lib/form.store.ts';
import { createNewsletterForm } from '#features/newsletter/newsletter.store.ts';
import { createQuiz } from '#features/quiz/quiz.store.ts';
import { createResetForm } from '#features/reset/reset.store.ts';
import { site } from '#site';
import { sharedServer, idsIn } from './harness.ts';
import { lead } from './leads.ts';

/**
 * A field, a value that is rejected (undefined: not sent), and the message, by field if at another; `server`: the page
 * sends a value of its own.
 */
type Rule = [
  field: string,
  value: unknown,
  says: string | Readonly<Record<string, string>>,
  where?: 'server',
];

const { portalId, forms } = site.hubspot;
const own = (formId: string) => ({ formId, portalId });
const tooLong = (max: number): string => `Please use at most ${max} characters`;
const PATH_MESSAGE = 'Please send a path such as /team';
const SCORE = 'Please send the score as text, from 8 to 40';
const BAND = 'Please send the band that goes with the score';
const FORM_MESSAGE = 'Please send this form’s own id';

const place: Rule[] = [
  ['pageUri', '//evil.example', PATH_MESSAGE, 'server'],
  ['pageUri', 'team', PATH_MESSAGE, 'server'],
  ['pageName', 'x'.repeat(201), tooLong(LIMITS.pageName), 'server'],
];
const ids: Rule[] = [
  ['formId', '../9', FORM_MESSAGE, 'server'],
  ['portalId', '1', 'Please send this site’s own id', 'server'],
];
const email: Rule[] = [
  ['', 'a@b', 'a b@c.d', 'sam.at.example', undefined, 5, ['a@b.cd']].map((value): Rule => [
    'email',
    value,
    CONTACT_MESSAGES.email,
  ]),
  [['email', `${'x'.repeat(250)}@example.com`, tooLong(LIMITS.email)] satisfies Rule],
].flat();
const required = (field: string, says: string, max: number = LIMITS.line): Rule[] => [
  ...['', '  ', undefined, 7, {}, '\u3164 \u2800\u0301?'].map((value): Rule => [
    field,
    value,
    says,
  ]),
  [field, 'x'.repeat(max + 1), tooLong(max)],
];

const sent: unknown[] = [];
const deps = {
  write: async (call: unknown) => {
    sent.push(call);
    return new Response('{}');
  },
  toast: () => 0,
  dismiss: () => undefined,
  path: () => '/',
  emit: () => undefined,
  newKey: () => 'key',
  log: () => undefined,
  storage: () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
  later: (run: () => void) => {
    run();
    return () => undefined;
  },
};

/** At its last step, where only the address is typed. */
function quizForm(): Pick<Form, '$errors' | 'submit'> {
  const { start, answer, gate, submit } = createQuiz(
    { ...own(forms.quiz), pageName: 'Quiz', place: 'page' },
    deps,
  );
  start();
  for (let count = 0; count < 8; count += 1) answer(3);
  return { $errors: gate.$errors, submit: ({ email }) => submit(String(email ?? '')) };
}

interface FormRules {
  path: string;
  valid: Record<string, unknown>;
  store: () => Pick<Form, '$errors' | 'submit'>;
  rules: Rule[];
  /** What an empty form says, in the order of its fields; in the store only the fields that it asks for. */
  empty: Record<string, unknown>;
}

const FORMS: Record<string, FormRules> = {
  'R242–R251 contact': {
    path: CONTACT_PATH,
    valid: lead(),
    store: () =>
      createContactForm({ pageName: 'Home', phone: { text: '1', href: 'tel:1' }, reply: '' }, deps),
    rules: [
      ['slot', '', NO_TIME_MESSAGE],
      ['slot', 'tomorrow', NO_TIME_MESSAGE],
      ...required('firstName', CONTACT_MESSAGES.firstName),
      ...required('lastName', CONTACT_MESSAGES.lastName),
      ...email,
      ['phone', 7, 'Please enter a phone number as text'],
      ['phone', '1'.repeat(41), tooLong(LIMITS.phone)],
      ...required('serviceInterest', CONTACT_MESSAGES.serviceInterest).slice(0, -1),
      ['serviceInterest', 'no such service', CONTACT_MESSAGES.serviceInterest, 'server'],
      ...required('state', CONTACT_MESSAGES.state),
      ['bestWayToContact', undefined, CONTACT_MESSAGES.bestWayToContact],
      ['bestWayToContact', 'pigeon', CONTACT_MESSAGES.bestWayToContact],
      ['safeToCall', 'maybe', 'Please answer yes or no'],
      ['safeToText', '', 'Please answer yes or no'],
      ['safeToVoicemail', true, 'Please answer yes or no'],
      ['message', 'x'.repeat(5001), tooLong(LIMITS.message)],
      ['dataStorageConsent', false, CONTACT_MESSAGES.dataStorageConsent],
      ['dataStorageConsent', undefined, CONTACT_MESSAGES.dataStorageConsent],
      ['dataStorageConsent', 'yes', CONTACT_MESSAGES.dataStorageConsent],
      ...place,
    ],
    empty: Object.fromEntries(
      (
        [
          'firstName',
          'lastName',
          'email',
          'serviceInterest',
          'state',
          'bestWayToContact',
          'dataStorageConsent',
        ] as const
      ).map((field) => [field, CONTACT_MESSAGES[field]]),
    ),
  },
  'R226 D35 newsletter': {
    path: SUBMIT_PATH,
    valid: {
      ...own(forms.newsletter),
      firstName: 'Thảo',
      lastName: "O'Brien",
      email: 'thao@example.com',
    },
    store: () => createNewsletterForm(own(forms.newsletter), deps),
    rules: [
      ...required('firstName', CONTACT_MESSAGES.firstName),
      ...required('lastName', CONTACT_MESSAGES.lastName),
      ...email,
      ...place,
      ...ids,
    ],
    empty: {
      firstName: CONTACT_MESSAGES.firstName,
      lastName: CONTACT_MESSAGES.lastName,
      email: CONTACT_MESSAGES.email,
    },
  },
  'R268 D42 reset': {
    path: RESET_PATH,
    valid: {
      formId: forms.reset,
      firstname: 'Thảo',
      lastname: "O'Brien",
      email: 'thao@example.com',
      phone: '214 555 0142',
      preferred_contact_time: 'evening',
    },
    store: () => createResetForm(forms.reset, deps),
    rules: [
      ...required('firstname', RESET_MESSAGES.firstname),
      ...required('lastname', RESET_MESSAGES.lastname),
      ...email,
      ...required('phone', RESET_MESSAGES.phone, LIMITS.phone),
      ['intensive_type', 'weekend', RESET_MESSAGES.intensive_type],
      ['intensive_type', 'undecided', RESET_MESSAGES.intensive_type],
      ['contact_preferences', 'fax', RESET_MESSAGES.contact_preferences],
      ['preferred_contact_time', 'night', RESET_MESSAGES.preferred_contact_time],
      ['preferred_contact_time', undefined, RESET_MESSAGES.preferred_contact_time],
      ['reset_message', {}, 'Invalid input'],
      ['reset_message', 'x'.repeat(5001), tooLong(LIMITS.message)],
      ...place,
      ['formId', 'another', FORM_MESSAGE, 'server'],
    ],
    empty: {
      firstname: RESET_MESSAGES.firstname,
      lastname: RESET_MESSAGES.lastname,
      email: RESET_MESSAGES.email,
      phone: RESET_MESSAGES.phone,
      preferred_contact_time: RESET_MESSAGES.preferred_contact_time,
    },
  },
  'R215 R216 quiz': {
    path: SUBMIT_PATH,
    valid: {
      ...own(forms.quiz),
      email: 'sam@example.com',
      relationshipQuizCompleted: 'Yes',
      score: '24',
      result: 'needs-tune-up',
    },
    store: quizForm,
    rules: [
      ...['', '  ', 'sam.at.example', undefined].map((value): Rule => [
        'email',
        value,
        EMAIL_TOAST.description,
      ]),
      ...[24, '24.5', '024'].map((value): Rule => ['score', value, SCORE, 'server']),
      ['email', 7, EMAIL_TOAST.description, 'server'],
      ['email', `${'x'.repeat(250)}@example.com`, tooLong(LIMITS.email), 'server'],

      ['result', 'x', BAND, 'server'],
      ['score', '40', { result: BAND }, 'server'],
      ['score', '7', { score: SCORE, result: BAND }, 'server'],
      ['score', '41', { score: SCORE, result: BAND }, 'server'],
      ['relationshipQuizCompleted', 'no', 'Please send "Yes" with a finished quiz', 'server'],
      ...place,
      ...ids,
    ],
    empty: { email: EMAIL_TOAST.description },
  },
};

const server = sharedServer();
const leads = (): number => idsIn(server().data).length;

/** As in a browser: another file of this process may have loaded the English messages of the whole zod. */
beforeAll(() => {
  delete globalConfig.localeError;
});

for (const [name, { path, valid, store, rules, empty }] of Object.entries(FORMS))
  describe(name, () => {
    const post = (body: unknown): Promise<Response> =>
      fetch(server().origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    /** What the store says, and whether it sends. */
    const inBrowser = async (fields: object): Promise<[errors: unknown, calls: number]> => {
      sent.length = 0;
      const form = store();
      await form.submit(fields as Fields);
      return [form.$errors.get(), sent.length];
    };

    it('is sent and accepted when valid', async () => {
      expect(await inBrowser(valid)).toEqual([{}, 1]);
      expect((await post(valid)).status).toBe(200);
    });

    it('lists all messages in the order of its fields when empty', async () => {
      const [errors] = await inBrowser({});
      expect(Object.entries(errors as object)).toEqual(Object.entries(empty));
      const bare = name.endsWith('quiz') ? { ...valid, email: '' } : {};
      const answer = await (await post(bare)).json();
      expect(Object.entries(answer.errors)).toEqual(Object.entries(empty));
    });

    const rows = rules.map(
      (rule) => [`${rule[0]} ${JSON.stringify(rule[1])?.slice(0, 30)}`, rule] as const,
    );
    it.each(rows)('rejects %s', async (_title, [field, value, says, where]) => {
      const fields = { ...valid, [field]: value };
      const all = typeof says === 'string' ? { [field]: says } : says;
      if (where !== 'server') expect(await inBrowser(fields)).toEqual([all, 0]);
      const before = leads();
      const answer = await post(fields);
      const { message, errors } = await answer.json();
      expect([answer.status, message, errors]).toEqual([422, expect.any(String), all]);
      expect(leads()).toBe(before);
    });
  });
