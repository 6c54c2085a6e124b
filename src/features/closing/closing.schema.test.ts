import { expect, test } from 'vitest';
import { complaintsAbout } from '#collection-schemas';

const words = { title: 'Start with a call.', lede: 'Fifteen minutes, free.' };
const image = './images/meet.svg';
const cta = { text: 'Book a call', href: '/call' };

test.each([
  ['a call without a drawing', {}, []],
  ['a call with one', { image, alt: 'Two armchairs.', cord: { at: 50 } }, []],
  ['a drawing without its words', { image }, ['alt']],
  ['a cord outside of it', { image, alt: 'Two armchairs.', cord: { at: 101 } }, ['cord,at']],
  ['a person', { look: 'person', image, name: 'Kim', cta }, []],
  ['a person without a face', { look: 'person' }, ['image', 'name', 'cta']],
  ['a newsletter without a way to it', { look: 'newsletter' }, ['cta']],
] as const)('%s', (_, more, missing) => {
  const found = complaintsAbout('closing', { ...words, ...more });
  expect(found.map(({ path }) => path.join())).toEqual(missing);
});
