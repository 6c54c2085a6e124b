/** Wire types of signing in: `/api/admin/session`. */

/** `admin` also manages staff; `staff` works on leads; `editor` changes the site's content. */
export const ROLES = ['admin', 'staff', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Second steps of signing in. */
export type SecondStep = 'passkey' | 'totp' | 'recovery';

/** The signed-in user. */
export interface Me {
  id: string;
  username: string;
  role: Role;
  /** When the session ends in any case, epoch milliseconds. */
  endsAt: number;
  /** When it ends without another request, epoch milliseconds. Polling does not extend it. */
  idleEndsAt: number;
}

/**
 * Response of `GET /api/admin/session` and of every step of signing in. `signed-out`: no session. `second-step`: the
 * password was right, one of `steps` is next. `set-up`: the same for an account without a second step; it must add one.
 */
export type SessionState =
  | { state: 'signed-out' }
  | { state: 'second-step'; steps: readonly SecondStep[] }
  | { state: 'set-up' }
  | { state: 'signed-in'; me: Me };

/** Body of a failed step. `retryAfterS` is there for 429. */
export interface StepError {
  message: string;
  retryAfterS?: number;
}

/** Response of `POST /api/admin/second-step/totp`: a secret that counts once a code of it was confirmed. */
export interface TotpSetUp {
  /** Base32, to type into the app. */
  secret: string;
  uri: string;
  /** The same as a QR code: side and path of an SVG in units of one square. */
  qr: { size: number; path: string };
}

/** Response of a second step that was added. `recoveryCodes` are shown this once; empty if the account has some. */
export interface SecondStepAdded {
  session: SessionState;
  recoveryCodes: readonly string[];
}
