/**
 * Delivers the leads of one destination, one at a time. A result that cannot be saved because the disk fails is kept
 * and saved before anything else is sent, so that a broken disk causes no duplicates.
 */
import type { Destination, Outcome } from './port.ts';
import { MAX_RETRY_AFTER_MS, TRY_TIMEOUT_MS } from '../../base/post-json.ts';
import { DAY, MINUTE, SECOND, type Clock } from '../../base/clock.ts';
import type { Counters } from '../../base/counters.ts';
import { errorFields, type Log } from '../../base/log.ts';
import type { Claim, Claimed, ClaimOptions, DeliveryUpdate } from '../port.ts';
import type { LeadStore } from '../store.ts';
import { createPace } from './pace.ts';
import { saveResult } from './save-result.ts';
import { createSleeper } from '../../base/sleeper.ts';

export interface WorkerStatus {
  destination: string;
  forms: readonly string[];
  /** Why deliveries are paused; `null` while they are not. */
  paused: string | null;
}

export interface DeliveryWorker {
  status: () => WorkerStatus;
  /** Checks for due deliveries now. */
  wake: () => void;
  stop: () => Promise<void>;
}

export interface DeliveryWorkerOptions {
  store: LeadStore;
  destination: Destination;
  retryMs: readonly number[];
  clock: Clock;
  log: Log;
  counters: Counters;
  /** Marks leads to be read first, for a destination that sums up: these do not wait. */
  takeNew?: () => Promise<void>;
}

/** Longer than the longest known HubSpot outage, shorter than the month after which it rejects `submittedAt`. */
export const GIVE_UP_MS = 28 * DAY;
const LEASE_MS = TRY_TIMEOUT_MS + 5 * SECOND;
/** Other processes store leads too, and the clock can jump. */
const POLL_MS = 15 * SECOND;
/** A larger difference to the monotonic clock means that the wall clock was set. */
const JUMP_MS = 2 * SECOND;
/** Longest pause between attempts while deliveries are paused. */
const MAX_PAUSE_MS = 10 * MINUTE;

/** How often messages beyond {@link ALONE_AN_HOUR} are summed up. */
const SUM_EVERY_MS = 10 * MINUTE;
/** The same once more than that many were about leads to be read first. */
const SUM_FIRST_EVERY_MS = MINUTE;
/** In one message: the others come with the next, at once. */
const MAX_AT_ONCE = 500;

type Waiting = Exclude<Claimed, Claim>;

