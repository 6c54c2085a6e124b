/** The reply promise in words (R311). */
import type { Language } from './language.ts';
import { ENGLISH_REPLY, type ReplyWords } from './words.en.ts';
import { SPANISH_REPLY } from './words.es.ts';

const WORDS: Readonly<Record<Language, ReplyWords>> = { en: ENGLISH_REPLY, es: SPANISH_REPLY };

/**
 * After “within”: `24 business hours`, `4 business hours`; further whole days as days, because `48 business hours`
 * reads as six office days: `two business days`.
 */
export function replyText(hours: number, language: Language): string {
  if (hours > 24 && hours % 24 === 0) return WORDS[language].days(hours / 24);
  return WORDS[language].hours(hours);
}

/** After how long without a reply something went wrong: a business day later than promised. */
export const lateText = (hours: number, language: Language): string =>
  WORDS[language].days(Math.ceil(hours / 24) + 1);
