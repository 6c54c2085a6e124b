import * as z from 'zod';
import { CLOCK_TIME, type SlotRules } from './slot-rules.ts';
import { day } from '#lib/day.ts';
import { DAYS, minutesOf } from '#lib/hours.ts';
import { text } from '#lib/content/fields.ts';

const EXAMPLE = 'for example: "09:00" for one call, or "13:00-15:00" for calls back to back';

const isTime = (entry: string): boolean => {
  const [from = '', to, ...more] = entry.split('-').map((part) => part.trim());
  if (!CLOCK_TIME.test(from) || more.length > 0) return false;
  return to === undefined || (CLOCK_TIME.test(to) && minutesOf(to) > minutesOf(from));
};

const times = z
  .array(
    z
      .string(`write a time in quotes, ${EXAMPLE}`)
      .refine(isTime, `this is not a time of the day, ${EXAMPLE}`)
      .transform((entry) => entry.replaceAll(' ', '')),
    `write a list of times, ${EXAMPLE}`,
  )
  .min(1, `this list has no time, ${EXAMPLE}`);

const WHOLE = (what: string, example: number): string =>
  `write ${what} as a whole number, for example: ${example}`;

const whole = (what: string, example: number, min: number, max: number): z.ZodNumber =>
  z
    .number(WHOLE(what, example))
    .int(WHOLE(what, example))
    .min(min, `${what} is at least ${min}`)
    .max(max, `${what} is at most ${max}`);

const exception = z
  .strictObject({
    day: z
      .string('write the day in quotes, for example: "2026-11-26"')
      .pipe(day)
      .describe('The day, in quotes'),
    closed: text('Thanksgiving', 30)
      .optional()
      .describe('Why nobody answers; the form says "Closed for" and this. Also counts for replies'),
    times: times.optional().describe('Times on this day, in place of the weekday’s'),
  })
  .refine(
    ({ closed, times: extra }) => (closed === undefined) !== (extra === undefined),
    'write either why this day is closed or its times, for example: "closed: Thanksgiving"',
  );

const isOncePerDay = (entries: readonly { day: string }[]): boolean =>
  new Set(entries.map((entry) => entry.day)).size === entries.length;

export const slotRulesSchema: z.ZodType<SlotRules> = z.strictObject({
  minutes: whole('the length of a call in minutes', 15, 5, 120).describe('How long a call takes'),
  notice: whole('the notice in hours', 3, 0, 168).describe(
    'Hours between booking and call, at least',
  ),
  horizon: whole('the number of days ahead', 14, 1, 60).describe(
    'How many days ahead people can book, today included',
  ),
  weekly: z
    .partialRecord(
      z.enum(DAYS),
      times,
      'write the weekdays in English with their times, for example: Monday: ["09:00", "13:30"]',
    )
    .describe('Times by weekday, on the practice’s clock; leave out days without calls'),
  exceptions: z
    .array(exception)
    .refine(isOncePerDay, 'one day is listed twice; keep one of the two')
    .default([])
    .describe('Days that differ from their weekday'),
});
