import { expect, it } from 'vitest';
import { outcomeOf } from './push.ts';

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [408, 'later'],
  [429, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('a push service that answers %i: %s', (status, kind) => {
  const outcome = outcomeOf({ status, text: '', isHtml: false, retryAfterMs: 7000 });
  expect(outcome).toMatchObject({ kind, ...(kind === 'later' && { retryAfterMs: 7000 }) });
});
