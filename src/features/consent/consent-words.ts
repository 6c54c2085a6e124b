import { CONSENT_MAX_AGE_MS } from './consent.ts';
import type { Language } from '#lib/language.ts';

const DAYS = CONSENT_MAX_AGE_MS / 86_400_000;

/** For tables: `1 year`, `180 days`. */
export const consentLasts = (days = DAYS): string => (days === 365 ? '1 year' : `${days} days`);

/** After “after”: `a year`, `180 days`; `un año`. */
export function askAgainText(language: Language, days = DAYS): string {
  if (language === 'es') return days === 365 ? 'un año' : `${days} días`;
  return days === 365 ? 'a year' : `${days} days`;
}
