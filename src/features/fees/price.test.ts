import { describe, expect, it, test } from 'vitest';
import type { Offer } from './offer.schema.ts';
import {
  dollars,
  fillPrices,
  priceAtATherapist,
  priceInHead,
  priceText,
  rangeText,
} from './price.ts';

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

test('formats money with thousands separators and no cents', () => {
  expect(dollars(1595)).toBe('$1,595');
});

test('formats a range from low to high, a fixed price as one number, zero as free', () => {
  expect(rangeText({ low: 850, high: 1120 }, 'en')).toBe('$850 to $1,120');
  expect(rangeText({ low: 950, high: 950 }, 'en')).toBe('$950');
  expect(rangeText({ low: 0, high: 0 }, 'en')).toBe('Free');
});

test('replaces a range, its ends, or one option', () => {
  const text =
    'All {price:6-session-reset}, from {price:6-session-reset.low}, two {price:6-session-reset.couple}.';
  expect(fillPrices(text, [reset], 'en')).toBe('All $850 to $1,120, from $850, two $1,120.');
});

test('fails at an unknown name, and lists the valid ones', () => {
  expect(() => fillPrices('{price:rest}', [reset], 'en')).toThrow(
    '{price:rest}: src/content/prices.yaml has no price "rest"; write one of: 6-session-reset',
  );
  expect(() => fillPrices('{price:6-session-reset.pair}', [reset], 'en')).toThrow(
    'no part of "6-session-reset" "pair"; write one of: line, low, high, individual, couple',
  );
});

test('always shows both ranges of an offer with flexible pricing', () => {
  const standard: Offer = { ...reset, id: 'standard-rate', low: 150, high: 290, options: [] };
  const flexible: Offer = { ...standard, id: 'sessions', low: 100, high: 250 };
  const offers = [standard, { ...flexible, flexibleOf: 'standard-rate' }];
  const both = '$150 to $290 a session; $100 to $250 with flexible pricing';
  expect(offers.map((one) => priceText(one, offers, 'en'))).toEqual(['$150 to $290', both]);
  expect(fillPrices('{price:sessions.line}', offers, 'en')).toBe(both);
  expect(fillPrices('{price:sessions.line}', offers, 'es')).toBe(
    'de $150 a $290 por sesión; de $100 a $250 con precio flexible',
  );
});

describe('the price in the head of a service, and beside a therapist', () => {
  const offer = (id: string, low: number, high: number, more: Partial<Offer> = {}): Offer => ({
    id,
    name: id,
    description: '',
    length: '',
    category: 'Therapy',
    low,
    high,
    options: [],
    ...more,
  });
  const standard = offer('standard-rate', 150, 290);
  const flexible = offer('sessions', 100, 250, { flexibleOf: 'standard-rate' });
  const weekend = offer('weekend', 1500, 2250, {
    options: [
      { id: 'team', name: 'With Kim or Sam', text: '', price: 1500 },
      { id: 'lead', name: 'With Alex', text: '', price: 2250 },
    ],
  });

  it('says both ranges, or each option', () => {
    expect(priceInHead(flexible, [standard], 'en')).toEqual({
      strong: '$150 to $290 a session;',
      rest: '$100 to $250 with flexible pricing. The first call is free.',
    });
    expect(priceInHead(weekend, [], 'en', 'Lunch is in it')).toEqual({
      strong: '$1,500 with Kim or Sam, $2,250 with Alex.',
      rest: 'Lunch is in it.',
    });
  });

  it('says what this therapist costs', () => {
    const fees = { couples: 180, individual: 150 };
    expect(priceAtATherapist({ name: 'Dr. Alex Rowan', fees }, weekend, 'en')).toBe(
      '$2,250, all of it',
    );
    expect(priceAtATherapist({ name: 'Robin Lee', fees }, weekend, 'en')).toBeUndefined();
    expect(priceAtATherapist({ name: 'Robin Lee', fees }, flexible, 'en')).toBe(
      '$180 as a couple, $150 on your own',
    );
    expect(priceAtATherapist({ name: 'Robin Lee' }, flexible, 'en')).toBeUndefined();
  });
});
