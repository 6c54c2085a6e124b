/** Cookie consent as stored on the visitor's device (R175–R184, D23). */

/** Milliseconds for which a choice holds: one year. */
export const CONSENT_LASTS = 31_536_000_000;

/** What a visitor may allow besides the necessary, in the order of the panel. */
export const OPTIONAL = ['analytics', 'marketing', 'functional'] as const;
export type Optional = (typeof OPTIONAL)[number];

/** As it is stored, and as the page's script may read it (R176). */
export type Preferences = Readonly<Record<Optional, boolean> & { necessary: true }>;

/** The stored form of what was allowed; the necessary always is (R177). */
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
 * What was allowed besides the necessary, at most a year before `now` (epoch ms) and under the same `version` of the
 * policy; a choice that names no version counts. What cannot be read, because it is broken or because the browser
 * blocks storage and `read` throws, is no choice: `undefined`.
 */
export function storedChoice(
  read: (key: string) => string | null,
  now: number,
  version: string,
): Optional[] | undefined {
  try {
    const stamp = `${read(`${KEY}-timestamp`)}`;
    const kept = JSON.parse(`${read('cookie-preferences')}`);
    if (read(KEY) !== 'true' || (read(`${KEY}-version`) ?? version) !== version) return;
    // What is not a date compares as false.
    if (now - (+stamp || Date.parse(stamp)) <= CONSENT_LASTS)
      return OPTIONAL.filter((name) => kept[name] === true);
  } catch {
    return;
  }
  return;
}

/** Where it is kept that somebody told us not to sell or share; holds until they take it back. */
export const DO_NOT_SELL = 'do-not-sell';

/**
 * What a choice comes to: under Global Privacy Control, or for somebody who told us not to sell or share (`gpc`),
 * neither analytics nor marketing, whatever was chosen.
 */
export function allowed(choice: readonly Optional[], gpc: boolean): Optional[] {
  return choice.filter((name) => !gpc || name === 'functional');
}
