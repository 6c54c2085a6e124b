/** The port to whoever gets the leads. */
import type { Lead } from './store.ts';

/** What one try led to. `reason` is stored for staff and may quote the receiver; `code` is safe to log. */
export type Outcome =
  | { kind: 'delivered'; status: number }
  /** The receiver will never take this lead as it is. */
  | { kind: 'refused'; status: number; code: string; reason: string }
  /** Try again: the line, the receiver or its limits. `restMs` is how long it asked to be left alone. */
  | { kind: 'later'; status: number | null; code: string; reason: string; restMs?: number }
  /** Nothing will get through until somebody repairs the settings; no lead is at fault. */
  | { kind: 'paused'; status: number; code: string; reason: string };

export interface Adapter {
  name: string;
  /** Forms it knows where to send; empty while nothing is configured. */
  forms: readonly string[];
  /** Least time between the beginnings of two tries, milliseconds. */
  spacingMs: number;
  /** Never throws, and ends within {@link LONGEST_TRY_MS}. */
  deliver: (lead: Lead) => Promise<Outcome>;
}

/** A try is given up after this time, milliseconds. */
export const LONGEST_TRY_MS = 8_000;
