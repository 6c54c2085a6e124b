/**
 * When to call: an offered time, or times of day. Optional fields in addition to the specified ones
 * (R252): forms that offer no times send none of them. Uses zod/mini, because the browser downloads
 * it.
 */
import * as z from 'zod/mini';

/** The messages of the field `slot`. */
export const SLOT_MESSAGES = {
  missing: 'Please pick a time, or tell us when',
  gone: 'Somebody just booked #. Sorry, you did nothing wrong. Please pick another time.',
} as const;

const said = z.optional(z.literal('on', 'Please tick or leave the box'));

/** The fields: a start in UTC such as `2026-11-24T21:00Z`, and times of day. */
export const callTime = {
  slot: z.optional(
    z
      .string(SLOT_MESSAGES.missing)
      .check(z.regex(/^(?:other|\d{4}-\d\d-\d\dT\d\d:\d\dZ)$/, SLOT_MESSAGES.missing)),
  ),
  mornings: said,
  afternoons: said,
  evenings: said,
  saturdays: said,
};
