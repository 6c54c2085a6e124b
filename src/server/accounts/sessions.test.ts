/** How long each stage of a session lasts (ASVS 7.3). */
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '../base/clock.ts';
import type { StaffUser } from './port.ts';
import type { StaffStore } from './store/staff-store.ts';
import { createSessions } from './sessions.ts';

const clock = { now: () => 1_000_000, steady: () => 0 };
const sessions = createSessions({} as StaffStore, clock);
const begin = (stage: 'signed-in' | 'second-step') =>
  sessions.begin({ id: 'wren', username: 'wren' } as StaffUser, stage, 'Phone').identity.session;

it.each([
  ['signed-in', 12 * HOUR],
  ['second-step', 10 * MINUTE],
] as const)('%s ends after %d ms in any case', (stage, lastsMs) => {
  const { startedAt, endsAt } = begin(stage);
  expect(endsAt - startedAt).toBe(lastsMs);
});

it.each([
  [5 * MINUTE, true],
  [5 * MINUTE + 1, false],
  // In the future, because the clock was set back.
  [-5 * MINUTE - 1, false],
])('a confirmation %d ms ago counts: %s', (ageMs, counts) => {
  const session = { ...begin('signed-in'), confirmedAt: clock.now() - ageMs };
  expect(sessions.isConfirmed({ session })).toBe(counts);
});
