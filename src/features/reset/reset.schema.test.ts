import { contactSchema } from '#features/booking/contact.schema.ts';
import { describe, expect, test } from 'vitest';
import {
  RESET_MESSAGES,
  RESET_ORDER,
  parseReset,
  REPLY_WAYS,
  RESET_KINDS,
  stepOf,
  TIME_SLOTS,
} from './reset.schema.ts';
import { ENGLISH_RESET } from './words.en.ts';

const FORM = 'form-id';
const right = {
  firstname: 'Thảo',
  lastname: "O'Brien",
  email: 'thao@example.com',
  phone: '214 555 0142',
  preferred_contact_time: 'evening',
  pageUri: '/reset',
  pageName: 'Reset Form',
};

describe('parseReset', () => {
  test('R261 R262 R265 D41 defaults to email and reset, without a message', () => {
    expect(parseReset(right, FORM)).toEqual({
      ok: true,
      value: {
        ...right,
        contact_preferences: 'email',
        intensive_type: 'reset',
        reset_message: '',
      },
    });
  });

  test.each([
    ['intensive_type', [...Object.keys(RESET_KINDS), 'reset']],
    ['contact_preferences', Object.keys(REPLY_WAYS)],
    ['preferred_contact_time', Object.keys(TIME_SLOTS)],
  ])('R261–R263 accepts every value of %s', (name, values) => {
    for (const value of values) {
      expect(parseReset({ ...right, formId: FORM, [name]: value }, FORM)).toMatchObject({
        value: { [name]: value },
      });
    }
  });
});

test('R259 asks for every field once in three steps', () => {
  expect(ENGLISH_RESET.names).toEqual(['Your Info', 'Preferences', 'Message']);
  expect([...RESET_ORDER].sort()).toEqual(Object.keys(RESET_MESSAGES).sort());
  expect([stepOf('phone'), stepOf('contact_preferences'), stepOf('reset_message')]).toEqual([
    1, 2, 3,
  ]);
});

/** The fields that are refused. */
const refused = (fields: object): string[] => {
  const parsed = parseReset({ ...right, ...fields }, FORM);
  return parsed.ok ? [] : Object.keys(parsed.errors);
};

test.each([
  ...[
    '\u3164',
    '\uFFA0',
    '\u115F',
    '\u1160',
    '\u2800',
    '\u034F',
    '\u17B4',
    '\uFE0F',
    '\u200D',
    '\u200C',
  ],
  ...[
    '\u0301',
    '\uFFFD',
    '\uD800',
    '\u200B',
    '\u00A0',
    '\u3000',
    '\u{E0100}',
    '\u180E',
    '\u3164\u0301\u2800',
  ],
  ...['-', '?', '.', '👍', '☺️', '\u0000'],
])('%j is neither a name nor a phone number', (text) => {
  expect(refused({ firstname: text, lastname: text, phone: text })).toEqual([
    'firstname',
    'lastname',
    'phone',
  ]);
  const contact = contactSchema.shape;
  expect([contact.state.safeParse(text).success, contact.phone.parse(text)]).toEqual([false, '']);
});

test.each([
  ...[
    'Zoë',
    'Zoe\u0308',
    '李',
    '𠮷',
    'محمد',
    'O’Brien',
    'X Æ A-12',
    'Þór',
    'ʻOkina',
    'J.',
    'Nguyễn Thị',
    'מרים',
  ],
  ...[
    'कृष्णा',
    'ศักดิ์',
    'សុខ',
    '김',
    'ひろ',
    'می\u200Cنا',
    'Ада',
    'ⵎⵓⵃⵎⵎⴰⴷ',
    '\u3164Ada',
    'ª',
    'Zoë 🌊',
  ],
])('%j is a name', (name) => {
  expect(refused({ firstname: name, lastname: name })).toEqual([]);
});

test.each(['214 555 0142', '+1 (214) 555-0142 x3', '٠١٢٣٤٥٦٧', '２１４', '0'])(
  '%j is a phone number',
  (phone) => {
    expect(refused({ phone })).toEqual([]);
    expect(contactSchema.shape.phone.parse(phone)).toBe(phone);
  },
);

test('keeps words in a phone field that may be empty', () => {
  expect(contactSchema.shape.phone.parse('please do not call')).toBe('please do not call');
});
