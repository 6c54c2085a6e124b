/**
 * One adapter's deliveries, one at a time: claim, send, note, pause. What cannot be noted because the disk fails is kept
 * in memory and noted before anything else is sent, so that a broken disk makes no copies.
 */
import { LONGEST_TRY_MS, type Adapter, type Outcome } from './adapter.ts';
import { DAY, MINUTE, SECOND, type Clock } from './clock.ts';
import type { Counters } from './counters.ts';
import { errorFields, type Log } from './log.ts';
import { LONGEST_REST_MS } from './outgoing.ts';
import type { Claim, Note, Store } from './store.ts';
import { createWaiting } from './waiting.ts';

export interface LaneStatus {
  adapter: string;
  /** Forms it can deliver. */
  forms: readonly string[];
  /** Why nothing is sent although it could be. */
  paused: string | null;
}

export interface Lane {
  status: () => LaneStatus;
  /** Something may be due now. */
  wake: () => void;
  /** Ends after the delivery in flight, if there is one. */
  stop: () => Promise<void>;
}

export interface LaneOptions {
  store: Store;
  adapter: Adapter;
  retryMs: readonly number[];
  clock: Clock;
  log: Log;
  counters: Counters;
}

/** Tries go on until their waits add up to this: longer than the longest outage known, shorter than HubSpot's month. */
export const GIVE_UP_MS = 28 * DAY;
const LEASE_MS = LONGEST_TRY_MS + 5 * SECOND;
/** Longest sleep: other processes store leads too, and clocks jump. */
const LOOK_MS = 15 * SECOND;
/** A clock that moves against steady time by more than this was set. */
const JUMP_MS = 2 * SECOND;
/** Longest pause between two tries while the settings are refused. */
const LONGEST_PAUSE_MS = 10 * MINUTE;

export function createLane(options: LaneOptions): Lane {
  const { store, adapter, retryMs, clock, log, counters } = options;
  const waiting = createWaiting();
  const farthestMs = Math.max(...retryMs, LONGEST_REST_MS, LEASE_MS);
  const waitFor = (tries: number): number => retryMs[Math.min(tries, retryMs.length) - 1] ?? MINUTE;
  let paused: string | null = null;
  let refusals = 0;
  let newestFirst = false;
  let drift = clock.now() - clock.steady();

  /** When the clock was set back, what is to be tried next lies far in the future. */
  const mindClock = async (): Promise<void> => {
    const now = clock.now();
    const jump = now - clock.steady() - drift;
    if (Math.abs(jump) < JUMP_MS) return;
    log.warn('clock.jumped', { seconds: Math.round(jump / SECOND) });
    if (jump < 0) await store.rouse(now);
    drift += jump;
  };

  const noteOf = (claim: Claim, outcome: Outcome, tookMs: number): Note => {
    const now = clock.now();
    const base = {
      waitedMs: claim.waitedMs,
      dueAt: now,
      restUntil: now + Math.max(0, Math.ceil(adapter.spacingMs - tookMs)),
      tookMs: Math.round(tookMs),
      status: outcome.status,
      outcome: outcome.kind,
      reason: 'reason' in outcome ? outcome.reason : null,
    };
    if (outcome.kind === 'delivered' || outcome.kind === 'refused')
      return { ...base, state: outcome.kind };
    // The settings are at fault, not the lead: its own time does not run.
    if (outcome.kind === 'paused') return { ...base, state: 'waiting' };
    const waitMs = Math.max(waitFor(claim.attempt), outcome.restMs ?? 0);
    const waitedMs = claim.waitedMs + waitMs;
    return {
      ...base,
      state: waitedMs > GIVE_UP_MS ? 'failed' : 'waiting',
      waitedMs,
      dueAt: now + waitMs,
      restUntil: Math.max(base.restUntil, now + (outcome.restMs ?? 0)),
    };
  };

  const report = (claim: Claim, outcome: Outcome, note: Note): void => {
    counters.add('tries', { adapter: adapter.name, outcome: outcome.kind });
    const level = { delivered: 'info', later: 'warn', refused: 'error', paused: 'error' } as const;
    log[note.state === 'failed' ? 'error' : level[outcome.kind]](`delivery.${outcome.kind}`, {
      adapter: adapter.name,
      lead: claim.lead.id,
      attempt: claim.attempt,
      status: outcome.status,
      ...('code' in outcome && { code: outcome.code }),
      ...(note.state === 'failed' && { state: 'failed' }),
    });
  };

  /** Writes a note, however long the disk needs to come back. */
  const keepNoting = async (claim: Claim, note: Note): Promise<void> => {
    for (;;) {
      try {
        return await store.settle(claim, note);
      } catch (error) {
        log.error('delivery.unnoted', { lead: claim.lead.id, ...errorFields(error) });
        if (!(await waiting.sleep(SECOND))) return;
      }
    }
  };

  /** An adapter that throws has a fault of its own: noted like any other try, so that it ends some day. */
  const tryOnce = async (claim: Claim): Promise<Outcome> => {
    try {
      return await adapter.deliver(claim.lead);
    } catch (error) {
      log.error('delivery.broken', { adapter: adapter.name, ...errorFields(error) });
      return { kind: 'later', status: null, code: 'BROKEN', reason: 'The delivery broke here' };
    }
  };

  const deliver = async (claim: Claim): Promise<void> => {
    const started = clock.steady();
    const outcome = await tryOnce(claim);
    const note = noteOf(claim, outcome, clock.steady() - started);
    report(claim, outcome, note);
    paused = outcome.kind === 'paused' ? outcome.reason : null;
    refusals = outcome.kind === 'paused' ? refusals + 1 : 0;
    await keepNoting(claim, note);
    if (refusals > 0) await waiting.sleep(Math.min(waitFor(refusals), LONGEST_PAUSE_MS));
    else await waiting.sleep(adapter.spacingMs - (clock.steady() - started));
  };

  const turn = async (): Promise<void> => {
    await mindClock();
    // Oldest and newest take turns: after an outage nobody who writes now waits behind thousands.
    newestFirst = !newestFirst;
    const now = clock.now();
    const { name, forms } = adapter;
    const claimed = await store.claim({
      adapter: name,
      forms,
      now,
      leaseMs: LEASE_MS,
      farthestMs,
      newestFirst,
    });
    if ('lead' in claimed) return deliver(claimed);
    const waitMs = Math.min((claimed.nextAt ?? Number.POSITIVE_INFINITY) - now, LOOK_MS);
    // A new lead cannot hurry an adapter that is busy or was told to be quiet.
    if (claimed.isBusy) await waiting.sleep(waitMs);
    else await waiting.rest(waitMs);
  };

  const run = async (): Promise<void> => {
    while (!waiting.isStopped()) {
      try {
        await turn();
      } catch (error) {
        log.error('delivery.stalled', { adapter: adapter.name, ...errorFields(error) });
        await waiting.sleep(SECOND);
      }
    }
  };

  const running = adapter.forms.length > 0 ? run() : Promise.resolve();
  return {
    status: () => ({ adapter: adapter.name, forms: adapter.forms, paused }),
    wake: waiting.wake,
    stop: () => {
      waiting.stop();
      return running;
    },
  };
}
