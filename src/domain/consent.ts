/** Cookie consent as stored on the visitor's device (R175–R184, D23). */

export const CONSENT_KEYS = {
  flag: 'cookie-consent',
  timestamp: 'cookie-consent-timestamp',
  preferences: 'cookie-preferences',
} as const;

/** Milliseconds for which a choice holds: one year. */
export const CONSENT_LASTS = 31_536_000_000;

/** Whether analytics was allowed, less than a year before `now` (epoch ms). Anything unreadable means no. */
export function allowsAnalytics(read: (key: string) => string | null, now: number): boolean {
  const stamp = read(CONSENT_KEYS.timestamp) ?? '';
  const since = Number(stamp) || Date.parse(stamp);
  if (read(CONSENT_KEYS.flag) !== 'true' || !(now - since <= CONSENT_LASTS)) return false;
  try {
    return JSON.parse(read(CONSENT_KEYS.preferences) ?? '')?.analytics === true;
  } catch {
    return false;
  }
}
