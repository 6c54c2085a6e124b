/** Plans notices: what happened, and when it is said again. Who hears it is in listeners.ts. */
import { DAY, HOUR, MINUTE, type Clock } from '../../base/clock.ts';
import { createPace, type Pace } from '../../leads/delivery/pace.ts';
import type { DeskStore } from '../store.ts';
import type { NoticeKind } from '#staff/contract/messages/notices.ts';
import { type Listener, listeners, listenersOf } from './listeners.ts';
import type { NewNotice, RingingLead } from './port.ts';

/** How often new requests ring beyond {@link ALONE_AN_HOUR}, and those to be read first. */
const JOINED_MS = 10 * MINUTE;
const JOINED_FIRST_MS = MINUTE;
/** Older requests are not announced as new: when the first device is turned on, there may be years of them. */
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
/** How long a request is announced, at least. */
const ANNOUNCED_MS = DAY;

export interface PlannerOptions {
  store: DeskStore;
  clock: Clock;
  takeNew: () => Promise<void>;
  canMail: boolean;
}

/** A lead to tell of; `round` of telling it again. */
type Told = RingingLead & { round?: number };

const isOneOf = (leads: readonly { userId: string; leadId: string }[]) => {
  const keys = new Set(leads.map(({ userId, leadId }) => `${userId} ${leadId}`));
  return ({ userId }: Listener, { id }: Told): boolean => keys.has(`${userId} ${id}`);
};

/** One notice for a person's requests: the first says how many; the others are only recorded. */
function joinedNotices(
  { userId, channels }: Listener,
  kind: NoticeKind,
  leads: readonly Told[],
  now: number,
): NewNotice[] {
  const sorted = [...leads].sort((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
  return sorted.flatMap(({ id, at, round }, index) =>
    channels.map((channel) => ({
      userId,
      channel,
      kind,
      about: round === undefined ? id : `${id} ${round}`,
      leadId: id,
      at,
      count: index === 0 ? sorted.length : 1,
      state: index === 0 ? 'waiting' : 'joined',
      madeAt: now,
      endsAt:
        kind === 'near' || kind === 'call' ? (at ?? now) : Math.max(at ?? 0, now + ANNOUNCED_MS),
    })),
  );
}

/** A function that looks once and returns how many notices it queued. */
export function createPlanner(options: PlannerOptions): () => Promise<number> {
  const { store, clock, takeNew, canMail } = options;
  const { notices } = store;
  // In a flood each look would ring, once a second.
  const pace = createPace(clock);
  const pacedFirst = createPace(clock);
  const mayRing = (one: Pace, everyMs: number): boolean =>
    one.hasRoom() || one.waitMs(everyMs) <= 0;

  return async () => {
    const everybody = await listeners(store, canMail);
    if (everybody.length === 0) return 0;
    await takeNew();
    const now = clock.now();

    const toldOf = async (kind: NoticeKind, leads: readonly Told[]) => {
      const ids = leads.map(({ id }) => id);
      return isOneOf(ids.length === 0 ? [] : await notices.told(kind, ids));
    };
    const plan = (
      kind: NoticeKind,
      leads: readonly Told[],
      { joined = false, isDue = (_one: Listener, _lead: Told): boolean => true } = {},
    ): NewNotice[] =>
      everybody.flatMap((one) => {
        const own = leads.filter(
          (lead) => listenersOf(kind, lead.assignedTo, everybody).includes(one) && isDue(one, lead),
        );
        return (joined ? [own] : own.map((lead) => [lead])).flatMap((some) =>
          joinedNotices(one, kind, some, now),
        );
      });

    const waiting = await notices.unannounced(now - NEW_MS, MAX_NEW);
    const toReadFirst = waiting.filter(({ readFirst }) => readFirst);
    const others = waiting.filter(({ readFirst }) => !readFirst);
    const unread = (await notices.unread(now - DAY)).filter(
      ({ toldAt, openedAt, rounds }) =>
        rounds < MAX_AGAIN && now - toldAt >= (openedAt === null ? UNOPENED_MS : OPENED_MS),
    );
    const dueSoon = (await notices.dueSoon(now, now + MAX_NEAR_MS)).filter(
      ({ toldAt }) => toldAt === null || now - toldAt >= PAUSE_MS,
    );
    const calls = await notices.callsSoon(now, now + MAX_CALL_MS);
    const [isToldNear, isToldOfCall] = [await toldOf('near', dueSoon), await toldOf('call', calls)];
    const left = ({ at }: Told): number => (at ?? Infinity) - now;

    const first = plan('first', toReadFirst, { joined: !pacedFirst.hasRoom() });
    const fresh = plan('new', others, { joined: true });
    const announced = new Set([...first, ...fresh].map(({ leadId }) => leadId));
    const again = plan(
      'again',
      unread.map((lead) => ({ ...lead, round: lead.rounds + 1 })),
    );
    const near = plan('near', dueSoon, {
      joined: true,
      isDue: (one, lead) =>
        left(lead) <= one.settings.nearHours * HOUR &&
        !isToldNear(one, lead) &&
        !announced.has(lead.id),
    });
    const call = plan('call', calls, {
      isDue: (one, lead) =>
        left(lead) <= one.settings.callMinutes * MINUTE && !isToldOfCall(one, lead),
    });

    const planned = [...again, ...near, ...call];
    if (mayRing(pacedFirst, JOINED_FIRST_MS)) {
      planned.push(...first);
      const ringing = first.filter(({ state }) => state === 'waiting').map(({ leadId }) => leadId);
      for (const _lead of new Set(ringing)) pacedFirst.note();
    }
    if (mayRing(pace, JOINED_MS)) {
      planned.push(...fresh);
      if (fresh.length > 0) pace.note();
    }
    // Mostly nothing: a write would wait for the disk.
    return planned.length === 0 ? 0 : notices.add(planned);
  };
}
