import { describe, expect, test } from 'vitest';
import {
  RESET_MESSAGES,
  RESET_ORDER,
  RESET_STEPS,
  parseReset,
  REPLY_WAYS,
  RESET_KINDS,
  stepOf,
  TIME_SLOTS,
} from './reset.ts';

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
  expect(RESET_STEPS.map(({ name }) => name)).toEqual(['Your Info', 'Preferences', 'Message']);
  expect([...RESET_ORDER].sort()).toEqual(Object.keys(RESET_MESSAGES).sort());
  expect([stepOf('phone'), stepOf('contact_preferences'), stepOf('reset_message')]).toEqual([
    1, 2, 3,
  ]);
});
