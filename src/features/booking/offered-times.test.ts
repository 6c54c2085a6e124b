import { describe, expect, it } from 'vitest';
import { calendarFileAddress } from './addresses.ts';
import { calendarFile } from './calendar-file.ts';
import { holidaysOf, type Offer, offeredTimes } from './offered-times.ts';
import { bookedAt, bookedTime, preferredTimeText, slotOf, slotValue } from './preferred-time.ts';
import { SPANISH_TIMES } from './times-words.es.ts';

const DALLAS = 'America/Chicago';
const rules: Offer['rules'] = {
  minutes: 15,
  notice: 3,
  horizon: 5,
  weekly: { Tuesday: ['11:00', '23:30'], Wednesday: ['08:30'] },
  exceptions: [
    { day: '2026-11-26', closed: 'Thanksgiving' },
    { day: '2026-11-27', closed: 'Thanksgiving' },
    { day: '2026-11-28', closed: 'moving' },
  ],
};
const OFFER: Offer = {
  rules,
  business: {
    hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
    zone: DALLAS,
    holidays: holidaysOf(rules),
    replyHours: 24,
  },
};
const TUESDAY = Date.parse('2026-11-24T13:00Z');
const rows = (zone: string, taken: string[] = []): string[] =>
  offeredTimes(OFFER, new Set(taken.map(Date.parse)), TUESDAY, zone).days.map(
    ({ name, date, times, note }) =>
      [name, date, ...times.map(({ text }) => text), note].filter(Boolean).join('|'),
  );

describe('The times of the booking form', () => {
  it('have a row per day, with the reason on days without times', () => {
    expect(rows(DALLAS)).toEqual([
      'Today|Tuesday, November 24|11:00 AM|11:30 PM',
      'Wednesday|November 25|8:30 AM',
      'Thursday, Friday|Closed for Thanksgiving',
      'Saturday|November 28|Closed for moving',
    ]);
    expect(rows(DALLAS, ['2026-11-24T17:00Z', '2026-11-25T05:30Z'])[0]).toBe(
      'Today|Tuesday, November 24|All taken',
    );
  });

  it('are written in Spanish, but for the reasons of closed days, which are written in English', () => {
    const { days, zoneName, until, replyBy } = offeredTimes(OFFER, new Set(), TUESDAY, DALLAS, {
      words: SPANISH_TIMES,
    });
    expect(
      days.map(({ name, date, note }) => [name, date, note].filter(Boolean).join('|')),
    ).toEqual([
      'Hoy|martes, 24 de noviembre',
      'miércoles|25 de noviembre',
      'jueves, viernes, sábado|Cerrado',
    ]);
    expect(days[0]?.times.map(({ text, day }) => [text, day])).toEqual([
      ['11:00 a. m.', 'martes, 24 de noviembre'],
      ['11:30 p. m.', 'martes, 24 de noviembre'],
    ]);
    expect([zoneName, until]).toEqual(['hora del centro', '28 de noviembre']);
    expect(replyBy).toMatch(/^el miércoles a las \d+(:\d\d)? [ap]\. m\.$/);
    expect(SPANISH_TIMES.reply(Date.parse('2026-12-01T19:00Z'), DALLAS, true)).toBe(
      'el martes 1 de diciembre a la 1 p. m.',
    );
    expect(SPANISH_TIMES.month(TUESDAY, DALLAS)).toBe('noviembre');
  });

  it('are in the visitor’s zone, also where a day begins earlier', () => {
    expect(rows('America/New_York').slice(0, 2)).toEqual([
      'Today|Tuesday, November 24|12:00 PM',
      'Wednesday|November 25|12:30 AM|9:30 AM',
    ]);
  });

  it('put days with the same reason into one row only where no open day is between them', () => {
    const apart = {
      ...rules,
      weekly: { Wednesday: ['08:30'] },
      exceptions: [
        { day: '2026-11-24', closed: 'moving' },
        { day: '2026-11-26', closed: 'moving' },
      ],
    };
    const { days } = offeredTimes({ ...OFFER, rules: apart }, new Set(), TUESDAY, DALLAS);
    expect(days.map(({ name, note }) => `${name}: ${note}`)).toEqual([
      'Today: Closed for moving',
      'Wednesday: ',
      'Thursday: Closed for moving',
    ]);
  });

  it('end on the practice’s last day, and today is the visitor’s, where their days differ', () => {
    // Tuesday, 8 PM in Dallas, which is Wednesday in UTC.
    const evening = Date.parse('2026-11-25T02:00Z');
    const { until, days } = offeredTimes(OFFER, new Set(), evening, 'Pacific/Kiritimati');
    expect(until).toBe('November 28');
    expect(days[0]).toMatchObject({ name: 'Today', date: 'Wednesday, November 25' });
  });

  it('name the zone, the last day, and by when the practice replies', () => {
    const { days, zoneName, until, replyBy } = offeredTimes(OFFER, new Set(), TUESDAY, DALLAS);
    expect({ zoneName, until, replyBy }).toEqual({
      zoneName: 'Central Time',
      until: 'November 28',
      replyBy: 'Wednesday, 9 AM',
    });
    expect(days[0]?.times[0]).toEqual({
      value: '2026-11-24T17:00Z',
      text: '11:00 AM',
      day: 'Tuesday, November 24',
    });
  });
});

