import { expect, test } from 'vitest';
import { CONSENT_MAX_AGE_MS } from './consent.ts';
import { OWN_STORAGE } from './own-storage.ts';
import { askAgainText, consentLasts } from './consent-words.ts';

test.each([
  [365, '1 year', 'a year', 'un año'],
  [180, '180 days', '180 days', '180 días'],
])('says how long an answer about cookies counts: %s days', (days, lasts, again, spanish) => {
  expect(consentLasts(days)).toBe(lasts);
  expect(askAgainText('en', days)).toBe(again);
  expect(askAgainText('es', days)).toBe(spanish);
});

test('the table of cookies says how long an answer is kept', () => {
  const answer = OWN_STORAGE.find(({ name }) => name.includes('cookie-consent'));
  expect(answer?.lasts).toBe(consentLasts(CONSENT_MAX_AGE_MS / 86_400_000));
});
