/** What the booking form needs in the browser. */
import type { ContactWay } from './first-contact.ts';

/** Open times as JSON; `?zone=` converts them. */
export const OPEN_TIMES_PATH = '/api/open-times';

/** The calendar entry; `?at=` is the start, as in the field `slot`, and `&first=` the first contact. */
export const CALENDAR_FILE_PATH = '/api/call.ics';

/** Contains nothing else about the visitor. */
export const calendarFileAddress = (slot: string, first: ContactWay = 'call'): string =>
  `${CALENDAR_FILE_PATH}?at=${encodeURIComponent(slot)}&first=${first}`;

/** Days shown at once; further ones open on demand. */
export const FIRST_DAYS = 5;

/** `#` is replaced by the time. */
export const TAKEN_MESSAGE =
  'Somebody just booked #. Sorry, you did nothing wrong. Pick another time and send again; everything you typed is still here.';

/** The time chosen before a reload is taken; `#` is day and time. */
export const GONE_MESSAGE =
  '# isn’t open anymore, sorry. Please pick another time; everything you typed is still here.';
