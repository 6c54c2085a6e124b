import { describe, expect, it } from 'vitest';
import { contactFacts, firstContact, isCallable } from './first-contact.ts';
import { fieldsOf, ROWS } from './first-contact-rows.ts';
import { firstContactForStaff } from './first-contact-words.ts';
import { ENGLISH_FIRST_CONTACT } from './first-contact-words.en.ts';
import { ENGLISH_WAY } from './words.en.ts';
import { SPANISH_FIRST_CONTACT } from './first-contact-words.es.ts';
import { SPANISH_WAY } from './words.es.ts';
import { type FirstContactWords, entryTitle, firstStep } from './first-contact-words.ts';
import type { ReplyWayWords } from './words.ts';

/** Words that promise a call, a text, an email. */
const PROMISES = {
  en: {
    call: /\bcalls you\b|^Call,/,
    text: /\btexts you\b|text first/,
    email: /\bemails you\b|email first/,
  },
  es: {
    call: /\ble llama(?! antes)\b|^Llamada,/,
    text: /\bmensaje de texto\b|primero un mensaje/,
    email: /\bun correo\b/,
  },
} as const;
const STAFF = { call: /\bCall them\b/, text: /\bText them\b/, email: /\bEmail them\b/ };

const promised = (sentence: string, words: Readonly<Record<string, RegExp>>): string[] =>
  Object.entries(words).flatMap(([way, pattern]) => (pattern.test(sentence) ? [way] : []));

const LANGUAGES: readonly [keyof typeof PROMISES, FirstContactWords, ReplyWayWords][] = [
  ['en', ENGLISH_FIRST_CONTACT, ENGLISH_WAY],
  ['es', SPANISH_FIRST_CONTACT, SPANISH_WAY],
];

describe('the first contact after a request (R236, R245)', () => {
  it('is decided for all 108 combinations', () => {
    expect(ROWS).toHaveLength(2 * 2 * 3 * 3 * 3);
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(108);
  });

  it.each(ROWS)('$name: $by', ({ facts, by }) => {
    const first = firstContact(facts);
    expect(first.by).toBe(by);
    expect(contactFacts(fieldsOf(facts), facts.isBooked)).toEqual(facts);
    // Never what is impossible or unsafe.
    if (by !== 'email') expect([facts.hasNumber, facts[by]]).not.toContain('no');
    if (by !== 'email') expect(facts.hasNumber).toBe(true);
    for (const [language, words] of LANGUAGES) {
      const step = firstStep(words, facts.isBooked, first, 'Safiya');
      expect(promised(step.title, PROMISES[language])).toEqual([by]);
      expect(step.title).toContain('Safiya');
      expect(step.text).toMatch(by === 'email' ? /address|dirección/ : /number|número/);
      expect(promised(entryTitle(words, by, 15), PROMISES[language])).toEqual([by]);
      // Answers about safety are on no page and in no calendar.
      expect(JSON.stringify([step, entryTitle(words, by, 15)])).not.toMatch(/safe|segur/);
    }
    const staff = firstContactForStaff(first);
    expect(promised(staff, STAFF)).toEqual([by]);
    expect(staff).toMatch(by === 'email' ? /address they gave/ : /number they gave/);
    expect(/No number/.test(staff)).toBe(first.why === 'no-number');
    expect(/Not safe/.test(staff)).toBe(first.why === 'not-safe');
  });

  it('is what they asked for only if it is that', () => {
    for (const { facts } of ROWS) {
      const { why, by, wish } = firstContact(facts);
      expect(why === 'asked').toBe(by === wish);
    }
  });
});

it.each(LANGUAGES)('thanks name the one way (%s)', (language, _words, ways) => {
  const PATTERNS = {
    en: { call: /\bphone\b/, text: /\btext\b/, email: /\bemail\b/ },
    es: { call: /\bllamada\b/, text: /\bmensaje de texto\b/, email: /\bcorreo\b/ },
  };
  for (const way of ['call', 'text', 'email'] as const)
    expect(promised(ways[way], PATTERNS[language])).toEqual([way]);
});

it('says before anything is filled in what is true of every combination', () => {
  for (const [, words] of LANGUAGES) {
    const step = firstStep(words, true, undefined, 'Safiya');
    expect(step.text).toMatch(/Without a number|no deja un número/);
    expect(step.title).toMatch(/or writes first|o le escribe primero/);
    expect(words.anyWay).toMatch(/or by email|o por correo/);
  }
});

it.each([
  ['', false],
  ['ask me', false],
  ['911', false],
  ['later, thanks', false],
  ['555-0123', true],
  ['(214) 555-0123 ext. 4', true],
  ['٢١٤٥٥٥٠١٢٣', true],
  ['２１４ ５５５ ０１２３', true],
  [undefined, false],
  [2_145_550_123, true],
])('a phone number that can be called: %s', (phone, is) => {
  expect(isCallable(phone)).toBe(is);
});

it('is read from the fields of each form', () => {
  const typed = { phone: '', bestWayToContact: 'call' };
  expect(firstContact(contactFacts(typed, true))).toEqual({
    isBooked: true,
    wish: 'call',
    by: 'email',
    why: 'no-number',
  });
  const reset = { contact_preferences: 'phone', phone: '(214) 555-0123' };
  expect(firstContact(contactFacts(reset, false))).toMatchObject({ isBooked: false, by: 'call' });
  const odd = { safeToCall: 'maybe', bestWayToContact: 'toString', safeToText: ['yes'] };
  expect(contactFacts(odd, false)).toEqual({
    isBooked: false,
    hasNumber: false,
    way: null,
    call: null,
    text: null,
  });
});
