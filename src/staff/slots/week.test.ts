import { expect, it } from 'vitest';
import type { SlotsDay } from '#staff/contract/slots.ts';
import { columnsOf, countText, entriesOf, rowsOf, weekFrom } from './week.ts';

const ZONE = 'America/Chicago';
const at = (time: string): number => Date.parse(`2026-11-${time}:00-06:00`);
const day = (name: string, changes: Partial<SlotsDay> = {}): SlotsDay => ({
  day: `2026-11-${name}`,
  closed: null,
  free: [],
  booked: [],
  busy: [],
  ...changes,
});
const call = (start: number): SlotsDay['booked'][number] => ({
  at: start,
  id: 'lead',
  language: 'en',
  firstName: 'Renata',
  lastName: 'Kessler',
  safe: { call: null, text: null, voicemail: null },
  first: { isBooked: true, wish: 'call', by: 'call', why: 'asked' },
  answeredAt: null,
  isBusyThen: false,
  revision: 0,
  noMail: null,
});
const TUESDAY = day('24', {
  free: [at('24T09:30'), at('24T13:00')],
  booked: [call(at('24T10:15'))],
  busy: [[at('24T11:10'), at('25T00:00')]],
});
const SHUT = [day('26', { closed: 'Thanksgiving' }), day('27', { closed: 'Thanksgiving' })];

it('folds closed days in a row into one column', () => {
  expect(
    columnsOf([TUESDAY, ...SHUT], '2026-11-24').map(({ name, about, isShut }) => [
      name,
      about,
      isShut,
    ]),
  ).toEqual([
    ['Today', 'Tue, Nov 24', false],
    ['Thu, Fri', 'Thanksgiving', true],
  ]);
  expect([TUESDAY, ...SHUT, day('30', { booked: [call(at('30T10:00'))] })].map(countText)).toEqual([
    '1 booked · 2 free',
    'Thanksgiving',
    'Thanksgiving',
    '1 booked · full',
  ]);
});

it('has five columns a week, however many days are closed', () => {
  const days = [TUESDAY, ...SHUT, ...['28', '29', '30'].map((name) => day(name))];
  expect(weekFrom(days, 0, '2026-11-24')).toHaveLength(6);
  expect(weekFrom([...days, TUESDAY], 0, '2026-11-24')).toHaveLength(6);
  expect(weekFrom(days, 4, '2026-11-24')).toHaveLength(2);
});

it('lists a day by the clock, free times as one', () => {
  expect(entriesOf(TUESDAY).map(({ kind }) => kind)).toEqual(['free', 'booked', 'busy']);
});

it('has a row for each half hour, wide enough for every call', () => {
  const columns = columnsOf([TUESDAY], '2026-11-24');
  const rows = rowsOf(columns, { opens: 600, closes: 780 }, at('24T10:40'), ZONE);
  expect(rows.map(({ minutes }) => minutes)).toEqual([570, 600, 630, 660, 690, 720, 750, 780]);
  const cells = rows.map(({ cells: [cell] }) => cell);
  expect(cells.map((cell) => cell?.free.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  expect(cells.map((cell) => cell?.booked.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  expect(cells.map((cell) => cell?.isBusy)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(cells.map((cell) => cell?.isBusyStart).indexOf(true)).toBe(3);
  expect(cells.map((cell) => cell?.isNow).indexOf(true)).toBe(2);
});
