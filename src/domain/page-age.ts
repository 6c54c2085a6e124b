/** The time trap: how long a page has been open when its form is sent, as the page itself says. */

/** Header with the age of the page in milliseconds. Programs and forms without JavaScript leave it out. */
export const PAGE_AGE_HEADER = 'x-page-age';

/**
 * Younger pages send spam: filling in a form takes a person many seconds, with everything prefilled still more than one.
 * Half of that, because a friend taken for a machine is worse than a machine taken for a friend.
 */
export const LEAST_PAGE_AGE_MS = 500;
