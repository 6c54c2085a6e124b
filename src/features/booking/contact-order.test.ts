import { expect, test } from 'vitest';
import { callTime } from './call-time.ts';
import { contactSchema, place } from './contact.schema.ts';
import { CONTACT_ORDER } from './ContactFields.tsx';

test('names every field of the schema in the summary of errors, in the order of the form', () => {
  const { slot: _slot, ...timesOfDay } = callTime;
  const unnamed = Object.keys({ ...timesOfDay, ...place });
  expect(CONTACT_ORDER).toEqual(
    Object.keys(contactSchema.shape).filter((name) => !unnamed.includes(name)),
  );
});
