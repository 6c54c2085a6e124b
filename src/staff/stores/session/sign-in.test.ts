/** Why a step of signing in failed, as the page says it. How the page counts down: journeys/staff-sign-in.spec.ts. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { StaffError } from '../client.ts';
import { failureOf } from './sign-in.ts';

const NOW = Date.UTC(2026, 10, 2);

it('a slowed try says when the next one is possible; all others say what to do', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const slow = { message: 'Too many tries.', retryAfterS: 48 };
  const found = [
    new StaffError('slow-down', 429, slow),
    new StaffError('refused', 422, { message: 'That did not match.' }),
    new StaffError('server', 500, undefined),
    new StaffError('offline', 0, undefined),
    new StaffError('signed-out', 401, undefined),
    new DOMException('canceled', 'NotAllowedError'),
  ].map(failureOf);
  expect(found).toEqual([
    { kind: 'slowed', message: slow.message, retryAt: NOW + 48_000 },
    { kind: 'wrong', message: 'That did not match.' },
    { kind: 'wrong', message: expect.stringContaining('on our side') },
    { kind: 'offline', message: '' },
    { kind: 'expired', message: expect.stringContaining('start again') },
    { kind: 'wrong', message: expect.stringContaining('No passkey was used') },
  ]);
});
