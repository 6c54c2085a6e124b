import { expect, test } from 'vitest';
import { ENGLISH_CONTACT } from './words.en.ts';
import { SPANISH_CONTACT, spanishContact } from './words.es.ts';
import { inWords, promised } from './words.ts';
import { lateText, replyText } from '#lib/reply-words.ts';
import { contactConsent } from './contact-consent.ts';
import { CONTACT_MESSAGES, LIMITS, parseContact } from './contact.schema.ts';

const { messages } = SPANISH_CONTACT;
const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
    : typeof value;

test('has a Spanish text for every English one, and a different one', () => {
  const { messages: _, check: __, ...spanish } = SPANISH_CONTACT;
  expect(keysOf(spanish)).toEqual(keysOf(ENGLISH_CONTACT));
  const words = (value: object): string[] =>
    Object.values(value).flatMap((one) => (typeof one === 'string' ? [one] : words(one)));
  const english = words(ENGLISH_CONTACT);
  // “No” is the same in both languages.
  expect(words(spanish).filter((word) => english.includes(word))).toEqual(['No']);
});

test('translates each message of an invalid request', () => {
  const empty = parseContact({});
  const long = parseContact({
    firstName: 'x'.repeat(LIMITS.line + 1),
    safeToCall: 'maybe',
    phone: 3,
  });
  for (const parsed of [empty, long]) {
    const errors = parsed.ok ? {} : parsed.errors;
    expect(Object.keys(errors).length).toBeGreaterThan(3);
    const translated = inWords(errors, messages);
    expect(Object.keys(translated)).toEqual(Object.keys(errors));
    expect(
      Object.values(translated).filter((word) => /\bplease|required|must\b/i.test(word ?? '')),
    ).toEqual([]);
  }
  const tooLong = long.ok ? {} : long.errors;
  expect(inWords(tooLong, messages).firstName).toBe('Use 100 caracteres como máximo');
});

test('keeps messages in English, or without a translation', () => {
  const errors = {
    email: CONTACT_MESSAGES.email,
    pageUri: 'Please send a path such as /team',
  };
  expect(inWords(errors)).toBe(errors);
  expect(inWords(errors, messages)).toEqual({
    email: 'Escriba un correo electrónico válido',
    pageUri: errors.pageUri,
  });
});

test('says in Spanish what the practice says about the free call', () => {
  const { promise, thanks, toasts } = spanishContact({ minutes: 20 });
  const reply = replyText(48, 'es');
  expect(promised(promise, reply)).toBe(
    'Una persona le responde en español en un plazo de dos días hábiles.',
  );
  expect(thanks.text).toContain('Después hablan veinte minutos');
  expect(promised(toasts.sent.description, reply)).toBe(
    'Le responderemos en un plazo de dos días hábiles.',
  );
});

test.each([
  ['HubSpot', ENGLISH_CONTACT, 'in HubSpot, its client system, so its team'],
  ['', ENGLISH_CONTACT, '(365 days) and in its client system, so its team'],
  ['HubSpot', SPANISH_CONTACT, 'en HubSpot, su sistema de clientes, para que'],
  ['', SPANISH_CONTACT, '(365 días) y en su sistema de clientes, para que'],
])('the consent names the system “%s” of the practice', (clientSystem, words, part) => {
  const names = { practice: 'Juniper', newsletter: 'Letters', clientSystem };
  const { dataStorageConsent, communicationsOptIn } = contactConsent(names, words);
  expect(dataStorageConsent).toContain(part);
  expect(dataStorageConsent).toContain('Juniper');
  expect(communicationsOptIn).toContain('Letters');
});

test.each([
  [24, '24 business hours', '24 horas hábiles', 'two business days'],
  [48, 'two business days', 'dos días hábiles', 'three business days'],
  [120, 'five business days', 'cinco días hábiles', 'six business days'],
  [4, '4 business hours', '4 horas hábiles', 'two business days'],
  [1, '1 business hour', 'una hora hábil', 'two business days'],
  [36, '36 business hours', '36 horas hábiles', 'three business days'],
])('R311 %i business hours are promised as “%s”', (hours, english, spanish, late) => {
  expect([replyText(hours, 'en'), replyText(hours, 'es'), lateText(hours, 'en')]).toEqual([
    english,
    spanish,
    late,
  ]);
});
