import { expect, test } from 'vitest';
import { fitsOf, MOST_OPTIONS, questionsFor } from './finder.ts';
import type { Therapist } from './therapist.ts';

const person = (more: Partial<Therapist>): Therapist => ({
  name: 'Teo Larkspur',
  oneLiner: 'Calm voice, sharp questions.',
  funFact: 'Makes a 14-hour brisket.',
  isAcceptingClients: true,
  image: { src: '/teo.svg', width: 320, height: 400, format: 'svg' },
  color: 'blue',
  group: 'therapists',
  order: 1,
  listed: true,
  specialties: [],
  modalities: [],
  formats: ['online'],
  languages: ['English'],
  clientFocus: [],
  hours: [],
  legacyPaths: [],
  ...more,
});
const teo = person({ languages: ['English', 'Spanish'], clientFocus: ['parents'] });
const wren = person({ hours: ['evenings'], clientFocus: ['queer', 'parents'] });

test('only options that find somebody are offered, numbered across the questions', () => {
  const offered = questionsFor([teo, wren]).map(({ options }) =>
    options.map(({ number, text }) => `${number} ${text}`),
  );
  expect(offered).toEqual([
    ['1 LGBTQ+ or open relationships', '2 New parents'],
    ['3 Spanish'],
    ['4 Evenings'],
  ]);
});

test('a card answers with the numbers of what it offers', () => {
  const questions = questionsFor([teo, wren]);
  expect(fitsOf(teo, questions)).toBe('2 3');
  expect(fitsOf(wren, questions)).toBe('1 2 4');
});

test('more options than the style sheet knows stop the build', () => {
  const many = Array.from({ length: MOST_OPTIONS + 1 }, (_, index) => `Language ${index}`);
  expect(() => questionsFor([person({ languages: many })])).toThrow('has 21 options');
});
