import * as z from 'zod';
import { expect, test } from 'vitest';
import {
  feeProblem,
  openDays,
  openingFrom,
  personLine,
  profileTitle,
  ratesText,
  soonestFirst,
  therapistSchema,
} from './therapist.schema.ts';
import { supervisedName, supervision, USUAL_WORDS } from './supervision.ts';
import { PEOPLE_WORDS } from './words.ts';
import { REQUIRED_FIELDS, sampleTherapist } from './sample-therapist.ts';

const image = () =>
  z.object({ src: z.string(), width: z.number(), height: z.number(), format: z.string() });
const kim = REQUIRED_FIELDS;
const supervisor = {
  name: 'Dr. Alex Rowan',
  credentials: 'PhD, LMFT-S',
  license: 'SAMPLE-00001',
  since: 'March 2025',
};

test('fails at an associate without a supervisor, and says why (D44)', () => {
  const result = therapistSchema(image).safeParse(kim);
  expect(result.error?.issues[0]?.path).toEqual(['supervisor']);
  expect(result.error?.issues[0]?.message).toMatch(/law.*for example: supervisor:/);
});

test('completes the profile with defaults', () => {
  const person = therapistSchema(image).parse({ ...kim, supervisor });
  expect(supervision(person, 'en')).toBe('Supervised by Dr. Alex Rowan');
  const words = { ...USUAL_WORDS, line: 'Supervisor: #', inline: 'supervisor #' };
  const elsewhere = { ...person, supervisor: { ...supervisor, words } };
  expect(supervision(elsewhere, 'en')).toBe('Supervisor: Dr. Alex Rowan');
  expect(supervisedName(elsewhere, 'en')).toBe('Kim Alder (supervisor Dr. Alex Rowan)');
  expect(personLine(elsewhere, 'en')).toBe('LMFT Associate, supervisor Dr. Alex Rowan');
  expect(person).toMatchObject({
    listed: true,
    formats: ['in person', 'online'],
    languages: ['English'],
  });
});

test('formats titles and badges (R094, R285, R286)', () => {
  expect(profileTitle(kim)).toBe('Kim Alder, LMFT Associate');
  expect(profileTitle({ name: 'Malik Cottonwood' })).toBeUndefined();
  const { availability, profile } = PEOPLE_WORDS.en;
  expect(profile.title).toBe('Therapist Profile');
  expect(availability(true)).toEqual({ short: 'Accepting', long: 'Accepting Clients' });
  expect(availability(false)).toEqual({ short: 'Waitlist', long: 'Waitlist Available' });
});

test('shows the next opening until its day has passed', () => {
  const person = { nextOpening: '2026-12-03', openings: [] };
  expect(openingFrom(person, '2026-11-21')).toBe('2026-12-03');
  expect(openingFrom(person, '2026-12-03')).toBe('2026-12-03');
  expect(openingFrom(person, '2026-12-04')).toBeUndefined();
  expect(openingFrom({ nextOpening: undefined, openings: [] }, '2026-12-04')).toBeUndefined();
});

test('groups free times by day, the soonest first, without those of today and before', () => {
  const openings = ['2026-12-08 12:00', '2026-12-04 18:30', '2026-12-04 07:30', '2026-12-03 09:00'];
  expect(openDays({ openings }, '2026-12-03')).toEqual([
    { day: '2026-12-04', times: ['07:30', '18:30'] },
    { day: '2026-12-08', times: ['12:00'] },
  ]);
  expect(openingFrom({ nextOpening: '2026-12-20', openings }, '2026-12-03')).toBe('2026-12-04');
  expect(openingFrom({ nextOpening: '2026-12-20', openings }, '2026-12-08')).toBe('2026-12-20');
});

test('fails at an opening without the date it was checked', () => {
  const result = therapistSchema(image).safeParse({
    ...kim,
    supervisor,
    nextOpening: '2026-12-03',
  });
  expect(result.error?.issues[0]).toMatchObject({
    path: ['availabilityUpdated'],
    message: expect.stringContaining('for example: availabilityUpdated: 2026-11-20'),
  });
});

test('keeps personal rates inside the price list, and names both in the message', () => {
  const standard = { low: 150, high: 290 };
  const flexible = { low: 100, high: 250 };
  const problem = (fees: { individual: number; couples: number }, slidingFrom?: number) =>
    feeProblem({ name: 'Teo', fees, slidingFrom }, standard, flexible);
  expect(problem({ individual: 150, couples: 290 }, 100)).toBeUndefined();
  expect(problem({ individual: 149, couples: 290 })).toBe(
    'Teo: a fee of 149 lies outside standard-rate in prices.yaml ($150 to $290)',
  );
  expect(problem({ individual: 150, couples: 290 }, 99)).toContain('slidingFrom 99 is below');
});

test('sorts by the next opening: past and missing dates last, waitlists after them', () => {
  const person = (name: string, more: Parameters<typeof sampleTherapist>[0] = {}) => ({
    data: sampleTherapist({ name, ...more }),
  });
  const people = [
    person('waits', { isAcceptingClients: false, nextOpening: '2026-12-01' }),
    person('open'),
    person('past', { nextOpening: '2026-11-01' }),
    person('late', { nextOpening: '2026-12-15' }),
    person('soon', { nextOpening: '2026-12-01' }),
  ];
  const names = soonestFirst(people, '2026-11-22').map(({ data }) => data.name);
  expect(names).toEqual(['soon', 'late', 'open', 'past', 'waits']);
});

test('says the fee of a therapist in one line', () => {
  expect(ratesText({ individual: 180, couples: 210 }, 'en')).toBe('$180 to $210');
  expect(ratesText({ individual: 150, couples: 150 }, 'en')).toBe('$150');
  expect(ratesText({ individual: 180, couples: 210 }, 'es')).toBe('de $180 a $210');
});

test('names a supervisor in Spanish, whatever the law says in English', () => {
  const words = { ...USUAL_WORDS, line: 'Supervisor: #', inline: 'supervisor #' };
  const person = { name: 'Kim Alder', supervisor: { ...supervisor, words } };
  expect(supervision(person, 'es')).toBe('Supervisión: Dr. Alex Rowan');
  expect(supervisedName(person, 'es')).toBe('Kim Alder (supervisión: Dr. Alex Rowan)');
});