describe('A preferred time', () => {
  it.each([
    ['2026-11-24T21:00Z', '2026-11-24T15:00-06:00', 'Tuesday, November 24, 3:00 PM Central Time'],
    // The hour that fall repeats: the offset tells the two apart.
    ['2026-11-01T06:30Z', '2026-11-01T01:30-05:00', 'Sunday, November 1, 1:30 AM Central Time'],
    ['2026-11-01T07:30Z', '2026-11-01T01:30-06:00', 'Sunday, November 1, 1:30 AM Central Time'],
  ])('%s is stored on the practice’s clock', (slot, stored, text) => {
    const at = slotOf(slot) ?? 0;
    expect(slotValue(at)).toBe(slot);
    expect(bookedTime(at, DALLAS)).toBe(stored);
    expect(bookedAt(stored)).toBe(at);
    expect(preferredTimeText(stored, DALLAS)).toBe(text);
  });

  it('may be words, which hold no call', () => {
    expect(bookedAt('Mornings, Evenings')).toBeUndefined();
    expect(bookedAt(undefined)).toBeUndefined();
    expect(preferredTimeText('Mornings', DALLAS)).toBe('Mornings');
    expect(['other', '2026-13-40T99:99Z', 5].map(slotOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(bookedTime(Date.parse('2026-11-24T21:00Z'), 'Asia/Kolkata')).toBe(
      '2026-11-25T02:30+05:30',
    );
  });
});

it('makes a calendar entry that says nothing else', () => {
  const entry = {
    at: Date.parse('2026-11-24T21:00Z'),
    minutes: 15,
    title: 'Call, 15 min; yes',
    uid: 'one@example.com',
    now: Date.parse('2026-11-20T09:30:05Z'),
  };
  expect(calendarFile([entry]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Call//EN',
    'BEGIN:VEVENT',
    'UID:one@example.com',
    'DTSTAMP:20261120T093005Z',
    'DTSTART:20261124T210000Z',
    'DTEND:20261124T211500Z',
    'SEQUENCE:0',
    'SUMMARY:Call\\, 15 min\\; yes',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarFileAddress('2026-11-24T21:00Z', 'email')).toBe(
    '/api/call.ics?at=2026-11-24T21%3A00Z&first=email',
  );
});

it('folds long lines of an entry without cutting characters', () => {
  const entry = { at: 0, minutes: 15, title: 'ñ'.repeat(100), uid: 'one@example.com', now: 0 };
  const lines = calendarFile([entry], ['METHOD:PUBLISH']).split('\r\n');
  expect(lines[3]).toBe('METHOD:PUBLISH');
  const sizes = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replace(/\r\n /g, '')).toContain(`SUMMARY:${entry.title}`);
});
