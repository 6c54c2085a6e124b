/** Cookie consent as stored on the visitor's device (R175–R184, D23). */

/** Whole days; the table of cookies and the policy say it in words. */
export const CONSENT_MAX_AGE_MS = 31_536_000_000;

/** In panel order. */
export const OPTIONAL = ['analytics', 'marketing', 'functional'] as const;
export type Optional = (typeof OPTIONAL)[number];

/** Stored form, readable by the practice's scripts (R176). */
export type Preferences = Readonly<Record<Optional, boolean> & { necessary: true }>;

/** Necessary is always on (R177). */
export function preferences(words: readonly string[]): Preferences {
  return {
    necessary: true,
    analytics: words.includes('analytics'),
    marketing: words.includes('marketing'),
    functional: words.includes('functional'),
  };
}

const KEY = 'cookie-consent';

/**
 * Categories allowed within a year before `now` (epoch ms) under the same `version` of the policy; a choice without a
 * version counts. `undefined` if missing, malformed or expired, or if `read` throws because storage is blocked.
 */
export function storedChoice(
  read: (key: string) => string | null,
  now: number,
  version: string,
): Optional[] | undefined {
  try {
    const stamp = `${read(`${KEY}-timestamp`)}`;
    const stored = JSON.parse(`${read('cookie-preferences')}`);
    if (read(KEY) !== 'true' || (read(`${KEY}-version`) ?? version) !== version) return;
    // NaN compares as false.
    if (now - (+stamp || Date.parse(stamp)) <= CONSENT_MAX_AGE_MS)
      return OPTIONAL.filter((name) => stored[name] === true);
  } catch {
    return;
  }
  return;
}

/** Storage key of the "Do not sell or share" opt-out; does not expire. */
export const DO_NOT_SELL = 'do-not-sell';

/** Effective consent: under Global Privacy Control or the opt-out (`gpc`), neither analytics nor marketing. */
export function allowed(choice: readonly Optional[], gpc: boolean): Optional[] {
  return choice.filter((name) => !gpc || name === 'functional');
}
