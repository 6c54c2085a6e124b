import { expect, it } from 'vitest';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import { HOUR, MINUTE } from '../base/clock.ts';
import { createCallLimits } from './call-limits.ts';

/** With so many open times. */
function timesOf(open: number): OfferedTimes {
  const times = Array.from({ length: open }, () => ({ value: '', text: '', day: '' }));
  const days = [{ name: 'Today', date: '', times, note: '' }];
  return { zone: 'UTC', zoneName: 'UTC', days, until: '', replyBy: '' };
}

/** Whether there is a rush after each booking, at these minutes, of so many calls that were offered. */
async function rushes(offered: number, minutes: readonly number[]) {
  const time = { steady: 0 };
  const booked: number[] = [];
  const { onBooked, issue } = createCallLimits(
    'off',
    { now: () => 0, steady: () => time.steady },
    { bookedCalls: async () => booked },
    { times: async () => timesOf(offered - booked.length) },
  );
  const said: boolean[] = [];
  for (const at of minutes) {
    time.steady = at * MINUTE;
    booked.push(at);
    await onBooked();
    said.push(issue() !== undefined);
  }
  return { said, issue, time };
}

it('half of the offered calls within an hour are a rush, which is over an hour later', async () => {
  const { said, issue, time } = await rushes(8, [0, 1, 2, 59]);
  expect(said).toEqual([false, false, false, true]);
  time.steady += HOUR;
  expect(issue()).toMatchObject({ kind: 'calls', fails: false });
  time.steady += 1;
  expect(issue()).toBeUndefined();
});

it.each([
  ['over a longer time', 8, [0, 1, 2, 60]],
  ['of more', 9, [0, 1, 2, 3]],
  ['of few calls, which is a good day', 4, [0, 1, 2]],
])('the same number %s is none', async (_what, offered, minutes) => {
  const { said } = await rushes(offered, minutes);
  expect(said).not.toContain(true);
});
