/** `/api/admin/notices`: devices and settings are the session account's; no account id of a request counts. */
import { hash, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { weekdayOf } from '#features/booking/open-slots.ts';
import { addDays, zoneTimeOf } from '#lib/zone-time.ts';
import {
  type DutyDay,
  MAX_DEVICES,
  DEFAULT_SETTINGS,
  type NoticesView,
} from '#staff/contract/messages/notices.ts';
import { maySee } from '#staff/contract/practice.ts';
import { HOUR, MINUTE, type Clock } from '../clock.ts';
import { createLimiter } from '../http/rate-limit.ts';
import { fail, REFUSALS, refuse, slowDown } from '../staff/answers.ts';
import type { StaffContext, StaffEnv } from '../staff/context.ts';
import { deviceOf } from '../staff/device.ts';
import { bodyOf, textOf } from '../staff/guard.ts';
import type { LogEntry } from '../staff/port.ts';
import type { DeskStore } from '../inbox/store.ts';
import { isClosed, onDuty } from './plan.ts';
import { listeners, onAllChannels, plainNotice } from './planner.ts';
import { isSubscription, vapidKeys } from './push.ts';
import { readCover, readDuty, readSettings } from './settings.ts';

const DAYS = 14;
/** Per account: enough for every device, too few to annoy a push service. */
const TRIES = { max: 40, windowMs: HOUR };
const MAX_COVER_DAYS = 366;

export interface NoticeDeps {
  store: DeskStore;
  clock: Clock;
  business: () => BusinessHours;
  canMail: boolean;
  ownServices: readonly string[];
  onDue: () => void;
}

const NO_SUBSCRIPTION = 'This browser gave an address that notices can’t be sent to.';
const FULL = `An account has at most ${MAX_DEVICES} phones and computers. Remove one first.`;
const NO_PERSON = 'This person has no account. Please choose another.';
const OWN_COVER = 'Choose somebody else to cover for you.';
const NO_ASK = 'Nobody asks you for this any more.';

/** Identifies a browser's endpoint without revealing it. */
const markOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Come after the guard and the check of the place. */
export function addNoticeRoutes(admin: Hono<StaffEnv>, deps: NoticeDeps): void {
  const { store, clock, business, canMail, ownServices, onDue } = deps;
  const tries = createLimiter(TRIES, clock);

  const line = (context: StaffContext, action: string, about: string): LogEntry => ({
    at: clock.now(),
    by: context.get('user').username,
    action: `notices.${action}`,
    about,
  });

  const colleagues = async () =>
    (await store.staff.users()).filter(({ role }) => maySee(role, 'inbox'));

  const answer = async (context: StaffContext): Promise<Response> => {
    const { notices } = store;
    const { id } = context.get('user');
    const now = clock.now();
    const monday = mondayOf(zoneTimeOf(now, business().zone).day);
    const duty = await notices.duty();
    const days = Array.from({ length: DAYS }, (_, at): DutyDay => {
      const day = addDays(monday, at);
      const isOpen = !isClosed(day, business());
      return { day, userId: onDuty(day, duty) ?? null, isOpen, isWeekly: !duty.has(day) };
    });
    return context.json<NoticesView>({
      settings: (await notices.settings()).get(id) ?? DEFAULT_SETTINGS,
      devices: (await notices.devices(id)).map(
        ({ endpoint, name, addedAt, rangAt, ...device }) => ({
          id: device.id,
          mark: markOf(endpoint),
          name,
          addedAt,
          rangAt,
        }),
      ),
      key: (await vapidKeys(notices)).publicKey,
      canMail,
      duty: days,
      covers: (await notices.covers()).filter(({ userId, by }) => userId === id || by === id),
      people: (await colleagues()).map((user) => ({ id: user.id, username: user.username })),
      now,
    });
  };

  admin.get('/notices', answer);

  admin.put('/notices', async (context) => {
    const read = readSettings(bodyOf(context) ?? {});
    if (!read) return refuse(context, REFUSALS.malformed);
    if ('problem' in read) return fail(context, read.problem);
    await store.notices.setSettings(context.get('user').id, read.settings);
    return answer(context);
  });

  admin.post('/notices/devices', async (context) => {
    const body = bodyOf(context) ?? {};
    const keys = typeof body['keys'] === 'object' && body['keys'] !== null ? body['keys'] : {};
    const endpoint = textOf(body, 'endpoint');
    const [p256dh, auth] = ['p256dh', 'auth'].map((name) =>
      textOf(keys as Record<string, unknown>, name),
    ) as [string, string];
    if (!isSubscription({ endpoint, p256dh, auth }, ownServices))
      return fail(context, NO_SUBSCRIPTION);
    const name = deviceOf(context.env.headers['user-agent']);
    const owner = { id: randomUUID(), userId: context.get('user').id };
    const device = { ...owner, endpoint, p256dh, auth, name, addedAt: clock.now(), rangAt: null };
    const outcome = await store.logged(
      ({ notices }) => notices.addDevice(device, MAX_DEVICES),
      (done) => (done === 'added' ? [line(context, 'device-added', name)] : []),
    );
    if (outcome === 'full') return fail(context, FULL);
    return answer(context);
  });

  admin.delete('/notices/devices/:id', async (context) => {
    const { id } = context.get('user');
    const wanted = context.req.param('id');
    const device = (await store.notices.devices(id)).find((one) => one.id === wanted);
    if (!device) return refuse(context, REFUSALS.unknown);
    const isRemoved = await store.logged(
      ({ notices }) => notices.removeDevice(id, device.id),
      (done) => (done ? [line(context, 'device-removed', device.name)] : []),
    );
    return isRemoved ? answer(context) : refuse(context, REFUSALS.unknown);
  });

  admin.post('/notices/devices/:id/ring', async (context) => {
    const { id: userId } = context.get('user');
    const id = context.req.param('id');
    if (!(await store.notices.devices(userId)).some((one) => one.id === id))
      return refuse(context, REFUSALS.unknown);
    const waitMs = tries.take(userId);
    if (waitMs > 0) return slowDown(context, waitMs, (time) => `Too many tries. Wait ${time}.`);
    const now = clock.now();
    const notice = { ...plainNotice('test', randomUUID(), now), endsAt: now + 10 * MINUTE };
    await store.notices.add([{ ...notice, userId, channel: id }]);
    onDue();
    return answer(context);
  });

  admin.post('/notices/duty', async (context) => {
    const wanted = readDuty(bodyOf(context) ?? {});
    if (!wanted) return refuse(context, REFUSALS.malformed);
    const { day, userId, isWeekly } = wanted;
    const person = (await colleagues()).find(({ id }) => id === userId);
    if (userId !== null && !person) return fail(context, NO_PERSON);
    const when = isWeekly ? `every ${weekdayOf(day)}` : day;
    await store.logged(
      async ({ notices }) => {
        if (isWeekly) {
          await notices.setDuty(weekdayOf(day), userId);
          await notices.setDuty(day, null);
        } else await notices.setDuty(day, userId ?? '');
      },
      () => [line(context, 'duty', `${when}: ${person?.username ?? 'nobody'}`)],
    );
    onDue();
    return answer(context);
  });

  admin.post('/notices/cover', async (context) => {
    const wanted = readCover(bodyOf(context) ?? {});
    if (!wanted) return refuse(context, REFUSALS.malformed);
    const { id } = context.get('user');
    const { by, from, through } = wanted;
    if (by === id) return fail(context, OWN_COVER);
    const person = (await colleagues()).find((user) => user.id === by);
    if (!person) return fail(context, NO_PERSON);
    if (addDays(from, MAX_COVER_DAYS) < through) return refuse(context, REFUSALS.malformed);
    const listener = (await listeners(store, canMail)).find((one) => one.userId === by);
    const notice = plainNotice('cover', `${id} ${from} ${through}`, clock.now());
    await store.logged(
      async ({ notices }) => {
        await notices.setCover(id, { userId: id, ...wanted, agreed: false });
        if (listener) await notices.add(onAllChannels(listener, notice));
      },
      () => [line(context, 'cover-asked', `${person.username}, ${from} to ${through}`)],
    );
    onDue();
    return answer(context);
  });

  admin.delete('/notices/cover', async (context) => {
    const { id } = context.get('user');
    await store.logged(
      ({ notices }) => notices.setCover(id, undefined),
      () => [line(context, 'cover-ended', '')],
    );
    return answer(context);
  });

  admin.post('/notices/cover/answer', async (context) => {
    const body = bodyOf(context) ?? {};
    const { id } = context.get('user');
    const asked = (await store.notices.covers()).find(
      ({ userId, by }) => by === id && userId === body['userId'],
    );
    if (typeof body['yes'] !== 'boolean') return refuse(context, REFUSALS.malformed);
    if (!asked) return fail(context, NO_ASK);
    const person = (await colleagues()).find((user) => user.id === asked.userId);
    const action = body['yes'] ? 'cover-agreed' : 'cover-declined';
    const cover = body['yes'] ? { ...asked, agreed: true } : undefined;
    await store.logged(
      ({ notices }) => notices.setCover(asked.userId, cover),
      () => [line(context, action, person?.username ?? '')],
    );
    return answer(context);
  });
}
