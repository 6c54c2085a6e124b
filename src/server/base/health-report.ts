/** What the rooms say of their health. `run` collects it; `/healthz`, alerts and the overview show it. */
import { MINUTE } from './clock.ts';

/** What waits longer is reported. */
export const MAX_WAIT_MS = 15 * MINUTE;

export interface HealthIssue {
  /** Independent of counts. */
  kind: string;
  /** Without visitor input. */
  text: string;
  /** Whether `/healthz` answers 503: only if another machine would serve visitors better, or leads are stuck. */
  fails: boolean;
  count?: number;
  /** An alert that goes on is sent again after this time, if not after the usual one. */
  repeatMs?: number;
}

export type HealthCheck = () => HealthIssue | undefined;

export interface DestinationHealth {
  configured: boolean;
  paused: string | null;
  waiting: number;
  /** Of forms that are not connected; not an issue, and delivered once they are. */
  unconnected: number;
  oldestWaitingSeconds: number;
  /** Rejected by the destination, or given up after 28 days; staff must handle them. */
  refused: number;
  failed: number;
  quarantined: number;
}

export interface NoticeHealth {
  waiting: number;
  oldestWaitingSeconds: number;
  /** In the last day. */
  failed: number;
}

export interface Health {
  /** `failing`: `/healthz` answers 503. */
  status: 'ok' | 'failing';
  /** All issues, including those that do not fail. */
  reasons: string[];
  store: 'writable' | 'down';
  spam: number;
  delivery: Record<string, DestinationHealth>;
  notices: NoticeHealth;
  /** Source of `reasons`; not in the response. */
  issues: readonly HealthIssue[];
}
