import { expect, test } from 'vitest';
import { chosenRules, filterRules, fitsOf, questionsFor } from './team-filter.ts';
import { sampleTherapist } from './sample-therapist.ts';
import { PEOPLE_WORDS } from './words.ts';

const WORDS = PEOPLE_WORDS.en.directory.filter;
const FOCUS = { queer: 'LGBTQ+ or open relationships', parents: 'New parents', family: 'Family' };
const teo = sampleTherapist({ languages: ['English', 'Spanish'], clientFocus: ['parents'] });
const wren = sampleTherapist({ hours: ['evenings'], clientFocus: ['queer', 'parents'] });

test('offers only options with a match, numbered across the questions', () => {
  const offered = questionsFor([teo, wren], FOCUS, WORDS).map(({ options }) =>
    options.map(({ number, text }) => `${number} ${text}`),
  );
  expect(offered).toEqual([
    ['1 LGBTQ+ or open relationships', '2 New parents'],
    ['3 Spanish'],
    ['4 Evenings'],
  ]);
});

test('lists the option numbers of a person', () => {
  const questions = questionsFor([teo, wren], FOCUS, WORDS);
  expect(fitsOf(teo, questions)).toBe('2 3');
  expect(fitsOf(wren, questions)).toBe('1 2 4');
});

test('has a rule for each option, however many there are', () => {
  const languages = Array.from({ length: 30 }, (_, index) => `Language ${index}`);
  const rules = filterRules(
    questionsFor([sampleTherapist({ languages }), sampleTherapist({})], {}, WORDS),
  );
  expect(rules.match(/\[value="\d+"\]/g)?.length).toBe(30);
  expect(rules).toContain(
    '[data-team-filter]:has([value="30"]:checked)~* [data-filter]:not([data-filter~="30"]){display:none}',
  );
});

test('fills the chip of each question that has an answer', () => {
  const rules = chosenRules('team', questionsFor([teo, wren], FOCUS, WORDS))
    .split('}')
    .filter(Boolean);
  expect(rules.map((rule) => rule.replace(/\{.*/, ''))).toEqual(
    ['focus', 'language', 'hours'].map(
      (id) => `[data-team-filter]:has(#team-${id} :checked:not([value=any])) [name=team-${id}]`,
    ),
  );
});

test('asks nothing of one person, and no question without an answer', () => {
  expect(questionsFor([teo], FOCUS, WORDS)).toEqual([]);
  const english = [teo, wren].map((person) => ({ ...person, languages: ['English'] }));
  expect(questionsFor(english, FOCUS, WORDS).map(({ id }) => id)).not.toContain('language');
});
