/** How the server is, in counts only: for monitors, never with anything a visitor typed. */
import { MINUTE, SECOND, type Clock } from './clock.ts';
import type { LaneStatus } from './lane.ts';
import { StoreDown, type Backlog, type Store } from './store.ts';

/** A lead that waits longer than this is somebody's business. */
export const LONGEST_WAIT_MS = 15 * MINUTE;
/** Health is asked for by anybody: the disk is touched at most this often. */
const FRESH_MS = SECOND;

export interface AdapterHealth {
  configured: boolean;
  /** Why nothing is sent although it could be; `null` when nothing is wrong. */
  paused: string | null;
  waiting: number;
  oldestWaitingSeconds: number;
  /** Leads the receiver will not have, and leads whose 28 days are over: staff has to look at them. */
  refused: number;
  failed: number;
}

export interface Health {
  status: 'ok' | 'failing';
  /** What is wrong, in plain words. */
  reasons: string[];
  store: 'writable' | 'down';
  delivery: Record<string, AdapterHealth>;
}

function adapterHealth(lane: LaneStatus, backlog: readonly Backlog[], now: number): AdapterHealth {
  const own = backlog.filter(({ adapter }) => adapter === lane.adapter);
  const sum = (state: Backlog['state']): number =>
    own.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0);
  // Leads for a form that nobody has connected wait without hurry.
  const pressing = own.filter(
    ({ form, state }) => state === 'waiting' && lane.forms.includes(form),
  );
  const oldest = Math.min(now, ...pressing.map(({ oldestAt }) => oldestAt));
  return {
    configured: lane.forms.length > 0,
    paused: lane.paused,
    waiting: sum('waiting'),
    oldestWaitingSeconds: Math.round((now - oldest) / SECOND),
    refused: sum('refused'),
    failed: sum('failed'),
  };
}

function complaints(delivery: Health['delivery']): string[] {
  return Object.entries(delivery).flatMap(([name, { paused, oldestWaitingSeconds }]) => [
    ...(paused === null ? [] : [`Delivery to ${name} is paused: ${paused}`]),
    ...(oldestWaitingSeconds * SECOND > LONGEST_WAIT_MS
      ? [`A lead has waited ${Math.round(oldestWaitingSeconds / 60)} minutes for ${name}`]
      : []),
  ]);
}

/**
 * Returns a function that looks at store and lanes, at most once a second.
 * @param trouble what the last self-test found wrong
 * @param proveRoom rejects with `StoreDown` when leads do not fit, though a probe may
 */
export function createHealth(
  store: Store,
  lanes: () => readonly LaneStatus[],
  clock: Clock,
  trouble: () => string | undefined = () => undefined,
  proveRoom: () => Promise<void> = async () => undefined,
): () => Promise<Health> {
  let last: Promise<Health> | undefined;
  let freshUntil = 0;

  const look = async (): Promise<Health> => {
    try {
      await store.probe();
      await proveRoom();
      const backlog = await store.backlog();
      const delivery = Object.fromEntries(
        lanes().map((lane) => [lane.adapter, adapterHealth(lane, backlog, clock.now())]),
      );
      const found = trouble();
      const reasons = [
        ...complaints(delivery),
        ...(found === undefined ? [] : [`The last self-test failed: ${found}`]),
      ];
      return { status: reasons.length ? 'failing' : 'ok', reasons, store: 'writable', delivery };
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      return {
        status: 'failing',
        reasons: ['The store takes no writes'],
        store: 'down',
        delivery: {},
      };
    }
  };
  return () => {
    if (last === undefined || clock.steady() >= freshUntil) {
      freshUntil = clock.steady() + FRESH_MS;
      last = look();
    }
    return last;
  };
}
