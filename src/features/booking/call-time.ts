/**
 * When to call: an offered time, or times of day. Optional fields in addition to the specified ones (R252): forms that
 * offer no times send none of them. Uses zod/mini, because browsers download it.
 */
import * as z from 'zod/mini';

/** Of the field `slot`. */
export const NO_TIME_MESSAGE = 'Please pick a time, or tell us when';

const said = z.optional(z.literal('on'));

/** A start in UTC such as `2026-11-24T21:00Z`, and times of day. */
export const callTime = {
  slot: z.optional(
    z
      .string(NO_TIME_MESSAGE)
      .check(z.regex(/^(?:other|\d{4}-\d\d-\d\dT\d\d:\d\dZ)$/, NO_TIME_MESSAGE)),
  ),
  mornings: said,
  afternoons: said,
  evenings: said,
  saturdays: said,
};
