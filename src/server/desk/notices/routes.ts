/** `/api/admin/notices`: devices and settings are the session account's; no account id of a request counts. */
import { hash, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import {
  MAX_DEVICES,
  DEFAULT_SETTINGS,
  type NoticesView,
} from '#staff/contract/messages/notices.ts';
import { HOUR, MINUTE, type Clock } from '../../base/clock.ts';
import { createLimiter } from '../../base/rate-limit.ts';
import { fail, REFUSALS, refuse, slowDown } from '../../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../../accounts/context.ts';
import { deviceOf } from '../../accounts/device.ts';
import { jsonBody, textField } from '../../accounts/guard.ts';
import type { LogEntry } from '../../accounts/port.ts';
import type { DeskStore } from '../store.ts';
import { isSubscription, vapidKeys } from './push.ts';
import { readSettings } from './settings.ts';

/** Per account: enough for every device, too few to annoy a push service. */
const TRIES = { max: 40, windowMs: HOUR };

export interface NoticeDeps {
  store: DeskStore;
  clock: Clock;
  canMail: boolean;
  ownServices: readonly string[];
  onDue: () => void;
}

const NO_SUBSCRIPTION = 'This browser gave an address that notices can’t be sent to.';
const FULL = `An account has at most ${MAX_DEVICES} phones and computers. Remove one first.`;

/** Identifies a browser's endpoint without revealing it. */
const markOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/** Come after the guard and the check of the place. */
export function addNoticeRoutes(admin: Hono<StaffEnv>, deps: NoticeDeps): void {
  const { store, clock, canMail, ownServices, onDue } = deps;
  const tries = createLimiter(TRIES, clock);

  const line = (context: StaffContext, action: string, about: string): LogEntry => ({
    at: clock.now(),
    by: context.get('user').username,
    action: `notices.${action}`,
    about,
  });

  const answer = async (context: StaffContext): Promise<Response> => {
    const { notices } = store;
    const { id } = context.get('user');
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
      now: clock.now(),
    });
  };

  admin.get('/notices', answer);

  admin.put('/notices', async (context) => {
    const read = readSettings(jsonBody(context) ?? {});
    if (!read) return refuse(context, REFUSALS.malformed);
    if ('problem' in read) return fail(context, read.problem);
    await store.notices.setSettings(context.get('user').id, read.settings);
    return answer(context);
  });

  admin.post('/notices/devices', async (context) => {
    const body = jsonBody(context) ?? {};
    const keys = typeof body['keys'] === 'object' && body['keys'] !== null ? body['keys'] : {};
    const endpoint = textField(body, 'endpoint');
    const [p256dh, auth] = ['p256dh', 'auth'].map((name) =>
      textField(keys as Record<string, unknown>, name),
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
    await store.notices.add([
      {
        ...{ userId, channel: id, kind: 'test', about: randomUUID(), leadId: null, at: null },
        ...{ count: 1, state: 'waiting', madeAt: now, endsAt: now + 10 * MINUTE },
      },
    ]);
    onDue();
    return answer(context);
  });
}
