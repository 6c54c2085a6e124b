/** Calendar entry of a booked call (RFC 5545). */
import type { Language } from '#lib/language.ts';
import type { ContactWay } from './first-contact.ts';
import { slotValue } from './preferred-time.ts';

/** The page after a booked call without JavaScript; `?at=` is its start, `&first=` the first contact. */
export const BOOKED_PATH = '/api/booked';

/** Contains nothing else about the visitor. */
export const bookedAddress = (at: number, first: ContactWay, language: Language): string =>
  `${BOOKED_PATH}?at=${slotValue(at)}&first=${first}${language === 'en' ? '' : `&language=${language}`}`;

/** `20261124T210000Z` */
const stamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** At most 75 bytes per line (3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

const encoder = new TextEncoder();

export interface CalendarEntry {
  /** Epoch milliseconds. */
  at: number;
  minutes: number;
  title: string;
  /** The same for a call however often moved: calendars replace an entry that they know (RFC 5545, 3.8.4.7). */
  uid: string;
  /** When the file is made, epoch milliseconds: DTSTAMP (3.8.7.2). */
  now: number;
  /** How often the call was moved or canceled (3.8.7.4). */
  sequence?: number;
  url?: string;
  /** For an emailed entry. */
  mail?: { organizer: string; attendee: string };
  isCanceled?: boolean;
}

function linesOf(entry: CalendarEntry): string[] {
  const { at, minutes, title, uid, now, sequence = 0, url, mail, isCanceled = false } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + minutes * 60_000)}`,
    `SEQUENCE:${sequence}`,
    ...(isCanceled ? ['STATUS:CANCELLED'] : []),
    ...(url === undefined ? [] : [`URL:${url}`, `DESCRIPTION:${escaped(url)}`]),
    ...(mail
      ? [
          `ORGANIZER:mailto:${mail.organizer}`,
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${mail.attendee}`,
        ]
      : []),
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ];
}

/** @param head further lines of the calendar, such as its method */
export function calendarFile(
  entries: readonly CalendarEntry[],
  head: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Call//EN',
    ...head,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return [...lines.map(folded), ''].join('\r\n');
}
