/** Who hears what, and when. Pure functions; times in epoch milliseconds, days in the practice's time zone. */
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { weekdayOf } from '#features/booking/open-slots.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { daysOf, minutesOf } from '#lib/hours.ts';
import type { Cover, NoticeKind, NoticeSettings } from '#staff/contract/messages/notices.ts';

export interface Listener {
  userId: string;
  isAdmin: boolean;
  settings: NoticeSettings;
  /** Ids of devices, and `email`. */
  channels: readonly string[];
}

export interface Duty {
  /** Account by date or day of the week; `''` for nobody. */
  duty: ReadonlyMap<string, string>;
  covers: readonly Cover[];
}

export const isClosed = (day: string, { hours, holidays }: BusinessHours): boolean =>
  !daysOf(hours).includes(weekdayOf(day)) || holidays.includes(day);

/** The account itself without a cover. */
export function standIn(userId: string, day: string, covers: readonly Cover[]): string {
  const cover = covers.find(
    (one) => one.userId === userId && one.agreed && one.from <= day && day <= one.through,
  );
  return cover?.by ?? userId;
}

/** Before covers; `undefined`: nobody. A date overrides its day of the week. */
export const onDuty = (day: string, duty: ReadonlyMap<string, string>): string | undefined =>
  (duty.get(day) ?? duty.get(weekdayOf(day))) || undefined;

export function isQuiet(
  { quiet, quietClosed }: Pick<NoticeSettings, 'quiet' | 'quietClosed'>,
  now: number,
  business: BusinessHours,
): boolean {
  const { day, minutes } = zoneTimeOf(now, business.zone);
  if (quietClosed && isClosed(day, business)) return true;
  if (quiet === '') return false;
  const [from = 0, until = 0] = quiet.split('-').map(minutesOf);
  return from > until ? minutes >= from || minutes < until : minutes >= from && minutes < until;
}

const WANTS: Readonly<Record<NoticeKind, (settings: NoticeSettings) => boolean>> = {
  new: ({ newRequest }) => newRequest,
  first: ({ readFirst }) => readFirst,
  again: ({ readFirst }) => readFirst,
  near: ({ nearHours }) => nearHours > 0,
  call: ({ callMinutes }) => callMinutes > 0,
  broken: ({ broken }) => broken,
  digest: ({ digest }) => digest,
  cover: () => true,
  test: () => true,
};

/**
 * Who hears a notice now: whoever has the request, is on duty, or covers for them; else everybody who wants it. An
 * urgent one also rings in quiet hours, for the admins if nobody is on duty, and for everybody if nobody reacts.
 */
export function listenersOf(
  kind: NoticeKind,
  assignedTo: string | null,
  everybody: readonly Listener[],
  { duty, covers }: Duty,
  now: number,
  business: BusinessHours,
): Listener[] {
  const { day } = zoneTimeOf(now, business.zone);
  const person = assignedTo ?? onDuty(day, duty);
  const responsible = person && standIn(person, day, covers);
  const reachable = everybody.filter(
    ({ settings, channels }) => channels.length > 0 && WANTS[kind](settings),
  );
  const own = reachable.filter(({ userId }) => userId === responsible);
  if (kind === 'again') return reachable;
  if (kind === 'first') {
    const admins = reachable.filter(({ isAdmin }) => isAdmin);
    return [own, admins, reachable].find(({ length }) => length > 0) ?? [];
  }
  const asked = own.length > 0 ? own : reachable;
  return asked.filter(({ settings }) => kind === 'call' || !isQuiet(settings, now, business));
}
