import { site } from '#site';
import { formsByDestination } from '../leads/delivery/destinations.ts';
import type { Booking } from '../calls/booking.ts';
import { READ_EVERY_MS } from '../calls/busy-times/reader.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { erasuresFile, syncErasures } from '../leads/erasure/erasure-receipts.ts';
import type { Store } from './store.ts';
import { type AlertOptions, createAlerts } from './alerts.ts';
import type { DescriptorCheck } from './health-checks.ts';
import { clockDoubt } from './clock-doubt.ts';
import type { Heartbeat } from './heartbeat.ts';
import { untilNight, vacuumTonight } from './nightly-vacuum.ts';
import { createRetention } from './retention.ts';
import type { Schedule } from './schedule.ts';
import type { SelfTest } from './self-test.ts';

export interface JobOptions extends Omit<AlertOptions, 'siteUrl'> {
  config: Config;
  store: Store;
  alertCheckMs: number;
  takeNew: () => Promise<void>;
  publishDue: () => Promise<void>;
  booking: Pick<Booking, 'busy'>;
  descriptors: Pick<DescriptorCheck, 'check'>;
  selfTest: Pick<SelfTest, 'run'>;
  heartbeat: Pick<Heartbeat, 'beat'>;
}

export function startJobs(schedule: Schedule, address: string, options: JobOptions): void {
  const { config, store, clock, log, alertCheckMs, takeNew, descriptors, selfTest, heartbeat } =
    options;
  const { selfTestMs, retentionDays, backupDays, database, siteUrl } = config;
  const terms = {
    retentionDays,
    backupDays,
    destinations: formsByDestination(config),
    location: database,
  };
  const alerts = createAlerts({ ...options, siteUrl });
  schedule.every('alerts', alertCheckMs, alertCheckMs, alerts);
  // From the first moment on, or a new store would know the time only from its first health check.
  schedule.every('clock', 0, HOUR, async () => {
    await clockDoubt(store, database, clock.now());
  });
  schedule.every('retention', HOUR, HOUR, createRetention(store, terms, clock, log));
  const { timeZone } = site;
  schedule.every('vacuum', untilNight(clock.now(), timeZone), DAY, () =>
    vacuumTonight(store, timeZone, clock, log),
  );
  // An earlier version's leads at the start; later ones mostly when staff look.
  schedule.every('inbox', SECOND, HOUR, async () => {
    await takeNew();
  });
  const { counts } = store;
  if (counts) schedule.every('counts', MINUTE, MINUTE, counts.forget);
  const receipts = erasuresFile(database);
  schedule.every('erasures', 0, HOUR, () => syncErasures(store, receipts, log));
  schedule.every('calendar', MINUTE, 5 * MINUTE, options.publishDue);
  schedule.every('busy-times', SECOND, READ_EVERY_MS, options.booking.busy.read);
  schedule.every('descriptors', SECOND, SECOND, async () => descriptors.check());
  if (selfTestMs !== 'off')
    schedule.every('self-test', Math.min(MINUTE, selfTestMs), selfTestMs, () =>
      selfTest.run(address).then((waitMs) => waitMs ?? heartbeat.beat()),
    );
}
