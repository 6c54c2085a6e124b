import { expect, test } from 'vitest';
import type { Offer } from './offer.ts';
import { dollars, fillPrices, rangeText } from './price.ts';

const reset: Offer = {
  id: '6-session-reset',
  name: '6-Session Reset',
  description: 'Six sessions.',
  length: 'Six sessions',
  category: 'Program',
  low: 850,
  high: 1120,
  options: [
    { id: 'individual', name: 'Individual', text: 'For one.', price: 850 },
    { id: 'couple', name: 'Couple', text: 'For two.', price: 1120 },
  ],
};

test('money has thousands commas and no cents', () => {
  expect(dollars(1595)).toBe('$1,595');
});

test('a range reads from low to high, a fixed price as one number, nothing as free', () => {
  expect(rangeText({ low: 850, high: 1120 })).toBe('$850 to $1,120');
  expect(rangeText({ low: 950, high: 950 })).toBe('$950');
  expect(rangeText({ low: 0, high: 0 })).toBe('Free');
});

test('a text asks for a range, for its ends, or for one option', () => {
  const text =
    'All {price:6-session-reset}, from {price:6-session-reset.low}, two {price:6-session-reset.couple}.';
  expect(fillPrices(text, [reset])).toBe('All $850 to $1,120, from $850, two $1,120.');
});

test('an unknown name stops the build and says which exist', () => {
  expect(() => fillPrices('{price:rest}', [reset])).toThrow(
    '{price:rest}: src/content/prices.yaml has no price "rest"; write one of: 6-session-reset',
  );
  expect(() => fillPrices('{price:6-session-reset.pair}', [reset])).toThrow(
    'no part of "6-session-reset" "pair"; write one of: low, high, individual, couple',
  );
});
