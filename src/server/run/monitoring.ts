/** How the server watches itself: probes, self-tests, what is told outside, and the health made of them. */
import { dirname } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { HealthCheck } from '../base/health-report.ts';
import type { Log } from '../base/log.ts';
import type { WorkerStatus } from '../leads/delivery/worker.ts';
import { createCapacityProbe } from './capacity-probe.ts';
import { clockIssues } from './clock-doubt.ts';
import { createDescriptorCheck, createDiskSpaceCheck, createProxyCheck } from './health-checks.ts';
import { createHealth } from './health.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createSelfTest } from './self-test.ts';
import type { Store } from './store.ts';

export interface MonitoringOptions {
  config: Config;
  store: Store;
  clock: Clock;
  log: Log;
  workers: () => readonly WorkerStatus[];
  /** Of other parts of the server. */
  checks: readonly HealthCheck[];
}

const diskChecks = ({ database }: Config): HealthCheck[] =>
  database.kind === 'file' ? [createDiskSpaceCheck(dirname(database.path))] : [];

export function createMonitoring({
  config,
  store,
  clock,
  log,
  workers,
  checks,
}: MonitoringOptions) {
  const capacity = createCapacityProbe(store, clock);
  const descriptors = createDescriptorCheck(clock, log);
  const heartbeat = createHeartbeat(config.heartbeatUrl, clock, log);
  const proxy = createProxyCheck(clock, log);
  const selfTest = createSelfTest({
    store,
    clock,
    log,
    isNamed: async () => descriptors.issue()?.fails === true || (await capacity.isDown()),
  });
  const health = createHealth({
    store,
    workers,
    clock,
    checkClock: () => clockIssues(store, config.database, clock.now()),
    checkWrites: capacity.check,
    checks: [
      selfTest.issue,
      heartbeat.issue,
      descriptors.issue,
      proxy.issue,
      ...checks,
      ...diskChecks(config),
    ],
  });
  return { capacity, descriptors, heartbeat, proxy, selfTest, health };
}
