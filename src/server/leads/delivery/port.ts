import type { DestinationName } from '#staff/contract/lead.ts';
import type { Lead, SELF_TEST_DESTINATION } from '../lead.ts';

/** Result of one attempt. `reason` is stored for staff and may quote the destination; `code` is safe to log. */
export type Outcome =
  | { kind: 'delivered'; status: number; reason?: string }
  /** The destination will never accept this lead as it is. */
  | { kind: 'refused'; status: number; code: string; reason: string }
  /** Network error, server error or rate limit. `retryAfterMs` is the pause the destination asked for. */
  | {
      kind: 'later';
      status: number | null;
      code: string;
      reason: string;
      retryAfterMs?: number;
      /** Recipients that need it no more. */
      reached?: readonly string[];
    }
  /** Wrong settings: every delivery fails until they are fixed, whatever the lead. */
  | { kind: 'paused'; status: number; code: string; reason: string };

export interface Destination {
  name: DestinationName | typeof SELF_TEST_DESTINATION;
  /** Forms it can deliver; empty while it is not configured. */
  forms: readonly string[];
  /** Minimum milliseconds between the starts of two attempts. */
  spacingMs: number;
  /**
   * Never throws; resolves within {@link TRY_TIMEOUT_MS}.
   * @param reached recipients that need it no more
   */
  deliver: (lead: Lead, reached?: readonly string[]) => Promise<Outcome>;
  /** One message about several leads: a flood of leads is not a flood of messages. */
  deliverAll?: (leads: readonly Lead[], reached: readonly string[]) => Promise<Outcome>;
}
