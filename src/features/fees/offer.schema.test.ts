import { expect, test } from 'vitest';
import { offerIdFor, offerOf, offerSchema } from './offer.schema.ts';

const entry = {
  name: '6-Session Reset',
  description: 'Six sessions with one therapist.',
  length: 'Six sessions',
};
const options = [
  { id: 'individual', name: 'Individual', text: 'For one.', price: 850 },
  { id: 'couple', name: 'Couple', text: 'For two.', price: 1120 },
];
const parse = (more: object) => offerSchema.safeParse({ ...entry, ...more });

test('takes low and high from one number, a range, or options', () => {
  const range = (more: object) => {
    const { low, high } = offerOf('x', offerSchema.parse({ ...entry, ...more }));
    return [low, high];
  };
  expect(range({ price: 950 })).toEqual([950, 950]);
  expect(range({ price: { low: 100, high: 250 } })).toEqual([100, 250]);
  expect(range({ options })).toEqual([850, 1120]);
});

test('requires either a price or options', () => {
  for (const more of [{}, { price: 1, options }]) {
    expect(parse(more).error?.issues[0]).toMatchObject({
      path: ['price'],
      message: expect.stringContaining('for example: price: { low: 100, high: 250 }'),
    });
  }
});

test('requires whole dollars, and low not above high', () => {
  expect(parse({ price: '$950' }).error?.issues[0]?.message).toContain(
    'one number (950) or a range',
  );
  expect(parse({ price: { low: 3, high: 2 } }).error?.issues[0]?.message).toContain('swap them');
});

test('a description is needed where search engines show it', () => {
  const priced = { ...entry, description: undefined, price: 1 };
  expect(offerSchema.safeParse(priced).success).toBe(true);
  expect(offerSchema.safeParse({ ...priced, sku: 'X-1' }).error?.issues[0]).toMatchObject({
    path: ['description'],
    message: expect.stringMatching(/^write a text here, .*for example: "/),
  });
});

test('falls back to the default price of its kind (R318)', () => {
  expect(offerIdFor(undefined, 'services')).toBe('default-service');
  expect(offerIdFor(undefined, 'programs')).toBe('default-program');
  expect(offerIdFor('reset', 'programs')).toBe('reset');
});
