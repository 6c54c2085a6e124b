import { expect, it } from 'vitest';
import { complaintsAbout } from '#collection-schemas';
import { slotRulesSchema } from './slot-rules.schema.ts';

const RULES = {
  minutes: 15,
  notice: 3,
  horizon: 14,
  weekly: { Monday: ['09:00', '13:00 - 15:00'] },
};

it('accepts starts and ranges, and writes them in one form', () => {
  expect(slotRulesSchema.parse(RULES)).toEqual({
    ...RULES,
    weekly: { Monday: ['09:00', '13:00-15:00'] },
    exceptions: [],
  });
});

it.each([
  [{ weekly: { Monday: ['9 AM'] } }, 'this is not a time of the day'],
  [{ weekly: { Monday: ['15:00-13:00'] } }, 'this is not a time of the day'],
  [{ weekly: { Monday: [540] } }, 'write a time in quotes'],
  [{ weekly: { Monday: [] } }, 'this list has no time'],
  [{ weekly: { Montag: ['09:00'] } }, 'write the weekdays in English'],
  [{ minutes: 'fifteen' }, 'write the length of a call in minutes as a whole number'],
  [{ horizon: 0 }, 'the number of days ahead is at least 1'],
  [{ exceptions: [{ day: '2026-11-26' }] }, 'write either why this day is closed or its times'],
  [{ exceptions: [{ day: new Date(0), closed: 'x' }] }, 'write the day in quotes'],
  [{ exceptions: [{ day: '2026-02-30', closed: 'x' }] }, 'there is no day 2026-02-30'],
  [
    {
      exceptions: [
        { day: '2026-11-26', closed: 'Thanksgiving' },
        { day: '2026-11-26', times: ['10:00'] },
      ],
    },
    'one day is listed twice',
  ],
  [{ notices: 3 }, 'notice'],
])('tells editors what is wrong and what is right: %j', (changes, message) => {
  const [first] = complaintsAbout('slots', { ...RULES, ...changes });
  expect(first?.message).toContain(message);
});
