/** How long a page was open when its form was sent, as reported by the page. */

/** Milliseconds. Bots and forms without JavaScript do not send it. */
export const PAGE_AGE_HEADER = 'x-page-age';

/** Faster submits are spam. People need many seconds, over 1 s even with autofill; half avoids false positives. */
export const MIN_FILL_TIME_MS = 500;
