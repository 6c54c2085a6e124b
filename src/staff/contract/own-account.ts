/** Wire types of the account page: `/api/admin/account`. Everybody sees and changes their own account only. */
import type { SessionLine } from './accounts.ts';

/** One passkey. */
export interface OwnPasskey {
  id: string;
  /** As the person calls it; may be empty. */
  name: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The last sign-in with it; `null` before the first one. */
  usedAt: number | null;
}

/** Response of `GET /api/admin/account`. */
export interface OwnAccount {
  /** When the password was set, epoch milliseconds. */
  passwordAt: number;
  passkeys: readonly OwnPasskey[];
  hasApp: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodes: number;
  /** The private address of booked calls for one's calendar, without the address; `null` if there is none. */
  feed: { madeAt: number; readAt: number | null } | null;
  /** Sessions of this account, the last used first. */
  sessions: readonly SessionLine[];
}

/** Body of a 403: the change needs a fresh password or passkey first. */
export interface Unconfirmed {
  message: string;
  needsConfirmation: true;
}

/** Response of `POST /api/admin/account/recovery-codes` and `…/keep-only`: shown this once. */
export interface NewRecoveryCodes {
  recoveryCodes: readonly string[];
}

/** Where private addresses of booked calls begin; `<token>.ics` follows. */
export const FEED_FOLDER = '/api/held-calls/';

/** Response of `POST /api/admin/account/calendar`: shown this once. */
export interface NewFeed {
  address: string;
}

/** Longest name of a passkey, in characters. */
export const MAX_PASSKEY_NAME = 40;
