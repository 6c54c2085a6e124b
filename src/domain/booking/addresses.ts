/** What the booking form needs to know in the browser about the list of times. */
import type { ContactWay } from './first-contact.ts';

/** Address of the open times as JSON; `?zone=` asks for them in a time zone. */
export const OPEN_TIMES_PATH = '/api/open-times';

/**
 * Address of the calendar entry; `?at=` is the start, as the value of the field `slot`, and `&first=` the first contact.
 */
export const CALENDAR_FILE_PATH = '/api/call.ics';

/** The address of the entry for a start. It contains nothing else about the visitor. */
export const calendarFileAddress = (slot: string, first: ContactWay = 'call'): string =>
  `${CALENDAR_FILE_PATH}?at=${encodeURIComponent(slot)}&first=${first}`;

/** Days that show at once; further ones open on demand. */
export const FIRST_DAYS = 5;

/** Message when another visitor has booked the time; `#` is replaced by the time. */
export const TAKEN_MESSAGE =
  'Somebody just booked #. Sorry, you did nothing wrong. Pick another time and send again; everything you typed is still here.';

/** Says that the time chosen before a reload is not open anymore; `#` is day and time. */
export const GONE_MESSAGE =
  '# isn’t open anymore, sorry. Please pick another time; everything you typed is still here.';
