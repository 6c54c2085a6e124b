import { expect, it } from 'vitest';
import { offerOf } from '#features/fees/offer.schema.ts';
import { knownPrices } from './scheduled.ts';

const offers = [
  offerOf('reset', {
    name: 'Reset',
    description: 'Six',
    length: '6',
    category: 'Therapy',
    price: 9,
  }),
];
const post = (body: string, title = 'Why') => [
  { id: '1-a', filePath: 'src/content/posts/1-a.md', body, data: { title } },
];

it('accepts known prices', () => {
  expect(() =>
    knownPrices(post('It is {price:reset}.', 'From {price:reset.low}'), offers),
  ).not.toThrow();
});

it.each([
  ['text', post('It is {price:rest}.')],
  ['front matter', post('Fine.', 'Only {price:rest}')],
])('names the file of an unknown price in its %s', (_, entries) => {
  expect(() => knownPrices(entries, offers)).toThrow(
    /^src\/content\/posts\/1-a\.md: \{price:rest\}: .* no price "rest"; write one of: reset/,
  );
});
