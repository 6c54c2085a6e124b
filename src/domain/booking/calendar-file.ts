/** Calendar entry of a booked call (RFC 5545). Calendars are shared, so it says nothing else about the call. */
import { slotOf, slotValue } from './preferred-time.ts';

/** Address of the page after a booked call without JavaScript; `?at=` is its start. */
export const BOOKED_PATH = '/api/booked';

/** The address of the page after a booked call. It contains nothing about the visitor. */
export const bookedAddress = (at: number): string => `${BOOKED_PATH}?at=${slotValue(at)}`;

/** `20261124T210000Z` */
const stamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * The entry as a file.
 * @param slot the value of the field `slot`
 * @param minutes length of the call
 * @param host makes the entry's id unique
 * @returns `undefined` if `slot` is not a start
 */
export function calendarFile(slot: string, minutes: number, host: string): string | undefined {
  const at = slotOf(slot);
  if (at === undefined) return undefined;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Call//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(at)}@${host}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + minutes * 60_000)}`,
    `SUMMARY:Call, ${minutes} min`.replace(',', '\\,'),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
