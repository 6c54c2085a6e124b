/** As Google Calendar writes its “Secret address in iCal format”. */
import { calendar, event, type Shape } from './shape.ts';

const HEAD = `PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:safiya@practice.example
X-WR-TIMEZONE:America/Chicago`;
const CHICAGO = `BEGIN:VTIMEZONE
TZID:America/Chicago
X-LIC-LOCATION:America/Chicago
BEGIN:DAYLIGHT
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:GMT-5
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:GMT-6
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`;

const single = (lines: string): string =>
  event(`DTSTAMP:20261120T101500Z
UID:4q1n0c6g5m0ik7s9@google.com
CREATED:20261119T172354Z
LAST-MODIFIED:20261119T172355Z
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
${lines}`);

export const GOOGLE: readonly Shape[] = [
  {
    name: 'one event in UTC, with a folded description and an attachment',
    ics: calendar(
      HEAD,
      single(`DTSTART:20261124T153000Z
DTEND:20261124T173000Z
DESCRIPTION:Intake\\, first session; bring the form. A long line that goes on an
 d on: https://meet.google.com/abc-defg-hij
ATTACH;FMTTYPE=application/pdf:https://drive.google.com/open?id=1
LOCATION:Room 2`),
    ),
    busy: ['2026-11-24 09:30 - 11:30'],
  },
  {
    name: 'a weekly series without end, with two left-out dates and a moved one',
    ics: calendar(
      HEAD,
      CHICAGO,
      single(`DTSTART;TZID=America/Chicago:20260105T140000
DTEND;TZID=America/Chicago:20260105T150000
RRULE:FREQ=WEEKLY;BYDAY=MO,WE
EXDATE;TZID=America/Chicago:20261125T140000
EXDATE;TZID=America/Chicago:20261202T140000`),
      single(`RECURRENCE-ID;TZID=America/Chicago:20261130T140000
DTSTART;TZID=America/Chicago:20261201T100000
DTEND;TZID=America/Chicago:20261201T104500`),
    ),
    busy: [
      '2026-11-23 14:00 - 15:00',
      '2026-12-01 10:00 - 10:45',
      '2026-12-07 14:00 - 15:00',
      '2026-12-09 14:00 - 15:00',
    ],
  },
  {
    name: 'a series cut by “this and following”, with its end in UTC',
    ics: calendar(
      HEAD,
      CHICAGO,
      single(`DTSTART;TZID=America/Chicago:20260901T090000
DTEND;TZID=America/Chicago:20260901T093000
RRULE:FREQ=WEEKLY;UNTIL=20261202T055959Z;BYDAY=TU`),
      event(`UID:4q1n0c6g5m0ik7s9_R20261208T150000@google.com
DTSTART;TZID=America/Chicago:20261208T110000
DTEND;TZID=America/Chicago:20261208T113000
RRULE:FREQ=WEEKLY;BYDAY=TU`),
    ),
    busy: ['2026-11-24 09:00 - 09:30', '2026-12-01 09:00 - 09:30', '2026-12-08 11:00 - 11:30'],
  },
  {
    name: 'whole days: one that shows as free, one as busy',
    ics: calendar(
      HEAD,
      event(`UID:birthday@google.com
DTSTART;VALUE=DATE:20261124
DTEND;VALUE=DATE:20261125
TRANSP:TRANSPARENT`),
      event(`UID:away@google.com
DTSTART;VALUE=DATE:20261127
DTEND;VALUE=DATE:20261129
TRANSP:OPAQUE`),
    ),
    busy: ['2026-11-27 00:00 - 2026-11-29 00:00'],
  },
  {
    name: 'a single date of a series that was canceled',
    ics: calendar(
      HEAD,
      CHICAGO,
      single(`DTSTART;TZID=America/Chicago:20261123T080000
DTEND;TZID=America/Chicago:20261123T083000
RRULE:FREQ=DAILY;COUNT=3`),
      event(`UID:4q1n0c6g5m0ik7s9@google.com
RECURRENCE-ID;TZID=America/Chicago:20261124T080000
DTSTART;TZID=America/Chicago:20261124T080000
DTEND;TZID=America/Chicago:20261124T083000
STATUS:CANCELLED`),
    ),
    busy: ['2026-11-23 08:00 - 08:30', '2026-11-25 08:00 - 08:30'],
  },
  {
    name: 'an invitation that the owner declined, and one that somebody else declined',
    ics: calendar(
      HEAD,
      event(`UID:a@google.com
DTSTART:20261124T150000Z
DTEND:20261124T160000Z
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=Safiya
 ;X-NUM-GUESTS=0:mailto:safiya@practice.example
STATUS:CONFIRMED`),
      event(`UID:b@google.com
DTSTART:20261124T170000Z
DTEND:20261124T180000Z
ATTENDEE;PARTSTAT=ACCEPTED:mailto:safiya@practice.example
ATTENDEE;PARTSTAT=DECLINED:mailto:teo@practice.example`),
    ),
    busy: ['2026-11-24 11:00 - 12:00'],
  },
  {
    name: 'the public address that shows only free and busy',
    ics: calendar(
      HEAD,
      `BEGIN:VEVENT
DTSTART:20261124T150000Z
DTEND:20261124T154500Z
DTSTAMP:20261124T120000Z
UID:free-busy-1@google.com
CREATED:19000101T120000Z
SUMMARY:Busy
END:VEVENT`,
    ),
    busy: ['2026-11-24 09:00 - 09:45'],
  },
  {
    name: 'the last weekday of each month, by position',
    ics: calendar(
      HEAD,
      CHICAGO,
      single(`DTSTART;TZID=America/Chicago:20260130T160000
DTEND;TZID=America/Chicago:20260130T170000
RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`),
    ),
    busy: ['2026-11-30 16:00 - 17:00'],
  },
  {
    name: 'an entry of this site’s own booked call, imported',
    ics: calendar(
      HEAD,
      event(`UID:0123456789abcdef0123456789abcdef@hearthline.example
DTSTART:20261124T150000Z
DTEND:20261124T151500Z`),
      event(`UID:standup@hearthline.example
DTSTART:20261124T160000Z
DTEND:20261124T161500Z`),
    ),
    busy: ['2026-11-24 10:00 - 10:15'],
  },
  { name: 'nothing at all', ics: calendar(HEAD), busy: [] },
];
