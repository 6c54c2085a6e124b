/** What the inbox shows, in the fragment of the address: queue and id of a lead, nothing personal. */
import { type Queue, QUEUES } from '#staff/contract/inbox.ts';

export interface View {
  queue: Queue;
  lead: string | null;
  /** Whether the lead has the whole page, even where there is room beside the list. */
  isFull: boolean;
  /** Whether it was opened from “Read first”, whose leads then follow. */
  isAmongFirst: boolean;
}

const isQueue = (text: string | undefined): text is Queue => QUEUES.some((queue) => queue === text);

/** `#unanswered/4f2k/full`, `#unanswered/4f2k/first` */
export function readView(hash: string): View {
  const [queue, lead, ...how] = hash.replace(/^#/, '').split('/');
  return {
    queue: isQueue(queue) ? queue : 'unanswered',
    lead: lead && /^[\w-]+$/.test(lead) ? lead : null,
    isFull: how.includes('full'),
    isAmongFirst: how.includes('first'),
  };
}

/** The fragment of a view. */
export function viewHash({ queue, lead, isFull, isAmongFirst }: View): string {
  const how = lead === null ? [] : [isFull && 'full', isAmongFirst && 'first'];
  return `#${[queue, lead, ...how].filter(Boolean).join('/')}`;
}
