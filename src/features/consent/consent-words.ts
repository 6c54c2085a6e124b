import { CONSENT_MAX_AGE_MS } from './consent.ts';
import { CONSENT_WORDS } from './words.ts';
import type { Language } from '#lib/language.ts';

const DAYS = CONSENT_MAX_AGE_MS / 86_400_000;

/** For tables: `1 year`, `180 days`. */
export const consentLasts = (days = DAYS): string => (days === 365 ? '1 year' : `${days} days`);

/** After “after”: `a year`, `180 days`; `un año`. */
export function askAgainText(language: Language, days = DAYS): string {
  return CONSENT_WORDS[language].again(days);
}
