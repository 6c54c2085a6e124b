/**
 * Plans and sends notices to staff, apart from the deliveries of leads: who hears depends on whether somebody has
 * answered, a lead whose notice is lost is not undelivered, and a visitor's post must not wait for them. Failed ones are
 * retried while they are of use, and shown in the health.
 */
import { hash } from 'node:crypto';
import { site } from '#site';
import type { NoticeSettings } from '#staff/contract/messages/notices.ts';
import { SECOND, type Clock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import type { Send } from '../../base/mail.ts';
import { TRY_TIMEOUT_MS } from '../../base/post-json.ts';
import { saveResult } from '../../leads/delivery/save-result.ts';
import { createSleeper } from '../../base/sleeper.ts';
import { errorFields, type Log } from '../../base/log.ts';
import type { Counters } from '../../base/counters.ts';
import type { DeskStore } from '../store.ts';
import type { NoticeOutcome } from './channels.ts';
import { noticeMail, sendNoticeMail } from './notice-mail.ts';
import { createPlanner } from './planner.ts';
import { MAIL_CHANNEL, type ClaimedNotice, type NoticeState, type PushDevice } from './port.ts';
import { createPush } from './push.ts';

/** Time between two looks; a new request is announced within it. */
const LOOK_MS = 15 * SECOND;
/** At least, however many requests come. */
const MIN_MS = SECOND;
const LEASE_MS = TRY_TIMEOUT_MS + 20 * SECOND;
const AT_ONCE = 20;

export interface NoticesOptions {
  config: Pick<Config, 'siteUrl' | 'retryMs' | 'pushOrigins'>;
  store: DeskStore;
  clock: Clock;
  log: Log;
  counters: Counters;
  /** `undefined`: the server sends no mail. */
  send: Send | undefined;
  takeNew: () => Promise<void>;
}

export interface Notices {
  wake: () => void;
  stop: () => Promise<void>;
}

/** The same for every try, so that mail programs can tell; does not say what it is about. */
const mailIdOf = ({ userId, kind, about }: ClaimedNotice): string =>
  `notice-${hash('sha256', `${userId} ${kind} ${about}`, 'hex').slice(0, 32)}`;

/** Without a staff area there is nobody to tell. */
export function startNotices(options: NoticesOptions): Notices {
  if (!site.parts.staffArea) return { wake: () => undefined, stop: async () => undefined };
  const { config, store, clock, log, counters, send, takeNew } = options;
  const { siteUrl, retryMs, pushOrigins: ownServices } = config;
  const { notices } = store;
  const zone = site.timeZone;
  const plan = createPlanner({ store, clock, takeNew, canMail: send !== undefined });
  const push = createPush({ notices, clock, contact: site.email, zone, ownServices });
  const sleeper = createSleeper();
  const waitFor = (attempt: number): number =>
    retryMs[Math.min(attempt, retryMs.length) - 1] ?? LOOK_MS;

  /** `undefined` if nobody can be told on its channel any more. */
  const attempt = async (
    notice: ClaimedNotice,
    device: PushDevice | undefined,
    settings: NoticeSettings | undefined,
  ): Promise<NoticeOutcome | undefined> => {
    try {
      if (notice.channel !== MAIL_CHANNEL)
        return device && (await push(device, notice, notice.endsAt));
      if (!send || !settings?.byEmail || settings.email === '') return undefined;
      const mail = noticeMail(notice, siteUrl, clock.now(), zone);
      return await sendNoticeMail(send, settings.email, mailIdOf(notice), mail);
    } catch (error) {
      log.error('notice.broken', errorFields(error));
      return { kind: 'refused', reason: 'Internal error in the code of notices' };
    }
  };

  const sendOne = async (
    notice: ClaimedNotice,
    devices: ReadonlyMap<string, PushDevice>,
    settings: ReadonlyMap<string, NoticeSettings>,
  ): Promise<void> => {
    const { userId, channel, kind, endsAt } = notice;
    const settle = (state: NoticeState, dueAt: number, reason: string | null): Promise<void> =>
      saveResult(
        sleeper,
        () => notices.settle(notice, state, dueAt, reason),
        (error) => log.error('notice.unnoted', { kind, ...errorFields(error) }),
      );
    if (!notice.isOpen) return settle('dropped', 0, null);
    if (clock.now() >= endsAt) return settle(notice.attempt > 1 ? 'failed' : 'dropped', 0, null);
    const device = devices.get(channel);
    const outcome = await attempt(notice, device, settings.get(userId));
    const way = channel === MAIL_CHANNEL ? 'email' : 'push';
    if (!outcome) return settle('dropped', 0, null);
    counters.add('notices', { way, outcome: outcome.kind });
    const level = { sent: 'info', gone: 'info', later: 'warn', refused: 'error' } as const;
    log[level[outcome.kind]](`notice.${outcome.kind}`, {
      way,
      kind,
      attempt: notice.attempt,
      ...('reason' in outcome && { reason: outcome.reason }),
    });
    if (outcome.kind === 'gone') {
      await notices.removeDevice(userId, channel);
      return;
    }
    if (outcome.kind === 'sent') {
      await settle('sent', 0, null);
      if (device) await notices.rang(device.id, clock.now());
      return;
    }
    if (outcome.kind === 'refused') return settle('refused', 0, outcome.reason);
    const dueAt = clock.now() + Math.max(waitFor(notice.attempt), outcome.retryAfterMs ?? 0);
    const state = dueAt < endsAt ? 'waiting' : 'failed';
    return settle(state, dueAt, outcome.reason);
  };

  /** Sends due notices at once: a slow push service delays only those sent with it. */
  const sendDue = async (): Promise<void> => {
    for (;;) {
      const claimed = await notices.claim(clock.now(), LEASE_MS, AT_ONCE);
      if (claimed.length === 0) return;
      const devices = new Map((await notices.devices()).map((one) => [one.id, one]));
      const settings = await notices.settings();
      await Promise.all(claimed.map((notice) => sendOne(notice, devices, settings)));
      if (sleeper.isStopped()) return;
    }
  };

  const run = async (): Promise<void> => {
    let isStalled = false;
    while (await sleeper.sleep(MIN_MS)) {
      try {
        await plan();
        await sendDue();
        isStalled = false;
      } catch (error) {
        // Once: retries go on while the store is down.
        if (!isStalled) log.error('notices.stalled', errorFields(error));
        isStalled = true;
      }
      const nextAt = isStalled ? null : await notices.nextAt().catch(() => null);
      const waitMs = Math.min((nextAt ?? Number.POSITIVE_INFINITY) - clock.now(), LOOK_MS);
      await sleeper.sleepUntilWoken(Math.max(0, waitMs));
    }
  };

  const running = run();
  return {
    wake: sleeper.wake,
    stop: () => {
      sleeper.stop();
      return running;
    },
  };
}
