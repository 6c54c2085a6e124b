/** As Apple’s Calendar and iCloud publish calendars, and as others that follow them do. */
import { calendar, event, type Shape } from './shape.ts';

const HEAD = `CALSCALE:GREGORIAN
PRODID:-//Apple Inc.//macOS 15.1//EN
VERSION:2.0
X-APPLE-CALENDAR-COLOR:#FF2968
X-WR-CALNAME:Practice`;
/** With every change of the last century, as Apple writes them. */
const CHICAGO = `BEGIN:VTIMEZONE
TZID:America/Chicago
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZNAME:CDT
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:18831118T120924
RDATE:18831118T120924
TZNAME:CST
TZOFFSETFROM:-055036
TZOFFSETTO:-0600
END:STANDARD
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZNAME:CST
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
END:STANDARD
END:VTIMEZONE`;

export const APPLE: readonly Shape[] = [
  {
    name: 'an event with a travel time and a structured location',
    ics: calendar(
      HEAD,
      CHICAGO,
      event(`UID:7E8C1D2A-1B2C-4D3E-9F40-000000000001
DTSTART;TZID=America/Chicago:20261124T093000
DTEND;TZID=America/Chicago:20261124T113000
DTSTAMP:20261120T000000Z
SEQUENCE:1
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE="1 Main St\\n
 Dallas, TX":geo:32.78,-96.80
TRANSP:OPAQUE`),
    ),
    busy: ['2026-11-24 09:30 - 11:30'],
  },
  {
    name: 'a time without a zone',
    ics: calendar(
      HEAD,
      event(`UID:floating
DTSTART:20261124T120000
DTEND:20261124T130000`),
    ),
    busy: ['2026-11-24 12:00 - 13:00'],
  },
  {
    name: 'a duration in place of an end',
    ics: calendar(
      HEAD,
      CHICAGO,
      event(`UID:duration
DTSTART;TZID=America/Chicago:20261124T090000
DURATION:PT1H15M`),
    ),
    busy: ['2026-11-24 09:00 - 10:15'],
  },
  {
    name: 'neither end nor duration: a whole day, and a moment that takes no time',
    ics: calendar(
      HEAD,
      CHICAGO,
      event('UID:day\nDTSTART;VALUE=DATE:20261125'),
      event('UID:moment\nDTSTART;TZID=America/Chicago:20261124T090000'),
    ),
    busy: ['2026-11-25 00:00 - 2026-11-26 00:00'],
  },
  {
    name: 'an event in another zone, over midnight there',
    ics: calendar(
      HEAD,
      event(`UID:tokyo
DTSTART;TZID=Asia/Tokyo:20261125T233000
DTEND;TZID=Asia/Tokyo:20261126T003000`),
    ),
    busy: ['2026-11-25 08:30 - 09:30'],
  },
  {
    name: 'a series through the night when clocks change',
    ics: calendar(
      HEAD,
      CHICAGO,
      event(`UID:winter
DTSTART;TZID=America/Chicago:20261026T090000
DTEND;TZID=America/Chicago:20261026T100000
RRULE:FREQ=WEEKLY;COUNT=6`),
    ),
    busy: ['2026-11-23 09:00 - 10:00', '2026-11-30 09:00 - 10:00'],
  },
  {
    name: 'whole days that repeat, with a left-out day',
    ics: calendar(
      HEAD,
      event(`UID:fridays
DTSTART;VALUE=DATE:20260102
DTEND;VALUE=DATE:20260103
RRULE:FREQ=WEEKLY
EXDATE;VALUE=DATE:20261204`),
    ),
    busy: ['2026-11-27 00:00 - 2026-11-28 00:00', '2026-12-11 00:00 - 2026-12-12 00:00'],
  },
  {
    name: 'further dates, one with a length of its own',
    ics: calendar(
      HEAD,
      event(`UID:rdate
DTSTART:20261124T150000Z
DTEND:20261124T153000Z
RDATE:20261125T150000Z,20261127T150000Z
RDATE;VALUE=PERIOD:20261201T150000Z/PT2H`),
    ),
    busy: [
      '2026-11-24 09:00 - 09:30',
      '2026-11-25 09:00 - 09:30',
      '2026-11-27 09:00 - 09:30',
      '2026-12-01 09:00 - 11:00',
    ],
  },
  {
    name: 'a change of one date and all later ones',
    ics: calendar(
      HEAD,
      CHICAGO,
      event(`UID:range
DTSTART;TZID=America/Chicago:20261123T090000
DTEND;TZID=America/Chicago:20261123T093000
RRULE:FREQ=WEEKLY`),
      event(`UID:range
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261130T090000
DTSTART;TZID=America/Chicago:20261130T110000
DTEND;TZID=America/Chicago:20261130T120000`),
    ),
    busy: ['2026-11-23 09:00 - 09:30', '2026-11-30 11:00 - 12:00', '2026-12-07 11:00 - 12:00'],
  },
  {
    name: 'a zone with the prefix of Evolution and of Lightning',
    ics: calendar(
      HEAD,
      event(`UID:prefix1
DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20261124T100000
DTEND;TZID=/freeassociation.sourceforge.net/America/New_York:20261124T110000`),
      event(`UID:prefix2
DTSTART;TZID=/mozilla.org/20050126_1/America/Los_Angeles:20261124T100000
DTEND;TZID=/mozilla.org/20050126_1/America/Los_Angeles:20261124T110000`),
    ),
    busy: ['2026-11-24 09:00 - 10:00', '2026-11-24 12:00 - 13:00'],
  },
  {
    name: 'bare line feeds, a byte order mark, lower-case names, tasks and journals',
    ics: `\uFEFF${calendar(
      HEAD,
      `begin:vevent
uid:lower
dtstart:20261124T150000Z
dtend:20261124T160000Z
end:vevent`,
      `BEGIN:VTODO
UID:todo
DTSTART:20261125T150000Z
DUE:20261125T160000Z
END:VTODO`,
      'BEGIN:VJOURNAL\nUID:j\nDTSTART:20261126T150000Z\nEND:VJOURNAL',
    ).replaceAll('\r\n', '\n')}`,
    busy: ['2026-11-24 09:00 - 10:00'],
  },
  {
    name: 'one event that nobody can read among others',
    ics: calendar(
      HEAD,
      event('UID:broken\nDTSTART:tomorrow\nDTEND:20261124T160000Z'),
      event('UID:backwards\nDTSTART:20261124T160000Z\nDTEND:20261124T150000Z'),
      event('UID:good\nDTSTART:20261124T190000Z\nDTEND:20261124T200000Z'),
    ),
    // An hour for an end or start that nobody knows.
    busy: ['2026-11-24 09:00 - 11:00', '2026-11-24 13:00 - 14:00'],
    unread: ['TIME', 'TIME'],
  },
  {
    name: 'a zone name that nobody knows counts as the practice’s',
    ics: calendar(
      HEAD,
      event(`UID:unknown
DTSTART;TZID=Our Office:20261124T090000
DTEND;TZID=Our Office:20261124T100000`),
    ),
    busy: ['2026-11-24 09:00 - 10:00'],
    unread: ['ZONE'],
  },
];
