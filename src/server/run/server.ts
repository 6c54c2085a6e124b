/**
 * The server as a list: the store opens, the rooms hand up what they do, it listens, and it stops in reverse: requests
 * and work first, the store last.
 */
import { createDestinations, destinationNames } from '../leads/delivery/destinations.ts';
import { createBooking } from '../calls/booking.ts';
import { addFeedRoute } from '../calls/feed.ts';
import { withCurrentTimes } from '../calls/current-times.ts';
import { createApi } from './app.ts';
import { createContentEditor } from '../editor/content.ts';
import { SECOND, systemClock, type Clock, withTimeout } from '../base/clock.ts';
import type { Config, Mail } from '../base/config.ts';
import { createPages } from '../base/http/cached-file.ts';
import { createCounters } from '../base/counters.ts';
import { createFiles } from '../site/files.ts';
import { createListener, type ListenerOptions } from '../site/listener.ts';
import { createGauges } from './gauges.ts';
import { createHttp } from '../site/connections.ts';
import { type LoopWatch, watchLoop } from '../base/http/overload.ts';
import { createDeliveryWorker } from '../leads/delivery/worker.ts';
import { limitLog } from '../base/rate-limited-log.ts';
import { createLog, type Log } from '../base/log.ts';
import { erasuresFile } from '../leads/erasure/erasure-receipts.ts';
import { openStore } from './open.ts';
import { withErasures } from '../leads/erasure/restored-store.ts';
import type { Send } from '../base/mail.ts';
import { createRecipientCheck, type RecipientCheck } from '../base/mail-result.ts';
import { createSharedLimiter } from '../base/rate-limit.ts';
import { withRedirects } from '../site/redirects.ts';
import { startJobs } from './jobs.ts';
import { createMonitoring } from './monitoring.ts';
import { startDesk } from '../desk/start.ts';
import { createSchedule } from './schedule.ts';

export interface ServerOptions {
  config: Config;
  dist: string;
  /** Descriptor of a listening socket, in place of `HOST` and `PORT`. */
  given?: number | undefined;
  log?: Log;
  clock?: Clock;
  keepsGlobals?: ListenerOptions['keepsGlobals'];
  /** Overload of the event loop; measured here, but not where other work shares the process. */
  loop?: LoopWatch;
  alertCheckMs?: number;
  /** In place of the mail server of the configuration, which is not asked. */
  send?: Send;
}

export interface RunningServer {
  address: string;
  /** Graceful shutdown within ten seconds: answers open requests, finishes the delivery in flight, closes the store. */
  stop: () => Promise<void>;
}

/** Process supervisors usually kill after ten seconds. */
const STOP_MS = 9 * SECOND;
/** Log events that visitors can trigger at will. */
const VISITOR_EVENTS = [
  'post.refused',
  'lead.repeated',
  'lead.spam',
  'lead.quarantined',
  'request.unreadable',
  'request.failed',
  'files.unavailable',
  'staff.refused',
  'staff.denied',
  'staff.denied-unknown',
];

/** Loads nodemailer only when email is configured. */
async function loadMail(mail: Mail, siteUrl: string): Promise<Send> {
  const { createMail } = await import('../base/mail.ts');
  return createMail(mail, new URL(siteUrl).hostname);
}

/** Notes who takes mail of the office. */
const watched =
  (send: Send, { onSent }: RecipientCheck): Send =>
  async (message) => {
    const sent = await send(message);
    if (message.to === undefined) onSent(sent);
    return sent;
  };

/** @throws the system error when it cannot listen (`EADDRINUSE`, `EACCES` …) */
export async function startServer({
  config,
  dist,
  given,
  clock = systemClock,
  keepsGlobals = false,
  loop = watchLoop(clock),
  alertCheckMs = 30 * SECOND,
  log: unlimited = createLog(config.logLevel),
  send: own,
}: ServerOptions): Promise<RunningServer> {
  const log = limitLog(unlimited, VISITOR_EVENTS, clock);
  const counters = createCounters();
  const opened = await openStore(config.database, log, clock);
  const store = withErasures(opened, erasuresFile(config.database), log);
  const recipients = createRecipientCheck(clock);
  const send =
    config.mail && watched(own ?? (await loadMail(config.mail, config.siteUrl)), recipients);
  const destinations = createDestinations(config, send, clock);

  const content = await createContentEditor({ config, dist, store, clock, log });
  const booking = createBooking({ config, dist, store, clock, log });
  const desk = startDesk({ config, dist, store, booking, send, clock, log, counters });
  const { retryMs } = config;
  const { takeNew } = desk;
  const deliveries = destinations.map((destination) =>
    createDeliveryWorker({ store, destination, retryMs, clock, log, counters, takeNew }),
  );
  const monitoring = createMonitoring({
    config,
    store,
    clock,
    log,
    workers: () => deliveries.map((worker) => worker.status()),
    checks: [recipients.issue, ...booking.checks],
  });
  const { capacity, health, proxy, selfTest } = monitoring;
  const onDue = (): void => {
    for (const { wake } of [...deliveries, desk]) wake();
  };

  const { calls } = booking;
  const builtPage = createPages(dist);
  const api = createApi(
    {
      store,
      limiter: createSharedLimiter('post', config.rateLimit, clock, store.counts),
      callLimits: booking.limits,
      clock,
      log,
      counters,
      origins: new Set([config.siteUrl, ...config.allowedOrigins]),
      builtPage,
      calls,
      destinations: destinationNames(config),
      isLate: loop.isLate,
      onDown: capacity.onRefused,
      onStored: (isSelfTest) => {
        capacity.onStored();
        if (!isSelfTest) selfTest.onStored();
        onDue();
      },
      addFeed: (to) => addFeedRoute(to, { store, calls, clock, booked: desk.bookedCalls }),
      addInbox: (admin) => desk.addRoutes(admin, { health, onDue }),
      addContent: content.addRoutes,
    },
    {
      health,
      gauges: createGauges(config.database, clock.now()),
      metricsToken: config.metricsToken,
    },
  );
  const files = withCurrentTimes(createFiles(dist, log), calls, dist, builtPage, clock);
  let stopping = false;
  const http = createHttp(
    createListener({
      api,
      files: content.withPreview(withRedirects(dist, files)),
      longBody: content.longBody,
      trustProxy: config.trustProxy,
      log,
      isSelfTest: selfTest.isOwnRequest,
      isStopping: () => stopping,
      keepsGlobals,
      onUntrustedProxy: proxy.onUntrusted,
    }),
  );

  const schedule = createSchedule(log);
  const stopWork = (): Promise<unknown> =>
    Promise.all([schedule, content, desk, ...deliveries].map((part) => part.stop()));
  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('server.stopping');
    const inTime = await withTimeout(STOP_MS, Promise.all([http.drain(), stopWork()]));
    http.closeAll();
    loop.stop();
    await store.close();
    log.info('server.stopped', { inTime });
    log.flush();
  };

  try {
    const address = await http.listen(config, given);
    log.info('server.listening', {
      address,
      delivery: destinations.filter(({ forms }) => forms.length > 0).map(({ name }) => name),
    });
    startJobs(schedule, address, {
      config,
      store,
      clock,
      log,
      send,
      alertCheckMs,
      takeNew,
      publishDue: content.publishDue,
      booking,
      ...monitoring,
    });
    return { address, stop };
  } catch (error) {
    await stopWork();
    await store.close();
    throw error;
  }
}
