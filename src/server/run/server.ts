/** Composition root: creates and connects all parts of the server. */
import { dirname } from 'node:path';
import {
  createDestinations,
  destinationNames,
  formsByDestination,
} from '../leads/delivery/destinations.ts';
import { type BusinessHours, businessHours } from '#features/booking/reply-time.ts';
import { createBooking } from '../calls/booking.ts';
import { addFeedRoute } from '../calls/feed.ts';
import { withCurrentTimes } from '../calls/current-times.ts';
import { createApi } from './app.ts';
import { createContentEditor } from '../editor/content.ts';
import { createIntake } from '../desk/inbox/intake.ts';
import { builtPhrases } from '../desk/inbox/phrases.ts';
import type { BookedLead } from '../desk/inbox/port.ts';
import { addInboxRoutes } from '../desk/inbox/routes.ts';
import { site } from '#site';
import { SECOND, systemClock, type Clock, withTimeout } from '../base/clock.ts';
import type { Config, Mail } from '../base/config.ts';
import { createPages } from '../base/http/cached-file.ts';
import { createCounters } from '../base/counters.ts';
import { createFiles } from '../site/files.ts';
import { createListener, type ListenerOptions } from '../site/listener.ts';
import { createGauges } from './gauges.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createHealth } from './health.ts';
import { createHttp } from '../site/connections.ts';
import { type LoopWatch, watchLoop } from '../base/http/overload.ts';
import { createDeliveryWorker } from '../leads/delivery/worker.ts';
import { limitLog } from '../base/rate-limited-log.ts';
import { createLog, type Log } from '../base/log.ts';
import { startNotices } from '../desk/notices/notices.ts';
import { createReplyWorker } from '../desk/replies/worker.ts';
import { erasuresFile } from '../leads/erasure/erasure-receipts.ts';
import { openStore } from './open.ts';
import { withErasures } from '../leads/erasure/restored-store.ts';
import type { Send } from '../base/mail.ts';
import { createRecipientCheck, type RecipientCheck } from '../base/mail-result.ts';
import { createSharedLimiter } from '../base/rate-limit.ts';
import { withRedirects } from '../site/redirects.ts';
import { startJobs } from './jobs.ts';
import { clockIssues } from './clock-doubt.ts';
import { createCapacityProbe } from './capacity-probe.ts';
import { createSchedule } from './schedule.ts';
import { createSelfTest } from './self-test.ts';
import { createDescriptorCheck, createProxyCheck, createDiskSpaceCheck } from './health-checks.ts';
import type { HealthCheck } from '../base/health-report.ts';

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

const diskChecks = ({ database }: Config): HealthCheck[] =>
  database.kind === 'file' ? [createDiskSpaceCheck(dirname(database.path))] : [];

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
}: ServerOptions): Promise<RunningServer> {
  let stopping = false;
  const log = limitLog(unlimited, VISITOR_EVENTS, clock);
  const counters = createCounters();
  const receipts = erasuresFile(config.database);
  const store = withErasures(await openStore(config.database, log, clock), receipts, log);
  const recipients = createRecipientCheck(clock);
  const send = config.mail && watched(await loadMail(config.mail, config.siteUrl), recipients);
  const destinations = createDestinations(config, send, clock);
  const content = await createContentEditor({ config, dist, store, clock, log });
  const builtPage = createPages(dist);
  const booking = createBooking({ config, dist, store, clock, log });
  const { calls } = booking;
  const business = (): BusinessHours => calls.offer()?.business ?? businessHours(site);
  const phrases = builtPhrases(dist);
  const takeNew = createIntake(store, business, phrases);
  const booked = async (since: number): Promise<readonly BookedLead[]> => {
    await takeNew();
    return store.inbox.calls(since);
  };
  const { retryMs } = config;
  const workers = destinations.map((destination) =>
    createDeliveryWorker({ store, destination, retryMs, clock, log, counters, takeNew }),
  );
  const capacity = createCapacityProbe(store, clock);
  const descriptors = createDescriptorCheck(clock, log);
  const heartbeat = createHeartbeat(config.heartbeatUrl, clock, log);
  const selfTest = createSelfTest({
    store,
    clock,
    log,
    isNamed: async () => descriptors.issue()?.fails === true || (await capacity.isDown()),
  });
  const proxy = createProxyCheck(clock, log);
  const health = createHealth({
    store,
    workers: () => workers.map((worker) => worker.status()),
    clock,
    checkClock: () => clockIssues(store, config.database, clock.now()),
    checkWrites: capacity.check,
    checks: [
      selfTest.issue,
      heartbeat.issue,
      descriptors.issue,
      proxy.issue,
      recipients.issue,
      ...booking.checks,
      ...diskChecks(config),
    ],
  });
  const notices = startNotices({ config, store, clock, log, counters, send, takeNew });
  const { name, email: answersTo } = site;
  const { calendarOf } = booking;
  const replies = createReplyWorker({
    store,
    send,
    name,
    answersTo,
    calendarOf,
    retryMs,
    clock,
    log,
  });
  const onDue = (): void => {
    for (const { wake } of [...workers, notices, replies]) wake();
  };
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
      addContent: content.addRoutes,
      addFeed: (to) => addFeedRoute(to, { store, calls, clock, booked }),
      addInbox: (admin) =>
        addInboxRoutes(admin, {
          store,
          clock,
          log,
          business,
          offer: calls.offer,
          ...booking,
          takeNew,
          phrases,
          destinations: destinationNames(config),
          receivers: formsByDestination(config),
          onDue,
          canMail: send !== undefined,
          ownServices: config.pushOrigins,
          health,
          location: config.database,
          backupDays: config.backupDays,
        }),
    },
    {
      health,
      gauges: createGauges(config.database, clock.now()),
      metricsToken: config.metricsToken,
    },
  );
  const http = createHttp(
    createListener({
      api,
      files: content.withPreview(
        withRedirects(
          dist,
          withCurrentTimes(createFiles(dist, log), calls, dist, builtPage, clock),
        ),
      ),
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
  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('server.stopping');
    const work = [
      http.drain(),
      schedule.stop(),
      content.stop(),
      notices.stop(),
      replies.stop(),
      ...workers.map((worker) => worker.stop()),
    ];
    const inTime = await withTimeout(STOP_MS, Promise.all(work));
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
      health,
      send,
      alertCheckMs,
      takeNew,
      publishDue: content.publishDue,
      booking,
      descriptors,
      selfTest,
      heartbeat,
    });
    return { address, stop };
  } catch (error) {
    await Promise.all([notices.stop(), replies.stop(), ...workers.map((worker) => worker.stop())]);
    await store.close();
    throw error;
  }
}
