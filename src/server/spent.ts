/** Which leads nobody misses any more, as a condition on `leads`: delivered to everybody, or never meant to be. */
export const SPENT = `(spam = 1 or self_test = 1 or (
  exists (select 1 from deliveries where lead_id = id)
  and not exists (select 1 from deliveries where lead_id = id and state <> 'delivered')))`;
