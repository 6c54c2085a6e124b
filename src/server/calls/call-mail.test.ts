import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../base/clock.ts';
import { lastTry } from './call-mail.ts';

const WRITTEN = Date.UTC(2026, 10, 20, 15);

it.each([
  ['for an hour', DAY, 2 * DAY, HOUR],
  ['until ten minutes before the old time', HOUR / 2, DAY, 20 * MINUTE],
  ['until ten minutes before the new time', DAY, HOUR / 2, 20 * MINUTE],
  ['until ten minutes before a canceled call', HOUR / 2, null, 20 * MINUTE],
  ['until ten minutes before a call that staff booked', null, HOUR / 2, 20 * MINUTE],
])('a mail about a changed call is tried %s', (_until, from, to, expected) => {
  const [before, after] = [from, to].map((start) => (start === null ? null : WRITTEN + start));
  const call = { from: before ?? null, to: after ?? null, formerly: '' };
  expect(lastTry(WRITTEN, call) - WRITTEN).toBe(expected);
});
