import { expect, it } from 'vitest';
import { contactSchema, parseContact } from '#domain/lead.ts';
import { speakPlainly } from './wording.ts';

it('tells a program what to send, field by field', () => {
  speakPlainly();
  const wrong = { message: 7, pageUri: ['/'], communicationsOptIn: 'yes', firstName: 7 };
  const { errors } = { errors: {}, ...parseContact(wrong) };
  expect(errors).toMatchObject({
    message: 'Please send text',
    pageUri: 'Please send text',
    communicationsOptIn: 'Please send true or false',
    firstName: 'First name is required',
  });
  expect(parseContact({ pageUri: `/${'x'.repeat(3000)}` }, contactSchema)).toMatchObject({
    errors: { pageUri: 'Please send at most 2048 characters' },
  });
  expect(parseContact([])).toEqual({
    ok: false,
    errors: { form: 'Please send an object of fields' },
  });
});
