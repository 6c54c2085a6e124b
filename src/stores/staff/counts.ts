/** Number of unanswered leads, for the rail and the title of every staff page. */
import type { QueueCounts } from '#domain/staff/inbox.ts';
import { atom } from 'nanostores';

export const $counts = atom<QueueCounts | undefined>(undefined);
