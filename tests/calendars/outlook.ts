/** As Outlook on the web, Outlook on Windows and Exchange publish calendars. */
import { calendar, event, type Shape } from './shape.ts';

const HEAD = `METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Calendar`;
const CENTRAL = `BEGIN:VTIMEZONE
TZID:Central Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const exchange = (uid: string, lines: string): string =>
  event(`UID:040000008200E00074C5B7101A82E008000000${uid}
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20261120T080000Z
STATUS:CONFIRMED
SEQUENCE:0
X-MICROSOFT-CDO-APPT-SEQUENCE:0
X-MICROSOFT-CDO-IMPORTANCE:1
X-MICROSOFT-DISALLOW-COUNTER:FALSE
${lines}`);

const BUSY = 'TRANSP:OPAQUE\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY';

export const OUTLOOK: readonly Shape[] = [
  {
    name: 'an event in a Windows zone that the file defines',
    ics: calendar(
      HEAD,
      CENTRAL,
      exchange(
        '01',
        `DTSTART;TZID=Central Standard Time:20261124T133000
DTEND;TZID=Central Standard Time:20261124T143000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-24 13:30 - 14:30'],
  },
  {
    name: 'a Windows zone that the file does not define',
    ics: calendar(
      HEAD,
      exchange(
        '02',
        `DTSTART;TZID=Eastern Standard Time:20261124T100000
DTEND;TZID=Eastern Standard Time:20261124T110000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-24 09:00 - 10:00'],
  },
  {
    name: 'a zone of its own, “Customized Time Zone”',
    ics: calendar(
      HEAD,
      CENTRAL.replaceAll('Central Standard Time', 'Customized Time Zone').replace(
        /(TZOFFSET\w+):-0(\d)/g,
        (_all, name: string, hours: string) => `${name}:-0${Number(hours) + 1}`,
      ),
      exchange(
        '03',
        `DTSTART;TZID=Customized Time Zone:20261124T090000
DTEND;TZID="Customized Time Zone":20261124T093000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-24 10:00 - 10:30'],
  },
  {
    name: 'free, tentative, out of office and working elsewhere',
    ics: calendar(
      HEAD,
      ...['FREE', 'TENTATIVE', 'OOF', 'WORKINGELSEWHERE'].map((status, index) =>
        exchange(
          `1${index}`,
          `DTSTART:2026112${3 + index}T160000Z
DTEND:2026112${3 + index}T170000Z
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:${status}`,
        ),
      ),
    ),
    busy: ['2026-11-24 10:00 - 11:00', '2026-11-25 10:00 - 11:00'],
  },
  {
    name: 'availability only: titles are “Busy”, and a whole day out of office',
    ics: calendar(
      HEAD,
      CENTRAL,
      `BEGIN:VEVENT
SUMMARY:Away
DTSTART;VALUE=DATE:20261126
DTEND;VALUE=DATE:20261128
UID:040000008200E00074C5B7101A82E0080000000020
CLASS:PRIVATE
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:OOF
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
END:VEVENT`,
    ),
    busy: ['2026-11-26 00:00 - 2026-11-28 00:00'],
  },
  {
    name: 'a whole day that is written as times',
    ics: calendar(
      HEAD,
      CENTRAL,
      exchange(
        '21',
        `DTSTART;TZID=Central Standard Time:20261130T000000
DTEND;TZID=Central Standard Time:20261201T000000
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
${BUSY}`,
      ),
    ),
    busy: ['2026-11-30 00:00 - 2026-12-01 00:00'],
  },
  {
    name: 'a series with an interval, a week that starts on Sunday, and an end on its own clocks',
    ics: calendar(
      HEAD,
      CENTRAL,
      exchange(
        '22',
        `RRULE:FREQ=WEEKLY;UNTIL=20261208T120000;INTERVAL=2;BYDAY=TU;WKST=SU
DTSTART;TZID=Central Standard Time:20261027T120000
DTEND;TZID=Central Standard Time:20261027T130000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-24 12:00 - 13:00', '2026-12-08 12:00 - 13:00'],
  },
  {
    name: 'several left-out dates in one line, and the exception in another zone',
    ics: calendar(
      HEAD,
      CENTRAL,
      exchange(
        '23',
        `RRULE:FREQ=DAILY;COUNT=5;BYDAY=MO,TU,WE,TH,FR
EXDATE;TZID=Central Standard Time:20261124T080000,20261126T080000
DTSTART;TZID=Central Standard Time:20261123T080000
DTEND;TZID=Central Standard Time:20261123T081500
${BUSY}`,
      ),
      exchange(
        '23',
        `RECURRENCE-ID:20261125T140000Z
DTSTART;TZID=Pacific Standard Time:20261125T090000
DTEND;TZID=Pacific Standard Time:20261125T093000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-23 08:00 - 08:15', '2026-11-25 11:00 - 11:30', '2026-11-27 08:00 - 08:15'],
  },
  {
    name: 'a changed date whose series is not in the file',
    ics: calendar(
      HEAD,
      CENTRAL,
      exchange(
        '24',
        `RECURRENCE-ID;TZID=Central Standard Time:20261124T080000
DTSTART;TZID=Central Standard Time:20261124T083000
DTEND;TZID=Central Standard Time:20261124T090000
${BUSY}`,
      ),
    ),
    busy: ['2026-11-24 08:30 - 09:00'],
  },
  {
    name: 'an alarm with a duration, and HTML in the description that breaks its folding',
    ics: calendar(
      HEAD,
      event(`UID:25
DTSTART:20261124T140000Z
DTEND:20261124T143000Z
X-ALT-DESC;FMTTYPE=text/html:<html><body>
<p>DTSTART of the session: 9</p>
</body></html>
BEGIN:VALARM
TRIGGER:-PT15M
ACTION:DISPLAY
DESCRIPTION:Reminder
DURATION:PT4H
END:VALARM`),
    ),
    busy: ['2026-11-24 08:00 - 08:30'],
  },
  {
    name: 'published free and busy times (VFREEBUSY)',
    ics: calendar(
      HEAD,
      `BEGIN:VFREEBUSY
UID:fb1
DTSTART:20261123T060000Z
DTEND:20261214T060000Z
FREEBUSY;FBTYPE=BUSY:20261124T150000Z/20261124T160000Z,20261125T150000Z/PT30M
FREEBUSY;FBTYPE=FREE:20261126T150000Z/20261126T160000Z
END:VFREEBUSY`,
    ),
    busy: ['2026-11-24 09:00 - 10:00', '2026-11-25 09:00 - 09:30'],
  },
];
