/** Queues notices: new requests, due replies, upcoming calls, issues, the day's summary. */
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import { minutesOf } from '#lib/hours.ts';
import { DEFAULT_SETTINGS, type NoticeKind } from '#staff/contract/messages/notices.ts';
import { maySee } from '#staff/contract/practice.ts';
import { DAY, HOUR, MINUTE, type Clock } from '../clock.ts';
import { createPace } from '../delivery/pace.ts';
import type { Health } from '../health-report.ts';
import type { DeskStore } from '../inbox/store.ts';
import { type Duty, isClosed, isQuiet, type Listener, listenersOf } from './plan.ts';
import { MAIL_CHANNEL, type NewNotice, type RingingLead } from './port.ts';

/** How often new requests ring beyond {@link ALONE_AN_HOUR}, and those to be read first. */
const JOINED_MS = 10 * MINUTE;
const JOINED_FIRST_MS = MINUTE;
/** Older requests are not announced as new: longer than any practice is closed. */
const NEW_MS = 7 * DAY;
const MAX_NEW = 200;
/** Nobody is told twice about one request within this time. */
const PAUSE_MS = 30 * MINUTE;
const MAX_NEAR_MS = 4 * HOUR;
const MAX_CALL_MS = 30 * MINUTE;
/** Times a request to be read first rings again while it is still marked so. */
const MAX_AGAIN = 2;
/** Time until then if nobody opened its page, and if somebody did, who may be on the phone. */
const UNOPENED_MS = 15 * MINUTE;
const OPENED_MS = HOUR;
/** How long a request without a reply time is announced. */
const ANNOUNCED_MS = DAY;

export interface PlannerOptions {
  store: DeskStore;
  clock: Clock;
  business: () => BusinessHours;
  takeNew: () => Promise<void>;
  health: () => Promise<Health>;
  canMail: boolean;
}

export async function listeners(store: DeskStore, canMail: boolean): Promise<Listener[]> {
  const devices = Map.groupBy(await store.notices.devices(), ({ userId }) => userId);
  const settings = await store.notices.settings();
  const mailed = (id: string): boolean => {
    const { byEmail = false, email = '' } = settings.get(id) ?? {};
    return canMail && byEmail && email !== '';
  };
  if (devices.size === 0 && ![...settings.keys()].some(mailed)) return [];
  const users = (await store.staff.users()).filter(({ role }) => maySee(role, 'inbox'));
  return users.map(({ id, role }) => ({
    userId: id,
    isAdmin: maySee(role, 'staff'),
    settings: settings.get(id) ?? DEFAULT_SETTINGS,
    channels: [
      ...(devices.get(id) ?? []).map((device) => device.id),
      ...(mailed(id) ? [MAIL_CHANNEL] : []),
    ],
  }));
}

/** The same notice on every channel of a person. */
export const onAllChannels = (
  { userId, channels }: Pick<Listener, 'userId' | 'channels'>,
  notice: Omit<NewNotice, 'userId' | 'channel'>,
): NewNotice[] => channels.map((channel) => ({ ...notice, userId, channel }));

/** One notice for a person's requests: the first says how many; the others are only recorded. */
function joinedNotices(
  listener: Listener,
  kind: NoticeKind,
  leads: readonly RingingLead[],
  madeAt: number,
): NewNotice[] {
  const sorted = [...leads].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
  return sorted.flatMap(({ id, at }, index) =>
    onAllChannels(listener, {
      kind,
      about: id,
      leadId: id,
      at,
      count: index === 0 ? sorted.length : 1,
      state: index === 0 ? 'waiting' : 'joined',
      madeAt,
      endsAt:
        kind === 'near' || kind === 'call'
          ? (at ?? madeAt)
          : Math.max(at ?? 0, madeAt + ANNOUNCED_MS),
    }),
  );
}

