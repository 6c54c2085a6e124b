/** Calendar entry of a booked call (RFC 5545). */
import type { ContactWay } from './first-contact.ts';
import { slotValue } from './preferred-time.ts';

/** Address of the page after a booked call without JavaScript; `?at=` is its start, `&first=` the first contact. */
export const BOOKED_PATH = '/api/booked';

/** The address of the page after a booked call. It contains nothing else about the visitor. */
export const bookedAddress = (at: number, first: ContactWay): string =>
  `${BOOKED_PATH}?at=${slotValue(at)}&first=${first}`;

/** `20261124T210000Z` */
const stamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A text of RFC 5545 (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** What an entry says. */
export interface CalendarEntry {
  /** The start, epoch milliseconds. */
  at: number;
  minutes: number;
  title: string;
  /**
   * The same for one visitor's call however often it is downloaded, another one for any other: calendars replace an
   * entry that they know (RFC 5545, 3.8.4.7).
   */
  uid: string;
  /** When the file is made, epoch milliseconds: DTSTAMP of an entry that is published (3.8.7.2). */
  now: number;
}

/** The entry as a file. */
export function calendarFile({ at, minutes, title, uid, now }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Call//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
