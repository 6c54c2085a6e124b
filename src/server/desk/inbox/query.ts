/** Reads the body of a list request. It comes from staff, and is checked as if it did not. */
import { instantsOf, addDays } from '#lib/zone-time.ts';
import { ADDRESS_FILTERS, QUEUES, type Queue } from '#staff/contract/inbox.ts';
import type { ListOptions, Position } from './port.ts';

export interface CheckedQuery extends Omit<ListOptions, 'most'> {
  search: string | undefined;
  /** Key of the service. */
  service?: string | undefined;
  /** Part of the state, as they wrote it. */
  state?: string | undefined;
  /** In which they are answered. */
  language?: string | undefined;
}

const MAX_LENGTH = 200;
const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const CURSOR = /^(\d{1,15})~([0-9a-f-]{36})$/;
const LEAD_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const isLeadId = (text: string): boolean => LEAD_ID.test(text);

/** A page of rows. */
const MAX_IDS = 50;

/** Ids of selected leads, each once; `undefined` for anything malformed. */
export function readIds(body: Readonly<Record<string, unknown>> | undefined): string[] | undefined {
  const ids: unknown = body?.['ids'];
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MAX_IDS) return undefined;
  const isList = ids.every((id): id is string => typeof id === 'string' && isLeadId(id));
  return isList ? [...new Set(ids)] : undefined;
}

/** Holds nothing of the person. */
export const cursorOf = ({ at, id }: Position): string => `${at}~${id}`;

const isQueue = (value: unknown): value is Queue => (QUEUES as readonly unknown[]).includes(value);
const startOf = (day: string, zone: string): number =>
  instantsOf({ day, minutes: 0 }, zone)[0] ?? Date.parse(day);

/** `undefined` for anything malformed. @param me id of the account that asks */
export function readQuery(
  body: Readonly<Record<string, unknown>> | undefined,
  zone: string,
  me: string,
): CheckedQuery | undefined {
  if (!body || !isQueue(body['queue'])) return undefined;
  const texts = new Map<string, string>();
  for (const name of ['search', ...ADDRESS_FILTERS, 'cursor']) {
    const value = body[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
    texts.set(name, name === 'assignedTo' && value === 'me' ? me : value);
  }
  const [from, to, cursor] = ['from', 'to', 'cursor'].map((name) => texts.get(name));
  if (
    [from, to].some(
      (day) => day !== undefined && (!ISO_DAY.test(day) || Number.isNaN(Date.parse(day))),
    )
  )
    return undefined;
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && (at === undefined || id === undefined)) return undefined;
  return {
    queue: body['queue'],
    search: texts.get('search'),
    ...Object.fromEntries(
      ADDRESS_FILTERS.flatMap((name) =>
        texts.has(name) && name !== 'from' && name !== 'to' ? [[name, texts.get(name)]] : [],
      ),
    ),
    from: from === undefined ? undefined : startOf(from, zone),
    until: to === undefined ? undefined : startOf(addDays(to, 1), zone),
    after: at === undefined || id === undefined ? undefined : { at: Number(at), id },
  };
}