/** A function that looks once and returns how many notices it queued. */
export function createPlanner(options: PlannerOptions): () => Promise<number> {
  const { store, clock, business, takeNew, health, canMail } = options;
  // In a flood each look would ring, once a second.
  const pace = createPace(clock);
  const pacedFirst = createPace(clock);

  return async () => {
    const everybody = (await listeners(store, canMail)).filter(
      ({ channels }) => channels.length > 0,
    );
    if (everybody.length === 0) return 0;
    await takeNew();
    const now = clock.now();
    const hours = business();
    const duty: Duty = { duty: await store.notices.duty(), covers: await store.notices.covers() };

    const about = (
      kind: NoticeKind,
      leads: readonly RingingLead[],
      isDue: (listener: Listener, lead: RingingLead) => boolean = () => true,
    ): NewNotice[] => {
      const found = new Map<Listener, RingingLead[]>();
      for (const lead of leads)
        for (const one of listenersOf(kind, lead.assignedTo, everybody, duty, now, hours))
          if (isDue(one, lead)) found.set(one, [...(found.get(one) ?? []), lead]);
      return [...found].flatMap(([listener, own]) =>
        // Calls and urgent requests ring one by one, unless these are a flood.
        kind === 'new' || kind === 'near' || (kind === 'first' && !pacedFirst.hasRoom())
          ? joinedNotices(listener, kind, own, now)
          : own.flatMap((lead) => joinedNotices(listener, kind, [lead], now)),
      );
    };

    const unannounced = await store.notices.unannounced(now - NEW_MS, MAX_NEW);

    const untold = async (
      kind: NoticeKind,
      leads: readonly RingingLead[],
    ): Promise<(listener: Listener, lead: RingingLead) => boolean> => {
      const ids = leads.map(({ id }) => id);
      const told = ids.length === 0 ? [] : await store.notices.told(kind, ids);
      const keys = new Set(told.map(({ userId, leadId }) => `${userId} ${leadId}`));
      return ({ userId }, { id }) => !keys.has(`${userId} ${id}`);
    };
    const unread = (await store.notices.unread(now - DAY)).filter(
      ({ toldAt, openedAt, rounds }) =>
        rounds < MAX_AGAIN && now - toldAt >= (openedAt === null ? UNOPENED_MS : OPENED_MS),
    );
    const dueSoon = (await store.notices.dueSoon(now, now + MAX_NEAR_MS)).filter(
      ({ toldAt }) => toldAt === null || now - toldAt >= PAUSE_MS,
    );
    const isNearUntold = await untold('near', dueSoon);
    const calls = await store.notices.callsSoon(now, now + MAX_CALL_MS);
    const isCallUntold = await untold('call', calls);
    const left = ({ at }: RingingLead): number => (at ?? Infinity) - now;

    const isDue = ({ readFirst }: { readFirst: boolean }): boolean =>
      readFirst
        ? pacedFirst.hasRoom() || pacedFirst.waitMs(JOINED_FIRST_MS) <= 0
        : pace.hasRoom() || pace.waitMs(JOINED_MS) <= 0;
    const announced = unannounced.filter(isDue);
    const planned = [
      ...about(
        'first',
        announced.filter(({ readFirst }) => readFirst),
      ),
      ...unread.flatMap(({ id, assignedTo, at, rounds }) =>
        listenersOf('again', assignedTo, everybody, duty, now, hours).flatMap((one) =>
          onAllChannels(one, {
            ...plainNotice('again', `${id} ${rounds + 1}`, now),
            leadId: id,
            at,
          }),
        ),
      ),
      ...about(
        'new',
        announced.filter(({ readFirst }) => !readFirst),
      ),
      ...about(
        'near',
        dueSoon,
        (one, lead) => left(lead) <= one.settings.nearHours * HOUR && isNearUntold(one, lead),
      ),
      ...about(
        'call',
        calls,
        (one, lead) => left(lead) <= one.settings.callMinutes * MINUTE && isCallUntold(one, lead),
      ),
      ...(await issues(now, hours)),
      ...(await digests(now, hours)),
    ];
    const rings = (kind: NoticeKind): number =>
      new Set(
        planned
          .filter((one) => one.kind === kind && one.state === 'waiting')
          .map(({ about: lead }) => lead),
      ).size;
    if (rings('new') > 0) pace.note();
    for (let left = rings('first'); left > 0; left -= 1) pacedFirst.note();
    // Mostly nothing: a write would wait for the disk.
    return planned.length === 0 ? 0 : store.notices.add(planned);

    async function issues(at: number, open: BusinessHours): Promise<NewNotice[]> {
      const told = everybody.filter(
        ({ settings }) => settings.broken && !isQuiet(settings, at, open),
      );
      if (told.length === 0) return [];
      const { day } = zoneTimeOf(at, open.zone);
      const kinds = (await health()).issues.map(({ kind }) => kind);
      // A notice about failing notices would not help.
      return kinds
        .filter((kind) => kind !== 'notices')
        .flatMap((kind) =>
          told.flatMap((one) => onAllChannels(one, plainNotice('broken', `${day} ${kind}`, at))),
        );
    }

    async function digests(at: number, open: BusinessHours): Promise<NewNotice[]> {
      const told = everybody.filter(({ settings }) => settings.digest);
      const { day, minutes } = zoneTimeOf(at, open.zone);
      const [opens, closes] = [open.hours.opens, open.hours.closes].map(minutesOf);
      const isTime = minutes >= (opens ?? 0) && minutes < (closes ?? 0) && !isClosed(day, open);
      if (told.length === 0 || !isTime) return [];
      const [midnight = at] = instantsOf({ day: addDays(day, 1), minutes: 0 }, open.zone);
      const { unanswered } = await store.inbox.counts(at, midnight, {});
      const due = (await store.notices.dueSoon(at, midnight)).length;
      const notice = { ...plainNotice('digest', day, at), count: unanswered, due };
      return told.flatMap((one) => onAllChannels(one, notice));
    }
  };
}

export const plainNotice = (
  kind: NoticeKind,
  about: string,
  madeAt: number,
): Omit<NewNotice, 'userId' | 'channel'> => ({
  kind,
  about,
  leadId: null,
  at: null,
  count: 1,
  state: 'waiting',
  madeAt,
  endsAt: madeAt + DAY,
});
