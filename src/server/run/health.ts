/**
 * Health for monitoring: counts only, no visitor input. The public gets the status ({@link publicHealth}); reasons and
 * counts need a local request or the metrics token (L10).
 */
import { SECOND, type Clock } from '../base/clock.ts';
import { deliveryHealth } from '../leads/delivery/health.ts';
import type { WorkerStatus } from '../leads/delivery/worker.ts';
import { noticesHealth } from '../desk/notices/health.ts';
import { replyIssues } from '../desk/replies/health.ts';
import { guessedIssues } from '../accounts/health.ts';
import { isDiskFull, StoreDown } from '../base/store-errors.ts';
import type { Store } from './store.ts';
import { createCapacityProbe } from './capacity-probe.ts';
import type { Health, HealthCheck, HealthIssue } from '../base/health-report.ts';

/** `/healthz` is public: results are cached to protect the disk. */
const CACHE_MS = SECOND;
const NO_NOTICES = { waiting: 0, oldestWaitingSeconds: 0, failed: 0 };

export interface HealthOptions {
  store: Store;
  workers: () => readonly WorkerStatus[];
  clock: Clock;
  /** Issues of the clock, before the probe writes its time. */
  checkClock?: () => Promise<readonly HealthIssue[]>;
  /** Rejects with `StoreDown` if a lead would not be taken; by default a probe of its own ({@link createCapacityProbe}). */
  checkWrites?: () => Promise<void>;
  checks?: readonly HealthCheck[];
}

/** Results are cached for {@link CACHE_MS}. */
export function createHealth({
  store,
  workers,
  clock,
  checkClock = async () => [],
  checkWrites = createCapacityProbe(store, clock).check,
  checks = [],
}: HealthOptions): () => Promise<Health> {
  let last: Promise<Health> | undefined;
  let cachedUntil = 0;

  const checkStore = async (): Promise<
    Pick<Health, 'store' | 'spam' | 'delivery' | 'notices' | 'issues'>
  > => {
    try {
      const clockIssues = await checkClock();
      await checkWrites();
      const now = clock.now();
      const spam = await store.spam();
      const { delivery, issues } = await deliveryHealth(store, workers(), now);
      const told = await noticesHealth(store, now);
      return {
        store: 'writable',
        spam,
        delivery,
        notices: told.notices,
        issues: [
          ...issues,
          ...told.issues,
          ...(await replyIssues(store, now)),
          ...clockIssues,
          ...(await guessedIssues(store, now)),
        ],
      };
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      const problem = error.problem === undefined ? '' : `: ${error.problem}`;
      const why = isDiskFull(error) ? ': the disk is full (ENOSPC)' : problem;
      const text = `The store does not accept writes${why}`;
      const issues = [{ kind: 'store', text, fails: true }];
      return { store: 'down', spam: 0, delivery: {}, notices: NO_NOTICES, issues };
    }
  };
  const check = async (): Promise<Health> => {
    const found = await checkStore();
    const issues = [...found.issues, ...checks.flatMap((runCheck) => runCheck() ?? [])];
    return {
      status: issues.some(({ fails }) => fails) ? 'failing' : 'ok',
      reasons: issues.map(({ text }) => text),
      ...found,
      issues,
    };
  };
  return () => {
    if (last === undefined || clock.steady() >= cachedUntil) {
      cachedUntil = clock.steady() + CACHE_MS;
      last = check();
    }
    return last;
  };
}

/** `/healthz`: everything for authorized requests, else only the status. */
export function publicHealth(
  { issues: _issues, ...health }: Health,
  isAuthorized: boolean,
): Partial<Health> {
  return isAuthorized ? health : { status: health.status };
}
