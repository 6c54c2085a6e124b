import { expect, it } from 'vitest';
import { placeOf } from './passkeys.ts';

const SITE = 'https://practice.example';

const placeFrom = (origin: string | undefined, isLocal = false) =>
  placeOf(
    { headers: { origin }, body: undefined, visitor: '192.0.2.1', isLocal, isSelfTest: false },
    new Set([SITE]),
  );

it('passkeys work at the addresses of the site, and at localhost on this machine only', () => {
  expect(placeFrom(SITE)).toEqual({ origin: SITE, host: 'practice.example' });
  const local = 'http://localhost:4321';
  expect(placeFrom(local, true)).toEqual({ origin: local, host: 'localhost' });
  expect(placeFrom(local)).toBeUndefined();
  for (const origin of [undefined, 'null', `${SITE}.evil.example`, 'http://127.0.0.1:4321'])
    expect(placeFrom(origin, true), origin).toBeUndefined();
});
