/**
 * What a lead waits for, as a number in its row: the sum of its waiting destinations, or more than all of them if a
 * delivery needs a person. Waiting only for a destination that is not configured for its form does not count.
 */
import { DESTINATIONS, type DestinationName, isDestination } from '#staff/contract/lead.ts';
import type { Receivers } from '../lead.ts';
import type { Value } from '../transaction.ts';

/** A delivery was refused, failed or is held back. */
const NEEDS_PERSON = 8;
/** A bit each, not that of {@link NEEDS_PERSON}: the next is 16. They are in the rows of running practices. */
const BITS: Readonly<Record<DestinationName, number>> = { hubspot: 1, email: 2, webhook: 4 };
const STUCK: ReadonlySet<string> = new Set(['refused', 'failed', 'quarantined']);

const bit = DESTINATIONS.map((name) => `when '${name}' then ${BITS[name]}`).join(' ');

/** 0 for a destination of an earlier release. */
const bitOf = (adapter: string): number => (isDestination(adapter) ? BITS[adapter] : 0);

/** For a row of `lead_work`, from its deliveries. */
export const WAITS_FOR = `case
  when exists (select 1 from deliveries where deliveries.lead_id = lead_work.lead_id
    and state in ('refused', 'failed', 'quarantined')) then ${NEEDS_PERSON}
  else (select coalesce(sum(case adapter ${bit} else 0 end), 0) from deliveries
    where deliveries.lead_id = lead_work.lead_id and state = 'waiting') end`;

/** The same for a new row. */
export function waitsFor(deliveries: readonly { adapter: string; state: string }[]): number {
  if (deliveries.some(({ state }) => STUCK.has(state))) return NEEDS_PERSON;
  return deliveries.reduce((sum, { adapter }) => sum + bitOf(adapter), 0);
}

/** Undelivered leads of a form that wait for the same. */
export interface UndeliveredSum {
  form: string;
  waitsFor: number;
  leads: number;
}

/** Configured destinations by form, as bits. */
function masksOf(receivers: Receivers): Map<string, number> {
  const masks = new Map<string, number>();
  for (const [name, forms] of Object.entries(receivers))
    for (const form of forms) masks.set(form, (masks.get(form) ?? 0) + bitOf(name));
  return masks;
}

/** Leads that somebody or a configured destination must still handle. */
export function countAwaited(sums: readonly UndeliveredSum[], receivers: Receivers): number {
  const masks = masksOf(receivers);
  const awaited = sums.filter(
    ({ form, waitsFor: what }) => (what & (NEEDS_PERSON | (masks.get(form) ?? 0))) !== 0,
  );
  return awaited.reduce((sum, { leads }) => sum + Number(leads), 0);
}

/** Condition for the same leads. */
export function isAwaited(receivers: Receivers, param: (value: Value) => string): string {
  const byForm = [...masksOf(receivers)].map(
    ([form, mask]) => `(form = ${param(form)} and (waits_for & ${mask}) <> 0)`,
  );
  return `(${[`(waits_for & ${NEEDS_PERSON}) <> 0`, ...byForm].join(' or ')})`;
}
