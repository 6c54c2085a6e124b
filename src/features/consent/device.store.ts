/** Set by the build (site-build/scripts/consent.ts). */
declare const POLICY_VERSION: string;

export interface Device {
  root: HTMLElement;
  /** May throw: storage can be forbidden. */
  storage: () => Storage;
  /** Of the cookie policy. */
  version: string;
  gpc: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Not in TypeScript's DOM types yet. */
type Signal = Navigator & { globalPrivacyControl?: boolean };

export const thisDevice = (): Device => ({
  root: document.documentElement,
  storage: () => localStorage,
  version: POLICY_VERSION,
  gpc: !!(navigator as Signal).globalPrivacyControl,
  now: Date.now,
});
