/** Names of calendar entries: the same at every reading, without saying whose they are. */
import { hash } from 'node:crypto';
import { site } from '#site';

/**
 * UID of a lead's call, however often it is moved. The visitor's own entry and the staff's must not replace each other.
 */
export const entryId = (leadId: string, reader: 'visitor' | 'staff'): string =>
  `${hash('sha256', `${reader} ${leadId}`).slice(0, 32)}@${new URL(site.url).hostname}`;
