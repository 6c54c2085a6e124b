/** Free calls as staff see them: who booked which, what is free, what is closed. Wire types of `GET /api/admin/slots`. */
import type { Offer } from '#features/booking/offered-times.ts';
import { openSlots } from '#features/booking/open-slots.ts';
import { startsOf, type SlotRules, type Times } from '#features/booking/slot-rules.ts';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import { clock, DAYS, type Day, daysOf, minutesOf } from '#lib/hours.ts';
import type { FirstContact } from '#features/booking/first-contact.ts';
import type { Language } from '#lib/language.ts';
import type { SafeContactAnswers } from './lead.ts';

const MINUTE = 60_000;

/** A call that a lead booked. */
export interface BookedCall {
  /** Start, epoch milliseconds. */
  at: number;
  /** Id of the lead. */
  id: string;
  /** In which they are answered. */
  language: Language;
  firstName: string;
  lastName: string;
  safe: SafeContactAnswers;
  /** How to reach them first. */
  first: FirstContact;
  answeredAt: number | null;
  /** As in `LeadView`. */
  revision: number;
  /** Why no mail can be sent to them from here; `null` if it can. */
  noMail: string | null;
  /** The practice's own calendar says that it is busy then. */
  isBusyThen: boolean;
}

/**
 * What of an appointment in a calendar cannot be read: its start or end, how it repeats, its left-out, added or moved
 * dates, its time zone, or it repeats too often to be followed.
 */
export const UNREAD_KINDS = ['TIME', 'RULE', 'DATES', 'ZONE', 'LONG'] as const;
export type UnreadKind = (typeof UNREAD_KINDS)[number];

export interface UnreadCount {
  kind: UnreadKind;
  /** Of appointments. */
  count: number;
}

/** A calendar of the practice whose busy times are not offered. Times in epoch milliseconds. */
export interface BusyCalendar {
  /** Host of its address; numbered if there are several. */
  name: string;
  /** When it was read last; `null` if never. */
  readAt: number | null;
  /** Since when it cannot be read; `null` while it can. */
  failingSince: number | null;
  /** Appointments in it that cannot be read in full. */
  unread: readonly UnreadCount[];
}

/** A changed call of which the mail did not arrive. */
export interface UntoldCall {
  /** Id of the lead. */
  id: string;
  firstName: string;
  lastName: string;
  /** The start they know, and the new one, epoch milliseconds; `null`: none, booked by staff, or canceled. */
  from: number | null;
  to: number | null;
}

/** A day with calls, or one that is closed. */
export interface SlotsDay {
  /** `2026-11-24`, in the practice's zone. */
  day: string;
  /** Why the practice is closed. */
  closed: string | null;
  /** Starts of calls that can be booked now, epoch milliseconds. */
  free: readonly number[];
  booked: readonly BookedCall[];
  /** When the practice's own calendars are busy, start and end in epoch milliseconds, within the day. */
  busy: readonly (readonly [number, number])[];
}

/** Response of `GET /api/admin/slots`. */
export interface Slots {
  /** Earliest first; days without calls and without a reason are left out. */
  days: readonly SlotsDay[];
  /** `null`: the site offers no calls at the moment. */
  rules: SlotRules | null;
  /** Changed calls of people who do not know it yet, because the mail to them failed. */
  untold: readonly UntoldCall[];
  /** The practice's own calendars. */
  calendars: readonly BusyCalendar[];
  /** Clock of the server, epoch milliseconds. */
  now: number;
}

/** Who or what takes times. */
export interface Taken {
  /** Calls from the beginning of today on. */
  booked: readonly Omit<BookedCall, 'isBusyThen'>[];
  /** Busy times of the practice's own calendars, epoch milliseconds. */
  busy: readonly (readonly [number, number])[];
}

/**
 * Days from today on with their calls. Calls that are booked are there even if the rules do not offer them any more.
 * @param now epoch milliseconds
 */
export function slotsDays(
  rules: SlotRules | undefined,
  { booked, busy }: Taken,
  now: number,
  zone: string,
): SlotsDay[] {
  const starts = new Set(booked.map(({ at }) => at));
  const length = (rules?.minutes ?? 1) * MINUTE;
  const isBusy = (at: number): boolean =>
    busy.some(([from, until]) => from < at + length && until > at);
  const taken = { has: (at: number) => starts.has(at) || isBusy(at) };
  const open = rules ? openSlots(rules, taken, { now, zone }) : [];
  const byDay = Map.groupBy(booked, ({ at }) => zoneTimeOf(at, zone).day);
  const names = new Set([...open.map(({ day }) => day), ...byDay.keys()]);
  return [...names].sort().map((day) => {
    const { open: free = [], why } = open.find((one) => one.day === day) ?? {};
    const closed = typeof why === 'object' ? why.closed : null;
    const calls = byDay.get(day) ?? [];
    return {
      day,
      closed,
      free,
      booked: calls.map((call) => ({ ...call, isBusyThen: isBusy(call.at) })),
      busy: within(busy, day, zone),
    };
  });
}

const startOf = (day: string, zone: string): number =>
  instantsOf({ day, minutes: 0 }, zone)[0] ?? Date.parse(day);

/** The parts of intervals that are on a day. */
function within(busy: Taken['busy'], day: string, zone: string): [number, number][] {
  const [start, end] = [startOf(day, zone), startOf(addDays(day, 1), zone)];
  return busy
    .filter(([from, until]) => from < end && until > start)
    .map(([from, until]) => [Math.max(from, start), Math.min(until, end)]);
}

/**
 * What matters for a call: `No calls`, `No number: write first`, `Write first`, `No voicemail`; empty if nothing does. A
 * clinician reads these words.
 */
export function callWarning({
  safe: { call, voicemail },
  first: { why },
}: Pick<BookedCall, 'safe' | 'first'>): string {
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
