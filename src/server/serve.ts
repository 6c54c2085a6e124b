/** Wires everything together: one call starts the server, one stops it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdapters } from './adapters.ts';
import { createAlerts } from './alerts.ts';
import { createApi } from './app.ts';
import { HOUR, MINUTE, SECOND, systemClock, type Clock } from './clock.ts';
import { FORM_NAMES, type Config, type Mail } from './config.ts';
import { createCounters } from './counters.ts';
import { createFiles } from './files.ts';
import { createFront } from './front.ts';
import { createHealth } from './health.ts';
import { createHttp } from './http.ts';
import { createLane } from './lane.ts';
import { createLog, type Log } from './log.ts';
import { openStore } from './open-store.ts';
import type { Send } from './mail.ts';
import { createLimiter } from './rate-limit.ts';
import { withRedirects } from './redirects.ts';
import { createRetention } from './retention.ts';
import { createRoom } from './room.ts';
import { createSchedule } from './schedule.ts';
import { createSelfTest } from './self-test.ts';

export interface ServerOptions {
  config: Config;
  /** Folder of the built site. */
  dist: string;
  log?: Log;
  clock?: Clock;
}

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:4321`. */
  address: string;
  /** Answers what has begun, finishes the delivery in flight, closes the store: within ten seconds. */
  stop: () => Promise<void>;
}

/** What a stop may take; the supervisor's patience ends at ten seconds. */
const STOP_MS = 9 * SECOND;
/** How often somebody looks whether leads get through. */
const LOOK_MS = 30 * SECOND;

/** Ends when the work does, or after `ms`: `false` then. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), ms);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

/** Only who sends mail loads what sends it. */
async function mailFor(mail: Mail, siteUrl: string): Promise<Send> {
  const { createMail } = await import('./mail.ts');
  return createMail(mail, new URL(siteUrl).hostname);
}

/** Starts the server. @throws the system's error when it cannot listen */
export async function startServer({
  config,
  dist,
  clock = systemClock,
  log = createLog(config.logLevel),
}: ServerOptions): Promise<RunningServer> {
  let stopping = false;
  const counters = createCounters();
  const store = await openStore(config.database, log, clock);
  const send = config.mail && (await mailFor(config.mail, config.siteUrl));
  const adapters = createAdapters(config, FORM_NAMES, send, clock);
  const lanes = adapters.map((adapter) =>
    createLane({ store, adapter, retryMs: config.retryMs, clock, log, counters }),
  );
  const selfTest = createSelfTest({ store, clock, log });
  const room = createRoom(store, clock);
  const health = createHealth(
    store,
    () => lanes.map((lane) => lane.status()),
    clock,
    selfTest.trouble,
    room.prove,
  );
  const api = createApi(
    {
      store,
      limiter: createLimiter(config.rateLimit, clock),
      clock,
      log,
      counters,
      origins: new Set([config.siteUrl, ...config.allowedOrigins]),
      builtPage: (file) => {
        const path = join(dist, file);
        return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      },
      notices: adapters.map(({ name }) => name).filter((name) => name !== 'hubspot'),
      onDown: room.refused,
      onStored: () => {
        room.taken();
        for (const lane of lanes) lane.wake();
      },
    },
    { health, metricsToken: config.metricsToken },
  );
  const http = createHttp(
    createFront({
      api,
      files: withRedirects(dist, createFiles(dist)),
      trustProxy: config.trustProxy,
      log,
      isSelfTest: selfTest.isOurs,
      isStopping: () => stopping,
    }),
  );

  const schedule = createSchedule(log);
  const begin = (address: string): void => {
    const { selfTestMs, retentionDays, siteUrl } = config;
    schedule.every('alerts', LOOK_MS, LOOK_MS, createAlerts({ health, send, clock, log, siteUrl }));
    schedule.every('retention', HOUR, HOUR, createRetention(store, retentionDays, clock, log));
    if (selfTestMs !== 'off')
      schedule.every('self-test', Math.min(MINUTE, selfTestMs), selfTestMs, () =>
        selfTest.run(address),
      );
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('server.stopping');
    const work = [http.drain(), schedule.stop(), ...lanes.map((lane) => lane.stop())];
    const inTime = await within(STOP_MS, Promise.all(work));
    http.cut();
    await store.close();
    log.info('server.stopped', { inTime });
    log.flush();
  };

  try {
    const address = await http.listen(config);
    log.info('server.listening', {
      address,
      delivery: adapters.filter(({ forms }) => forms.length > 0).map(({ name }) => name),
    });
    begin(address);
    return { address, stop };
  } catch (error) {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await store.close();
    throw error;
  }
}
