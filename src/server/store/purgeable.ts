/** SQL condition for leads that retention may delete. */
import type { Receivers } from './lead.ts';

/**
 * True for leads that are spam, self-tests, or have no delivery that is refused, failed, quarantined, or waiting for a
 * configured destination. Refused, failed and quarantined deliveries keep a lead until staff resends or discards them.
 * @param names the parameter that holds {@link receiverNames}
 */
export const purgeable = (names: `$${number}`): string => `(spam = 1 or self_test = 1
  or not exists (select 1 from deliveries where lead_id = id and (state in ('refused', 'failed', 'quarantined')
    or (state = 'waiting' and adapter || ' ' || form = any(${names})))))`;

/** Pairs of destination and form, as `destination form`. */
export const receiverNames = (receivers: Receivers): string[] =>
  Object.entries(receivers).flatMap(([adapter, forms]) =>
    forms.map((form) => `${adapter} ${form}`),
  );
