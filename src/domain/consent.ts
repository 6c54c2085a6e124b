/** Cookie consent as stored on the visitor's device (R175–R184, D23). */

/** Milliseconds for which a choice holds: one year. */
export const CONSENT_LASTS = 31_536_000_000;

/**
 * Whether analytics was allowed, at most a year before `now` (epoch ms). What cannot be read, because it is broken or
 * because the browser blocks storage and `read` throws, is no consent.
 */
export function allowsAnalytics(read: (key: string) => string | null, now: number): boolean {
  try {
    const stamp = read('cookie-consent-timestamp') ?? '';
    const since = +stamp || Date.parse(stamp);
    const preferences = JSON.parse(read('cookie-preferences') ?? '');
    return (
      read('cookie-consent') === 'true' &&
      now - since <= CONSENT_LASTS &&
      preferences.analytics === true
    );
  } catch {
    return false;
  }
}
