/** Free calls as staff see them: who holds which, what is free, what is closed. Wire types of `GET /api/admin/slots`. */
import type { Offer } from '#domain/booking/offered-times.ts';
import { openSlots } from '#domain/booking/open-slots.ts';
import { startsOf, type SlotRules, type Times } from '#domain/booking/slot-rules.ts';
import type { BusinessHours } from '#domain/booking/reply-time.ts';
import { zoneTimeOf } from '#domain/booking/zone-time.ts';
import { clock, DAYS, type Day, daysOf, minutesOf } from '#domain/practice/hours.ts';
import type { FirstContact } from '#domain/booking/first-contact.ts';
import type { SafeContactAnswers } from './lead.ts';

/** A call that a lead holds. */
export interface HeldCall {
  /** Start, epoch milliseconds. */
  at: number;
  /** Id of the lead. */
  id: string;
  firstName: string;
  lastName: string;
  safe: SafeContactAnswers;
  /** How to reach them first. */
  first: FirstContact;
  answeredAt: number | null;
}

/** A day with calls, or one that is closed. */
export interface SlotsDay {
  /** `2026-11-24`, in the practice's zone. */
  day: string;
  /** Why the practice is closed. */
  closed: string | null;
  /** Starts of calls that can be booked now, epoch milliseconds. */
  free: readonly number[];
  held: readonly HeldCall[];
}

/** Response of `GET /api/admin/slots`. */
export interface Slots {
  /** Earliest first; days without calls and without a reason are left out. */
  days: readonly SlotsDay[];
  /** `null`: the site offers no calls at the moment. */
  rules: SlotRules | null;
  /** Clock of the server, epoch milliseconds. */
  now: number;
}

/**
 * Days from today on with their calls. Calls that are held are there even if the rules do not offer them any more.
 * @param held calls from the beginning of today on
 * @param now epoch milliseconds
 */
export function slotsDays(
  rules: SlotRules | undefined,
  held: readonly HeldCall[],
  now: number,
  zone: string,
): SlotsDay[] {
  const taken = new Set(held.map(({ at }) => at));
  const open = rules ? openSlots(rules, taken, { now, zone }) : [];
  const byDay = Map.groupBy(held, ({ at }) => zoneTimeOf(at, zone).day);
  const names = new Set([...open.map(({ day }) => day), ...byDay.keys()]);
  return [...names].sort().map((day) => {
    const { open: free = [], why } = open.find((one) => one.day === day) ?? {};
    const closed = typeof why === 'object' ? why.closed : null;
    return { day, closed, free, held: byDay.get(day) ?? [] };
  });
}

/**
 * What matters for a call: `No calls`, `No number: write first`, `Write first`, `No voicemail`; empty if nothing does. A
 * clinician reads these words.
 */
export function callWarning({
  safe: { call, voicemail },
  first: { why },
}: Pick<HeldCall, 'safe' | 'first'>): string {
  if (call === 'no') return 'No calls';
  if (why === 'no-number') return 'No number: write first';
  if (why === 'ask-first') return 'Write first';
  return voicemail === 'no' ? 'No voicemail' : '';
}

/** `9:30 AM` or `9:30 AM to 12:00 PM` for an entry of the rules. */
export function entryText(entry: string): string {
  const [from = '', to] = entry.split('-');
  return to === undefined ? clock(from) : `${clock(from)} to ${clock(to)}`;
}

/** `9:00 AM, 1:30 PM` */
export const timesText = (times: Times): string => times.map(entryText).join(', ');

const isOutside = (day: Day, minutes: number, length: number, { hours }: BusinessHours): boolean =>
  !daysOf(hours).includes(day) ||
  minutes < minutesOf(hours.opens) ||
  minutes + length > minutesOf(hours.closes);

/** Weekly call times outside phone hours, such as `Monday 5:30 PM`. */
export function callsOutsideHours({ rules, business }: Offer): string[] {
  return DAYS.flatMap((day) =>
    startsOf(rules.weekly[day] ?? [], rules.minutes)
      .filter((start) => isOutside(day, start, rules.minutes, business))
      .map((start) => {
        const [hour, minute] = [Math.floor(start / 60), start % 60];
        return `${day} ${clock(`${hour}:${String(minute).padStart(2, '0')}`)}`;
      }),
  );
}
