/** What the booking form needs in the browser. */
import type { Language } from '#lib/language.ts';
import type { ContactWay } from './first-contact.ts';

/** Open times as JSON; `?zone=` converts them. */
export const OPEN_TIMES_PATH = '/api/open-times';

/** The calendar entry; `?at=` is the start, as in the field `slot`, and `&first=` the first contact. */
export const CALENDAR_FILE_PATH = '/api/call.ics';

/** Contains nothing else about the visitor. @param language if it is not English */
export const calendarFileAddress = (
  slot: string,
  first: ContactWay = 'call',
  language?: Language,
): string =>
  `${CALENDAR_FILE_PATH}?at=${encodeURIComponent(slot)}&first=${first}${language ? `&language=${language}` : ''}`;

/** Days shown at once; further ones open on demand. */
export const FIRST_DAYS = 5;
