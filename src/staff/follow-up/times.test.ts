import { expect, it } from 'vitest';
import { laterTimes, tryTimes } from './times.ts';

const business = {
  zone: 'America/Chicago',
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  holidays: ['2026-11-26', '2026-11-27'],
  replyHours: 24,
} as const;
const at = (time: string): number => Date.parse(`2026-11-${time}-06:00`);
const texts = (choices: { text: string; isOpen: boolean }[]): string[] =>
  choices.map(({ text, isOpen }) => (isOpen ? text : `(${text})`));

it('a try is offered until the answer is due, later once somebody has talked', () => {
  const now = at('24T09:14:00');
  const waiting = { replyBy: at('24T14:00:00'), answeredAt: null };
  expect(texts(tryTimes(waiting, now, business))).toEqual(['9:45 AM', '11:15 AM', '(Tomorrow)']);
  const answered = { ...waiting, answeredAt: now };
  expect(texts(tryTimes(answered, now, business))).toEqual(['9:45 AM', '11:15 AM', 'Tomorrow']);
});

it('what is late already can be tried again today, and no other day', () => {
  const overdue = { replyBy: at('24T08:00:00'), answeredAt: null };
  const now = at('24T15:00:00');
  expect(texts(tryTimes(overdue, now, business))).toEqual(['3:30 PM', '5 PM', '(Tomorrow)']);
  expect(texts(tryTimes(overdue, at('24T23:50:00'), business))).toEqual(['(Tomorrow)']);
});

it('closed days are not offered', () => {
  const answered = { replyBy: null, answeredAt: 1 };
  expect(texts(tryTimes(answered, at('25T16:00:00'), business)).at(-1)).toBe('Mon, Nov 30');
  expect(texts(laterTimes(answered, at('25T10:00:00'), business))).toEqual([
    ...['This afternoon, 2 PM', 'Mon, Nov 30', 'Tue, Dec 1', 'Wed, Dec 2'],
    'In two weeks, Wed, Dec 9',
  ]);
  expect(texts(laterTimes(answered, at('28T10:00:00'), business))[0]).toBe('Mon, Nov 30');
});
