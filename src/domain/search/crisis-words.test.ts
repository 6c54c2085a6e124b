import { expect, test } from 'vitest';
import { soundsUrgent } from './crisis-words.ts';

test.each([
  'suicide',
  'Suicidal thoughts',
  'I want to kill myself',
  'hurt myself',
  'hurting myself',
  'self-harm',
  'he hit me',
  'my husband hits me',
  'she threatened me',
  'afraid of my husband',
  'I’m scared of her',
  'abuse',
  'emotionally abusive partner',
  'domestic violence',
  'I don’t feel safe, not safe at home',
  'want to die',
  'end my life',
  'crisis',
  '988',
])('"%s" shows help lines first', (query) => {
  expect(soundsUrgent(query)).toBe(true);
});

test.each([
  '',
  'fees',
  'premarital',
  'skills for arguments',
  'scarecrow',
  'dishwasher',
  'hits podcast',
  'push and pull',
  'evenings',
  'in-laws',
])('"%s" is an ordinary search', (query) => {
  expect(soundsUrgent(query)).toBe(false);
});
