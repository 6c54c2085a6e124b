import { expect, it } from 'vitest';
import { countText, MAX_COUNTED } from './inbox.ts';

it('a count ends with a plus where counting does', () => {
  expect([0, 9999, MAX_COUNTED, MAX_COUNTED + 1].map(countText)).toEqual([
    '0',
    '9,999',
    '10,000+',
    '10,000+',
  ]);
});
