/** Without a staff area there is nobody to tell. */
import { site } from '#site';
import type { Config } from '../config.ts';
import { createNotices, type Notices, type NoticesOptions } from './notices.ts';
import { createPlanner, type PlannerOptions } from './planner.ts';
import { createPush } from './push.ts';

type Options = Pick<NoticesOptions, 'log' | 'counters' | 'send' | 'clock' | 'store'> &
  Pick<PlannerOptions, 'business' | 'takeNew' | 'health'> & { config: Config };

export function startNotices(options: Options): Notices {
  if (!site.parts.staffArea) return { wake: () => undefined, stop: async () => undefined };
  const { config, store, clock, send } = options;
  const { siteUrl, retryMs, pushOrigins: ownServices } = config;
  const zone = site.timeZone;
  const push = createPush({
    notices: store.notices,
    clock,
    contact: site.email,
    zone,
    ownServices,
  });
  const plan = createPlanner({ ...options, canMail: send !== undefined });
  return createNotices({ ...options, plan, push, siteUrl, zone, retryMs });
}
