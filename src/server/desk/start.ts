/** What staff do with leads, as one part of the server. */
import type { Hono } from 'hono';
import { type BusinessHours, businessHours } from '#features/booking/reply-time.ts';
import { site } from '#site';
import type { StaffEnv } from '../accounts/context.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Counters } from '../base/counters.ts';
import type { Log } from '../base/log.ts';
import type { Send } from '../base/mail.ts';
import type { Booking } from '../calls/booking.ts';
import { destinationNames, formsByDestination } from '../leads/delivery/destinations.ts';
import type { InboxDeps } from './deps.ts';
import { createIntake } from './inbox/intake.ts';
import { builtPhrases } from './inbox/phrases.ts';
import type { BookedLead } from './inbox/port.ts';
import { addInboxRoutes } from './inbox/routes.ts';
import { startNotices } from './notices/notices.ts';
import { createReplyWorker } from './replies/worker.ts';
import type { DeskStore } from './store.ts';

export interface DeskOptions {
  config: Config;
  dist: string;
  store: DeskStore;
  booking: Booking;
  /** `undefined`: the server sends no mail. */
  send: Send | undefined;
  clock: Clock;
  log: Log;
  counters: Counters;
}

export interface Desk {
  /** Takes waiting leads into the inbox. @throws {StoreDown} */
  takeNew: () => Promise<void>;
  /** Calls booked by leads from a time on, new ones included. @throws {StoreDown} */
  bookedCalls: (since: number) => Promise<readonly BookedLead[]>;
  /** @param others what the whole server knows: its health, and whom to wake when something is due */
  addRoutes: (admin: Hono<StaffEnv>, others: Pick<InboxDeps, 'health' | 'onDue'>) => void;
  /** Something may be due. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** Starts notices and replies. */
export function startDesk(options: DeskOptions): Desk {
  const { config, dist, store, booking, send, clock, log, counters } = options;
  const { calls, busy, calendarOf } = booking;
  const business = (): BusinessHours => calls.offer()?.business ?? businessHours(site);
  const phrases = builtPhrases(dist);
  const takeNew = createIntake(store, business, phrases);
  const notices = startNotices({ config, store, clock, log, counters, send, takeNew });
  const replies = createReplyWorker({
    store,
    send,
    name: site.name,
    answersTo: site.email,
    calendarOf,
    retryMs: config.retryMs,
    clock,
    log,
  });
  return {
    takeNew,
    async bookedCalls(since) {
      await takeNew();
      return store.inbox.calls(since);
    },
    addRoutes(admin, others) {
      addInboxRoutes(admin, {
        store,
        clock,
        log,
        business,
        offer: calls.offer,
        calls,
        busy,
        takeNew,
        phrases,
        destinations: destinationNames(config),
        receivers: formsByDestination(config),
        canMail: send !== undefined,
        ownServices: config.pushOrigins,
        location: config.database,
        backupDays: config.backupDays,
        ...others,
      });
    },
    wake() {
      notices.wake();
      replies.wake();
    },
    async stop() {
      await Promise.all([notices.stop(), replies.stop()]);
    },
  };
}