/** Starts the worker of one destination, which does nothing without forms. */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, destination, retryMs, clock, log, counters, takeNew } = options;
  const sleeper = createSleeper();
  const farthestMs = Math.max(...retryMs, MAX_RETRY_AFTER_MS, LEASE_MS);
  const waitFor = (tries: number): number => retryMs[Math.min(tries, retryMs.length) - 1] ?? MINUTE;
  const pace = createPace(clock);
  const pacedFirst = createPace(clock);
  /** Whether the last message held as many leads as it may. */
  let isLeftOver = false;
  let paused: string | null = null;
  let refusals = 0;
  let newestFirst = false;
  let drift = clock.now() - clock.steady();

  /** After the clock was set back, due times lie far in the future: reschedule them. */
  const handleClockJump = async (): Promise<void> => {
    const now = clock.now();
    const jump = now - clock.steady() - drift;
    if (Math.abs(jump) < JUMP_MS) return;
    log.warn('clock.jumped', { seconds: Math.round(jump / SECOND) });
    if (jump < 0) await store.makeAllDue(now);
    drift += jump;
  };

  const updateFor = (claim: Claim, outcome: Outcome, tookMs: number): DeliveryUpdate => {
    const now = clock.now();
    const base = {
      waitedMs: claim.waitedMs,
      dueAt: now,
      restUntil: now + Math.max(0, Math.ceil(destination.spacingMs - tookMs)),
      tookMs: Math.round(tookMs),
      status: outcome.status,
      outcome: outcome.kind,
      reason: outcome.reason ?? null,
    };
    if (outcome.kind === 'delivered' || outcome.kind === 'refused')
      return { ...base, state: outcome.kind };
    // Wrong settings are not the lead's fault: its retry time does not count down.
    if (outcome.kind === 'paused') return { ...base, state: 'waiting' };
    const waitMs = Math.max(waitFor(claim.attempt), outcome.retryAfterMs ?? 0);
    const waitedMs = claim.waitedMs + waitMs;
    return {
      ...base,
      state: waitedMs > GIVE_UP_MS ? 'failed' : 'waiting',
      waitedMs,
      ...(outcome.reached && { reached: outcome.reached }),
      dueAt: now + waitMs,
      restUntil: Math.max(base.restUntil, now + (outcome.retryAfterMs ?? 0)),
    };
  };

  const logOutcome = (claim: Claim, outcome: Outcome, update: DeliveryUpdate): void => {
    counters.add('tries', { destination: destination.name, outcome: outcome.kind });
    const level = { delivered: 'info', later: 'warn', refused: 'error', paused: 'error' } as const;
    log[update.state === 'failed' ? 'error' : level[outcome.kind]](`delivery.${outcome.kind}`, {
      destination: destination.name,
      lead: claim.lead.id,
      attempt: claim.attempt,
      status: outcome.status,
      ...('code' in outcome && { code: outcome.code }),
      ...(update.state === 'failed' && { state: 'failed' }),
    });
  };

  const saveUpdates = (settled: readonly (readonly [Claim, DeliveryUpdate])[]): Promise<void> => {
    const of = { destination: destination.name, lead: settled[0]?.[0].lead.id };
    return saveResult(
      sleeper,
      () => store.settleAll(settled),
      (error) => log.error('delivery.unnoted', { ...of, ...errorFields(error) }),
      (failures) => log.info('delivery.noted', { ...of, failures }),
    );
  };

  /** A destination that throws has a bug: counted as an attempt, so that retries end. */
  const attempt = async ([first, ...others]: readonly [Claim, ...Claim[]]): Promise<Outcome> => {
    const { deliver, deliverAll } = destination;
    try {
      if (others.length === 0 || !deliverAll) return await deliver(first.lead, first.reached);
      const leads = [first, ...others].map(({ lead }) => lead);
      return await deliverAll(leads, first.reached);
    } catch (error) {
      log.error('delivery.broken', { destination: destination.name, ...errorFields(error) });
      return {
        kind: 'later',
        status: null,
        code: 'BROKEN',
        reason: 'Internal error in the delivery code',
      };
    }
  };

  /** @param counts in which pace the message counts */
  const deliver = async (claims: readonly [Claim, ...Claim[]], counts = pace): Promise<void> => {
    const started = clock.steady();
    const outcome = await attempt(claims);
    const tookMs = clock.steady() - started;
    const settled = claims.map((claim) => [claim, updateFor(claim, outcome, tookMs)] as const);
    for (const [claim, update] of settled) logOutcome(claim, outcome, update);
    // Also if somebody has it, and others wait for it.
    const isSent = outcome.kind === 'delivered' || ('reached' in outcome && outcome.reached);
    if (isSent) counts.note();
    isLeftOver = Boolean(isSent) && claims.length === MAX_AT_ONCE;
    paused = outcome.kind === 'paused' ? outcome.reason : null;
    refusals = outcome.kind === 'paused' ? refusals + 1 : 0;
    await saveUpdates(settled);
    if (refusals > 0) await sleeper.sleep(Math.min(waitFor(refusals), MAX_PAUSE_MS));
    else await sleeper.sleep(destination.spacingMs - (clock.steady() - started));
  };

  /** Leads to be read first one by one, the others together from time to time. */
  const claimInFlood = async (wanted: ClaimOptions): Promise<Waiting | 'sent'> => {
    await takeNew?.();
    if (pacedFirst.hasRoom()) {
      const first = await store.claim({ ...wanted, readFirst: true });
      if ('lead' in first) {
        await deliver([first], pacedFirst);
        return 'sent';
      }
      if (first.isBusy) return first;
    }
    const everyMs = pacedFirst.hasRoom() ? SUM_EVERY_MS : SUM_FIRST_EVERY_MS;
    const waitMs = isLeftOver ? 0 : pace.waitMs(everyMs);
    // Each new lead wakes it: not more often than that.
    if (waitMs > 0) await sleeper.sleep(SECOND);
    if (waitMs > 0) return { nextAt: wanted.now + waitMs, isBusy: false };
    const claimed = await store.claimAll(wanted, MAX_AT_ONCE);
    if (!Array.isArray(claimed)) return claimed;
    const [first, ...others] = claimed;
    if (first) await deliver([first, ...others]);
    return 'sent';
  };

  const deliverNext = async (): Promise<void> => {
    await handleClockJump();
    // Alternate between oldest and newest: after an outage, new leads do not wait behind thousands.
    newestFirst = !newestFirst;
    const now = clock.now();
    const { name, forms } = destination;
    const wanted = { destination: name, forms, now, leaseMs: LEASE_MS, farthestMs, newestFirst };
    const sums = destination.deliverAll !== undefined && !pace.hasRoom();
    const claimed = await (sums ? claimInFlood(wanted) : store.claim(wanted));
    if (claimed === 'sent') return;
    if ('lead' in claimed) return deliver([claimed]);
    const waitMs = Math.min((claimed.nextAt ?? Number.POSITIVE_INFINITY) - now, POLL_MS);
    // A new lead must not interrupt a destination that is busy or rate-limited.
    if (claimed.isBusy) await sleeper.sleep(waitMs);
    else await sleeper.sleepUntilWoken(waitMs);
  };

  const run = async (): Promise<void> => {
    let isStalled = false;
    while (!sleeper.isStopped()) {
      try {
        await deliverNext();
        isStalled = false;
      } catch (error) {
        // Once: it is tried every second, possibly for days.
        if (!isStalled)
          log.error('delivery.stalled', { destination: destination.name, ...errorFields(error) });
        isStalled = true;
        await sleeper.sleep(SECOND);
      }
    }
  };

  const running = destination.forms.length > 0 ? run() : Promise.resolve();
  return {
    status: () => ({ destination: destination.name, forms: destination.forms, paused }),
    wake: sleeper.wake,
    stop: () => {
      sleeper.stop();
      return running;
    },
  };
}
