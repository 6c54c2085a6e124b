import { describe, expect, test } from 'vitest';
import {
  BOOKING_MESSAGES,
  BOOKING_ORDER,
  BOOKING_STEPS,
  parseBooking,
  REPLY_WAYS,
  RESET_KINDS,
  stepOf,
  TIME_SLOTS,
} from './booking.ts';

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

describe('parseBooking', () => {
  test('R261 R262 R265 D41 what nobody touched is email and reset, and no message is fine', () => {
    expect(parseBooking(right, FORM)).toEqual({
      ok: true,
      value: {
        ...right,
        contact_preferences: 'email',
        intensive_type: 'reset',
        reset_message: '',
      },
    });
  });

  test('R268 names what is missing, in the order of the form', () => {
    const { firstname, lastname, email, phone, preferred_contact_time } = BOOKING_MESSAGES;
    expect(parseBooking({}, FORM)).toEqual({
      ok: false,
      errors: { firstname, lastname, email, phone, preferred_contact_time },
    });
  });

  test.each([
    ['firstname', ' '],
    ['lastname', 7],
    ['email', 'a@b'],
    ['phone', '  '],
    ['intensive_type', 'weekend'],
    ['contact_preferences', 'pigeon'],
    ['preferred_contact_time', 'night'],
    ['reset_message', { a: 1 }],
    ['phone', '1'.repeat(41)],
    ['reset_message', 'x'.repeat(5001)],
    ['formId', 'another'],
    ['pageUri', '//evil.example'],
  ])('%s alone can be wrong: %j', (name, value) => {
    const parsed = parseBooking({ ...right, [name]: value }, FORM);
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([name]);
  });

  test.each([
    ['intensive_type', [...Object.keys(RESET_KINDS), 'reset']],
    ['contact_preferences', Object.keys(REPLY_WAYS)],
    ['preferred_contact_time', Object.keys(TIME_SLOTS)],
  ])('R261–R263 every value of %s is taken', (name, values) => {
    for (const value of values) {
      expect(parseBooking({ ...right, formId: FORM, [name]: value }, FORM)).toMatchObject({
        value: { [name]: value },
      });
    }
  });
});

test('R259 three steps ask for every field once', () => {
  expect(BOOKING_STEPS.map(({ name }) => name)).toEqual(['Your Info', 'Preferences', 'Message']);
  expect([...BOOKING_ORDER].sort()).toEqual(Object.keys(BOOKING_MESSAGES).sort());
  expect([stepOf('phone'), stepOf('contact_preferences'), stepOf('reset_message')]).toEqual([
    1, 2, 3,
  ]);
});
