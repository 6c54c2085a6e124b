/** Names of calendar entries: the same however often an entry is read, without saying whose it is. */
import { hash } from 'node:crypto';
import { site } from '#site';

/**
 * UID of the entry of a lead's call; a lead has one call, however often it is moved.
 * @param reader the visitor's own entry and the one in the calendar of staff must not replace each other
 */
export const entryId = (leadId: string, reader: 'visitor' | 'staff'): string =>
  `${hash('sha256', `${reader} ${leadId}`).slice(0, 32)}@${new URL(site.url).hostname}`;
