/** Wires everything together: one call starts the server, one stops it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from './app.ts';
import { SECOND, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createCounters } from './counters.ts';
import { createFiles } from './files.ts';
import { createFront } from './front.ts';
import { createHealth } from './health.ts';
import { createHttp } from './http.ts';
import { createHubSpot } from './hubspot.ts';
import { createLane } from './lane.ts';
import { createLog, type Log } from './log.ts';
import { openStore } from './open-store.ts';
import { createLimiter } from './rate-limit.ts';

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
  const adapters = [createHubSpot(config, clock)];
  const lanes = adapters.map((adapter) =>
    createLane({ store, adapter, retryMs: config.retryMs, clock, log, counters }),
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
      onStored: () => {
        for (const lane of lanes) lane.wake();
      },
    },
    createHealth(store, () => lanes.map((lane) => lane.status()), clock),
  );
  const http = createHttp(
    createFront({
      api,
      files: createFiles(dist),
      trustProxy: config.trustProxy,
      log,
      isStopping: () => stopping,
    }),
  );

  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('server.stopping');
    const lanesDone = Promise.all(lanes.map((lane) => lane.stop()));
    const inTime = await within(STOP_MS, Promise.all([http.drain(), lanesDone]));
    http.cut();
    await store.close();
    log.info('server.stopped', { inTime });
    log.flush();
  };

  try {
    const address = await http.listen(config);
    log.info('server.listening', {
      address,
      delivery: adapters.some(({ forms }) => forms.length > 0),
    });
    return { address, stop };
  } catch (error) {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await store.close();
    throw error;
  }
}
