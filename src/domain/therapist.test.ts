import * as z from 'zod';
import { expect, test } from 'vitest';
import { availability, profileTitle, supervision, therapistSchema } from './therapist.ts';

const image = () =>
  z.object({ src: z.string(), width: z.number(), height: z.number(), format: z.string() });
const juno = {
  name: 'Juno Sagebrush',
  credentials: 'LMFT Associate',
  oneLiner: 'New license, old soul.',
  funFact: 'Can nap through a drum recital.',
  isAcceptingClients: true,
  image: { src: '/juno.svg', width: 320, height: 400, format: 'svg' },
  color: 'tan',
  group: 'therapists',
  order: 3,
};
const supervisor = {
  name: 'Dr. Odessa Bluestem',
  credentials: 'PhD, LMFT-S',
  license: 'SAMPLE-00001',
  since: 'March 2025',
};

test('an associate without a supervisor stops the build and says why (D44)', () => {
  const result = therapistSchema(image).safeParse(juno);
  expect(result.error?.issues[0]?.path).toEqual(['supervisor']);
  expect(result.error?.issues[0]?.message).toMatch(/22 TAC 801\.43.*for example: supervisor:/);
});

test('with one the profile is complete and defaults are filled in', () => {
  const person = therapistSchema(image).parse({ ...juno, supervisor });
  expect(supervision(person)).toBe('Supervised by Dr. Odessa Bluestem');
  expect(person).toMatchObject({
    listed: true,
    formats: ['in person', 'online'],
    languages: ['English'],
  });
});

test('titles and badges (R094, R285, R286)', () => {
  expect(profileTitle(juno)).toBe('Juno Sagebrush, LMFT Associate');
  expect(profileTitle({ name: 'Malik Cottonwood' })).toBe('Therapist Profile');
  expect(availability(true)).toEqual({ short: 'Accepting', long: 'Accepting Clients' });
  expect(availability(false)).toEqual({ short: 'Waitlist', long: 'Waitlist Available' });
});
