/** Calendars against the standard or at its edges, as public bug reports have them. */
import type { UnreadKind } from '#staff/contract/slots.ts';
import { calendar, event, type Shape } from './shape.ts';

/** Another event, which must stay whatever becomes of the one before. */
const OTHER = event('UID:other\nDTSTART:20261210T150000Z\nDTEND:20261210T160000Z');
const OTHER_BUSY = '2026-12-10 09:00 - 10:00';

const odd = (
  name: string,
  lines: string,
  busy: readonly string[],
  unread: readonly UnreadKind[] = [],
): Shape => ({
  name,
  ics: calendar('VERSION:2.0', event(`UID:odd\n${lines}`), OTHER),
  busy: [...busy, OTHER_BUSY],
  unread,
});

const TIMES = 'DTSTART:20261202T150000Z\nDTEND:20261202T160000Z';
const AT_NINE = '2026-12-02 09:00 - 10:00';
const nineInZone = (zone: string): string =>
  `DTSTART;TZID=${zone}:20261202T090000\nDTEND;TZID=${zone}:20261202T100000`;

/** Ireland in winter; `IST` is India elsewhere. */
const IST = `BEGIN:VTIMEZONE
TZID:IST
BEGIN:STANDARD
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+00
TZOFFSETTO:+01
END:DAYLIGHT
END:VTIMEZONE`;

const ZONES: readonly [string, string][] = [
  ['"(UTC-05:00) Eastern Time (US & Canada)"', '08'],
  ['(UTC-05:00) Eastern Time (US & Canada)', '08'],
  ['(GMT-05.00) Eastern Time (US & Canada)', '08'],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '02'],
  ['"(UTC-10:00) Hawaii"', '13'],
  ['eastern standard time', '08'],
  ["'America/New_York'", '08'],
  ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '08'],
  ['/x/y/America/Argentina/Buenos_Aires', '06'],
  ['GMT-05:00', '08'],
  ['UTC+1', '02'],
  ['GMT', '03'],
];

