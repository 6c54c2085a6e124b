/** What the inbox shows, in the fragment of the address: queue, filters and id of a lead, nothing personal. */
import { ADDRESS_FILTERS, type InboxQuery, type Queue, QUEUES } from '#staff/contract/inbox.ts';

export interface View {
  queue: Queue;
  lead: string | null;
  /** Whether the lead has the whole page, even where there is room beside the list. */
  isFull: boolean;
  /** Whether it was opened from “Read first”, whose leads then follow. */
  isAmongFirst: boolean;
  /** As in the address: {@link filtersIn} reads it. */
  filters: string;
}

type AddressFilters = Pick<InboxQuery, (typeof ADDRESS_FILTERS)[number]>;

/** `assignedTo=me&outcome=held`, always in the same order; without what an address must not hold. */
export const filterText = (filters: AddressFilters): string =>
  String(
    new URLSearchParams(
      ADDRESS_FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
    ),
  );

/** The same after the `?` of an address; empty without filters. */
export const filterHash = (filters: AddressFilters): string => {
  const text = filterText(filters);
  return text && `?${text}`;
};

export const filtersIn = (text: string): AddressFilters =>
  Object.fromEntries(new URLSearchParams(text));

const isQueue = (text: string | undefined): text is Queue => QUEUES.some((queue) => queue === text);

/** `#unanswered/4f2k/full`, `#unanswered/4f2k/first`, `#all?assignedTo=me` */
export function readView(hash: string): View {
  const [place = '', filters = ''] = hash.replace(/^#/, '').split('?');
  const [queue, lead, ...how] = place.split('/');
  return {
    queue: isQueue(queue) ? queue : 'unanswered',
    lead: lead && /^[\w-]+$/.test(lead) ? lead : null,
    isFull: how.includes('full'),
    isAmongFirst: how.includes('first'),
    filters: filterText(filtersIn(filters)),
  };
}

/** The fragment of a view. */
export function viewHash({ queue, lead, isFull, isAmongFirst, filters }: View): string {
  const how = lead === null ? [] : [isFull && 'full', isAmongFirst && 'first'];
  return `#${[queue, lead, ...how].filter(Boolean).join('/')}${filters && `?${filters}`}`;
}

/** Shows another view. @param isStep in place of this one, so that Back leads to the one before */
export function goTo(next: Partial<View>, isStep = false): void {
  const to = viewHash({ ...readView(location.hash), ...next });
  if (isStep) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event('hashchange'));
}
