/** The reply promise in words (R311). */
import { inWords } from './number-words.ts';
import { spanishNumber } from './spanish-numbers.ts';
import type { Language } from './language.ts';

/** `two business days`, `dos días hábiles` */
function daysText(days: number, language: Language): string {
  if (language === 'en') return `${inWords(days)} business ${days === 1 ? 'day' : 'days'}`;
  return `${spanishNumber(days)} ${days === 1 ? 'día hábil' : 'días hábiles'}`;
}

/**
 * After “within”: `24 business hours`, `4 business hours`; further whole days as days, because `48 business hours`
 * reads as six office days: `two business days`.
 */
export function replyText(hours: number, language: Language): string {
  if (hours > 24 && hours % 24 === 0) return daysText(hours / 24, language);
  if (language === 'en') return `${hours} business ${hours === 1 ? 'hour' : 'hours'}`;
  return hours === 1 ? 'una hora hábil' : `${hours} horas hábiles`;
}

/** After how long without a reply something went wrong: a business day later than promised. */
export const lateText = (hours: number, language: Language): string =>
  daysText(Math.ceil(hours / 24) + 1, language);
