import { describe, expect, it } from 'vitest';
import type { SlotRules } from '#features/booking/slot-rules.ts';
import { type ContactFacts, firstContact } from '#features/booking/first-contact.ts';
import { callsOutsideHours, callWarning, entryText, type BookedCall, slotsDays } from './slots.ts';

const ZONE = 'America/Chicago';
/** Tuesday, November 24, 2026, 3:42 PM. */
const NOW = Date.parse('2026-11-24T15:42:00-06:00');
const rules: SlotRules = {
  minutes: 15,
  notice: 3,
  horizon: 7,
  weekly: { Tuesday: ['14:30', '18:00'], Wednesday: ['10:00-10:30', '12:30'], Friday: ['09:00'] },
  exceptions: [
    { day: '2026-11-26', closed: 'Thanksgiving' },
    { day: '2026-11-27', closed: 'Thanksgiving' },
  ],
};
const at = (time: string): number => Date.parse(`2026-${time}:00-06:00`);
const FACTS: ContactFacts = {
  isBooked: true,
  hasNumber: true,
  way: 'call',
  call: null,
  text: null,
};
const call = (start: number, id = 'lead'): BookedCall => ({
  at: start,
  id,
  language: 'en',
  firstName: 'Renata',
  lastName: 'Kessler',
  safe: { call: 'yes', text: null, voicemail: 'no' },
  answeredAt: null,
  first: firstContact(FACTS),
  isBusyThen: false,
  revision: 0,
  noMail: null,
});

describe('days of calls', () => {
  it('have what is booked, free after the notice, and closed, in the practice’s zone', () => {
    const booked = [call(at('11-24T14:30'), 'today'), call(at('11-25T12:30'), 'tomorrow')];
    const days = slotsDays(rules, { booked, busy: [] }, NOW, ZONE);
    expect(days).toEqual([
      { day: '2026-11-24', closed: null, free: [], booked: [booked[0]], busy: [] },
      {
        day: '2026-11-25',
        closed: null,
        free: [at('11-25T10:00'), at('11-25T10:15')],
        booked: [booked[1]],
        busy: [],
      },
      { day: '2026-11-26', closed: 'Thanksgiving', free: [], booked: [], busy: [] },
      { day: '2026-11-27', closed: 'Thanksgiving', free: [], booked: [], busy: [] },
    ]);
  });

  it('keep calls on a day that was closed later, beyond the horizon, and without rules', () => {
    const booked = [call(at('11-26T10:00')), call(at('12-20T10:00'))];
    expect(
      slotsDays(rules, { booked, busy: [] }, NOW, ZONE).filter((day) => day.booked.length),
    ).toEqual([
      { day: '2026-11-26', closed: 'Thanksgiving', free: [], booked: [booked[0]], busy: [] },
      { day: '2026-12-20', closed: null, free: [], booked: [booked[1]], busy: [] },
    ]);
    expect(slotsDays(undefined, { booked, busy: [] }, NOW, ZONE)).toHaveLength(2);
  });
});

it('busy times take what is free, are told by day, and clash with what is booked', () => {
  const booked = [call(at('11-25T12:30'))];
  const busy = [
    [at('11-24T23:00'), at('11-25T10:05')],
    [at('11-25T12:40'), at('11-25T13:00')],
  ] as const;
  const [wednesday] = slotsDays(rules, { booked, busy }, NOW, ZONE);
  expect(wednesday).toEqual({
    day: '2026-11-25',
    closed: null,
    free: [at('11-25T10:15')],
    booked: [{ ...booked[0], isBusyThen: true }],
    busy: [[at('11-25T00:00'), at('11-25T10:05')], busy[1]],
  });
});

it('a call warns of what is not safe when somebody rings', () => {
  const safe = { call: null, text: 'no', voicemail: null } as const;
  const warning = (answers: object, facts: Partial<ContactFacts> = {}): string => {
    const said = { ...safe, ...answers };
    const first = firstContact({ ...FACTS, call: said.call, text: said.text, ...facts });
    return callWarning({ safe: said, first });
  };
  expect(warning({})).toBe('');
  expect(warning({ voicemail: 'no' })).toBe('No voicemail');
  expect(warning({ call: 'no', voicemail: 'no' })).toBe('No calls');
  expect(warning({}, { hasNumber: false })).toBe('No number: write first');
  expect(warning({}, { way: 'email' })).toBe('Write first');
});

describe('times of the rules', () => {
  it('are in words', () => {
    expect(['09:30', '13:00-15:00'].map(entryText)).toEqual(['9:30 AM', '1:00 PM to 3:00 PM']);
  });

  it('are named when nobody answers the phone then', () => {
    const hours = { from: 'Monday', to: 'Thursday', opens: '09:00', closes: '17:00' } as const;
    const weekly = { Monday: ['08:45', '09:00', '16:45', '17:00'], Friday: ['09:00'] };
    const business = { hours, zone: ZONE, holidays: [], replyHours: 24 };
    expect(callsOutsideHours({ rules: { ...rules, weekly }, business })).toEqual([
      'Monday 8:45 AM',
      'Monday 5:00 PM',
      'Friday 9:00 AM',
    ]);
  });
});
