/** The times for a free call that are open at a moment. */
import { DAYS, type Day } from '#lib/hours.ts';
import { type SlotRules, startsOf } from './slot-rules.ts';
import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';

/** Days without calls and without a reason are left out. */
export interface SlotDay {
  /** `2026-11-24`, in the practice's time zone. */
  day: string;
  /** Starts, epoch milliseconds. */
  open: number[];
  /** Why no call is open. */
  why?: { closed: string } | 'taken';
}

/** Whether the call at this start, epoch milliseconds, cannot be booked. */
export interface Taken {
  has: (at: number) => boolean;
}

interface Moment {
  /** Epoch milliseconds. */
  now: number;
  zone: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function weekdayOf(day: string): Day {
  return DAYS[(new Date(day).getUTCDay() + 6) % 7] as Day;
}

/** Starts, taken ones included, epoch milliseconds. */
function callsOn(day: string, rules: SlotRules, zone: string): number[] {
  const exception = rules.exceptions.find((one) => one.day === day);
  if (exception?.closed) return [];
  const times = exception?.times ?? rules.weekly[weekdayOf(day)] ?? [];
  // An hour that exists twice is offered once, the first time.
  return startsOf(times, rules.minutes).flatMap((minutes) =>
    instantsOf({ day, minutes }, zone).slice(0, 1),
  );
}

function bookableDays({ horizon }: SlotRules, { now, zone }: Moment): string[] {
  const { day: today } = zoneTimeOf(now, zone);
  return Array.from({ length: horizon }, (_, index) => addDays(today, index));
}

/** Days with open calls, and those without and why, earliest first. @param taken starts that cannot be booked */
export function openSlots(rules: SlotRules, taken: Taken, moment: Moment): SlotDay[] {
  const earliest = moment.now + rules.notice * HOUR;
  return bookableDays(rules, moment).flatMap((day): SlotDay[] => {
    const closed = rules.exceptions.find((one) => one.day === day)?.closed;
    if (closed) return [{ day, open: [], why: { closed } }];
    const calls = callsOn(day, rules, moment.zone).filter((at) => at >= earliest);
    const open = calls.filter((at) => !taken.has(at));
    if (open.length > 0) return [{ day, open }];
    return calls.length > 0 ? [{ day, open, why: 'taken' }] : [];
  });
}

/** A time that was on offer when the form was opened is accepted this long. */
const FILLING_MS = 30 * MINUTE;

/** Whether a call may start at `at`, epoch milliseconds, whoever has it. */
export function isOffered(at: number, rules: SlotRules, { now, zone }: Moment): boolean {
  const earliest = Math.max(now, now + rules.notice * HOUR - FILLING_MS);
  const { day } = zoneTimeOf(at, zone);
  return (
    at >= earliest &&
    bookableDays(rules, { now, zone }).includes(day) &&
    callsOn(day, rules, zone).includes(at)
  );
}
