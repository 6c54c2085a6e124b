/** Number of unanswered leads, for the rail and the title of every staff page. */
import type { QueueCounts } from '#staff/contract/inbox.ts';
import { atom } from 'nanostores';

export const $counts = atom<QueueCounts | undefined>(undefined);
