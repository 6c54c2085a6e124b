import { DESTINATION_COLUMN } from '../db/stored-names.ts';
import type { Receivers } from './lead.ts';

/**
 * Condition for leads that retention may delete: spam, self-tests, or no delivery that is refused, failed, quarantined,
 * or waiting for a configured destination. Staff must resend or discard refused, failed and quarantined ones first.
 * `$1` is {@link receiverNames}.
 */
export const PURGEABLE = `(spam = 1 or self_test = 1
  or not exists (select 1 from deliveries where lead_id = id and (state in ('refused', 'failed', 'quarantined')
    or (state = 'waiting' and ${DESTINATION_COLUMN} || ' ' || form = any($1)))))`;

/** As `destination form`. */
export const receiverNames = (receivers: Receivers): string[] =>
  Object.entries(receivers).flatMap(([destination, forms]) =>
    forms.map((form) => `${destination} ${form}`),
  );
