import { setImmediate } from 'node:timers/promises';
import type { ListedLead, Position } from './port.ts';
import type { InboxStore } from '../store/inbox.ts';
import { languageOfLead } from '../../leads/language.ts';
import { createWorkQueue, NobodyWaits, type WorkQueue } from '../../base/work-queue.ts';
import type { CheckedQuery } from './query.ts';
import { contactOf } from './words.ts';

/** Leads read at once while searching. */
const PIECE = 250;
/** Fewer digits match too many phone numbers. */
const FEWEST_DIGITS = 3;

/** Ignores case, accents and composition: `nguyen` finds `Nguyễn`. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
const digitsOf = (text: string): string => text.replace(/\D/g, '');

type Matched = (one: ListedLead) => boolean;

/** Whether a lead's name, email address or phone number contains the text. */
export function matcherOf(search: string): Matched {
  const wanted = plain(search).replace(/\s+/g, ' ');
  const isNumber = /^[\d\s()+.\-/]+$/.test(search);
  const digits = isNumber ? digitsOf(search) : '';
  return ({ lead }) => {
    const { firstName, lastName, email, phone } = contactOf(lead);
    if ([`${firstName} ${lastName}`, email, phone].some((text) => plain(text).includes(wanted)))
      return true;
    return digits.length >= FEWEST_DIGITS && digitsOf(phone).includes(digits);
  };
}

type ReadFilter = 'search' | 'service' | 'state' | 'language';

/** What a query asks of what leads say, which the database does not read; `undefined` if nothing. */
function wantedOf({
  search,
  service,
  state,
  language,
}: Pick<CheckedQuery, ReadFilter>): Matched | undefined {
  const conditions: Matched[] = [
    ...(search === undefined ? [] : [matcherOf(search)]),
    ...(service === undefined
      ? []
      : [({ lead }: ListedLead) => lead.fields['serviceInterest'] === service]),
    ...(state === undefined
      ? []
      : [
          ({ lead }: ListedLead) =>
            plain(String(lead.fields['state'] ?? '')).includes(plain(state)),
        ]),
    ...(language === undefined
      ? []
      : [({ lead }: ListedLead) => languageOfLead(lead) === language]),
  ];
  return conditions.length === 0 ? undefined : (one) => conditions.every((isMet) => isMet(one));
}

/** Whether leads are read one by one for it. */
export const readsAll = (query: CheckedQuery): boolean => wantedOf(query) !== undefined;

export const positionOf = ({ lead, work }: ListedLead, queue: CheckedQuery['queue']): Position => ({
  at: (queue === 'unanswered' && work.replyBy) || (queue === 'due' && work.nextAt) || 0,
  id: lead.id,
});

/** Runs work in turn for each account: searches read all leads, and one person has several tabs and types on. */
export function createTurns(): <T>(account: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, WorkQueue>();
  return (account, work) => {
    const queue = queues.get(account) ?? createWorkQueue(1, 0);
    queues.set(account, queue);
    return queue.run(work, true);
  };
}

/** @param signal of the request @throws {NobodyWaits} */
export async function* everyListed(
  inbox: Pick<InboxStore, 'list'>,
  { search, service, state, language, ...query }: CheckedQuery,
  signal?: AbortSignal,
): AsyncGenerator<ListedLead> {
  const isWanted = wantedOf({ search, service, state, language }) ?? (() => true);
  for (let { after } = query; ;) {
    if (signal?.aborted) throw new NobodyWaits();
    const piece = await inbox.list({ ...query, after, most: PIECE });
    for (const one of piece) if (isWanted(one)) yield one;
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    after = positionOf(last, query.queue);
    await setImmediate();
  }
}

export async function listPage(
  inbox: InboxStore,
  query: CheckedQuery,
  most: number,
  signal?: AbortSignal,
): Promise<{ leads: ListedLead[]; hasMore: boolean }> {
  const leads: ListedLead[] = [];
  if (!readsAll(query)) {
    const { search: _search, ...options } = query;
    leads.push(...(await inbox.list({ ...options, most: most + 1 })));
  } else
    for await (const one of everyListed(inbox, query, signal)) if (leads.push(one) > most) break;
  return { leads: leads.slice(0, most), hasMore: leads.length > most };
}