export const ODD: readonly Shape[] = [
  odd('dates without their type', 'DTSTART:20261202\nDTEND:20261204', [
    '2026-12-02 00:00 - 2026-12-04 00:00',
  ]),
  odd(
    'empty left-out and added dates, and an empty end of a rule',
    `${TIMES}\nRRULE:FREQ=DAILY;UNTIL=;COUNT=2\nEXDATE;TZID=Europe/Berlin:\nRDATE:`,
    [AT_NINE, '2026-12-03 09:00 - 10:00'],
  ),
  odd(
    'a left-out date and the end of a rule without a time',
    `${TIMES}\nRRULE:FREQ=DAILY;UNTIL=20261204\nEXDATE:20261203`,
    [AT_NINE, '2026-12-04 09:00 - 10:00'],
  ),
  odd('whole days up to a day', 'DTSTART;VALUE=DATE:20261202\nRRULE:FREQ=DAILY;UNTIL=20261203', [
    '2026-12-02 00:00 - 2026-12-04 00:00',
  ]),
  odd('times with dashes and blanks', 'DTSTART: 2026-12-02T15:00:00Z\nDTEND: 2026-12-02T16:00Z', [
    AT_NINE,
  ]),
  odd('times without seconds', 'DTSTART:20261202T1500Z\nDTEND:20261202T1600Z', [AT_NINE]),
  odd('a time with its offset', 'DTSTART:20261202T090000-0600\nDURATION:PT1H', [AT_NINE]),
  odd(
    'blanks in a rule, in small letters, and its folded end',
    `${TIMES}\nrrule:freq=weekly;until=20261204T220000Z;byday=mo, we, fr\n ;wkst=su`,
    [AT_NINE, '2026-12-04 09:00 - 10:00'],
  ),
  odd('a weekday that nobody knows', `${TIMES}\nRRULE:FREQ=WEEKLY;BYDAY=WED`, [AT_NINE], ['RULE']),
  odd('a frequency that nobody knows', `${TIMES}\nRRULE:FREQ=FORTNIGHTLY`, [AT_NINE], ['RULE']),
  odd('a count of zero', `${TIMES}\nRRULE:FREQ=DAILY;COUNT=0`, [AT_NINE], ['RULE']),
  odd('an interval of zero', `${TIMES}\nRRULE:FREQ=DAILY;INTERVAL=0`, [AT_NINE], ['RULE']),
  odd('another calendar’s rule', `${TIMES}\nRRULE:RSCALE=HEBREW;FREQ=YEARLY`, [AT_NINE], ['RULE']),
  odd('a left-out date of words', `${TIMES}\nEXDATE:tomorrow`, [AT_NINE], ['DATES']),
  odd('an empty end', 'DTSTART:20261202T150000Z\nDTEND:', [AT_NINE], ['TIME']),
  odd(
    'a line without a colon',
    'DTSTART:20261202T150000Z\nDTEND 20261202T1600Z',
    [AT_NINE],
    ['TIME'],
  ),
  odd('a day that is not there', 'DTSTART:20261131T150000Z', [], ['TIME']),
  odd(
    'what cannot be read of an event that is over, free or canceled',
    'DTSTART:20200101T150000Z\nDTEND:soon\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:soon\nTRANSP:TRANSPARENT\n' +
      'END:VEVENT\nBEGIN:VEVENT\nSTATUS:CANCELLED',
    [],
  ),
  odd(
    'a moved date without a time',
    `DTSTART;VALUE=DATE:20261202\nRRULE:FREQ=WEEKLY;COUNT=2\n${'END:VEVENT\nBEGIN:VEVENT\nUID:odd'}
RECURRENCE-ID:20261209\nDTSTART;VALUE=DATE:20261208`,
    ['2026-12-02 00:00 - 2026-12-03 00:00', '2026-12-08 00:00 - 2026-12-09 00:00'],
  ),
  odd(
    'later dates that change, in small letters, by days and into the window',
    `DTSTART;TZID=America/Chicago:20261002T090000\nDURATION:PT1H\nRRULE:FREQ=MONTHLY
END:VEVENT\nBEGIN:VEVENT\nUID:odd
RECURRENCE-ID;RANGE=thisandfuture:20261002T140000Z
DTSTART;TZID=America/Chicago:20261024T090000\nDURATION:PT1H`,
    ['2026-11-24 09:00 - 10:00'],
  ),
  odd(
    'an event in another that is not ended, and a task with a misspelled end',
    `DTSTART:20261201T150000Z\nDTEND:20261201T160000Z\nBEGIN:VEVENT\n${TIMES}\nEND:VEVENT\nBEGIN:VTODO\nEND:VTOOD
BEGIN:VEVENT\nDTSTART:20261203T150000Z\nDURATION:PT1H`,
    ['2026-12-01 09:00 - 10:00', AT_NINE, '2026-12-03 09:00 - 10:00'],
  ),
  ...ZONES.map(([zone, hour]) =>
    odd(`the zone ${zone}`, nineInZone(zone), [
      `2026-12-02 ${hour}:00 - ${String(Number(hour) + 1).padStart(2, '0')}:00`,
    ]),
  ),
  odd('an abbreviation with many meanings', nineInZone('CST'), [AT_NINE], ['ZONE']),
  {
    name: 'an abbreviation that the calendar explains, and a day of 24 hours',
    ics: calendar('VERSION:2.0', event(nineInZone('IST')), IST),
    busy: ['2026-12-02 03:00 - 04:00'],
  },
  {
    name: 'times without a zone, in a calendar that names one',
    ics: calendar(
      'VERSION:2.0\nX-WR-TIMEZONE:America/New_York',
      event('DTSTART:20261202T090000\nDTEND:20261202T100000'),
      event('DTSTART;VALUE=DATE:20261204'),
    ),
    busy: ['2026-12-02 08:00 - 09:00', '2026-12-04 00:00 - 2026-12-05 00:00'],
  },
  {
    name: 'a declined invitation in small letters',
    ics: calendar(
      'VERSION:2.0\nX-WR-CALNAME:safiya@practice.example',
      event(`${TIMES}\nattendee;partstat=declined:MAILTO:Safiya@practice.example`),
    ),
    busy: [],
  },
  odd(
    'more than anybody can do',
    'DTSTART:20261202T150000Z\nDURATION:PT1H\nRRULE:FREQ=SECONDLY',
    ['2026-12-02 09:00 - 11:23'],
    ['LONG'],
  ),
];
