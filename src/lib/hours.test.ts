import { expect, test } from 'vitest';
import { clock, daysOf, hoursText } from './hours.ts';

test.each([
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['00:30', '12:30 AM'],
  ['18:00', '6:00 PM'],
])('%s reads %s', (time, read) => {
  expect(clock(time)).toBe(read);
});

test('formats a range of days as one sentence, and lists every day', () => {
  const hours = { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' } as const;
  expect(hoursText(hours)).toBe('Monday to Friday, 9:00 AM to 6:00 PM');
  expect(daysOf(hours)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
});
