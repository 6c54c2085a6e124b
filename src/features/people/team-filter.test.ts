import { expect, test } from 'vitest';
import { fitsOf, MAX_OPTIONS, questionsFor } from './team-filter.ts';
import { sampleTherapist } from './sample-therapist.ts';

const FOCUS = { queer: 'LGBTQ+ or open relationships', parents: 'New parents', family: 'Family' };
const teo = sampleTherapist({ languages: ['English', 'Spanish'], clientFocus: ['parents'] });
const wren = sampleTherapist({ hours: ['evenings'], clientFocus: ['queer', 'parents'] });

test('offers only options with a match, numbered across the questions', () => {
  const offered = questionsFor([teo, wren], FOCUS).map(({ options }) =>
    options.map(({ number, text }) => `${number} ${text}`),
  );
  expect(offered).toEqual([
    ['1 LGBTQ+ or open relationships', '2 New parents'],
    ['3 Spanish'],
    ['4 Evenings'],
  ]);
});

test('lists the option numbers of a person', () => {
  const questions = questionsFor([teo, wren], FOCUS);
  expect(fitsOf(teo, questions)).toBe('2 3');
  expect(fitsOf(wren, questions)).toBe('1 2 4');
});

test('fails at more options than the stylesheet has rules for', () => {
  const many = Array.from({ length: MAX_OPTIONS + 1 }, (_, index) => `Language ${index}`);
  expect(() => questionsFor([sampleTherapist({ languages: many })], FOCUS)).toThrow(
    'has 21 options',
  );
});
