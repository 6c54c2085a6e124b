/** What consent needs of the page and its browser; tests pass their own. */

/** Date of the cookie policy, set by the build (build/scripts/consent.ts). */
declare const POLICY_VERSION: string;

/** Where the choice is kept and in force. */
export interface Device {
  root: HTMLElement;
  /** May throw: storage can be forbidden. */
  storage: () => Storage;
  /** Date of the cookie policy. */
  version: string;
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Not in TypeScript's DOM types yet. */
type Signal = Navigator & { globalPrivacyControl?: boolean };

/** The page and its browser. */
export const thisDevice = (): Device => ({
  root: document.documentElement,
  storage: () => localStorage,
  version: POLICY_VERSION,
  gpc: !!(navigator as Signal).globalPrivacyControl,
  now: Date.now,
});
