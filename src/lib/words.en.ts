/**
 * How replies and offices are said in English; what days and hours are said as is in `day.ts` and `hours.ts`, which browsers
 * get as well.
 */
import type { Hours } from './hours.ts';
import { inWords } from './number-words.ts';

/** Days are like `2026-03-04`. */
export interface DayWords {
  /** `March 4, 2026` */
  long: (day: string) => string;
  /** `Wednesday, March 4`, for near days. */
  near: (day: string) => string;
  /** `January 8 to 10`, from the first day and their number. */
  together: (first: string, count: number) => string;
}

export interface HoursWords {
  /** `17:00` → `5:00 PM` */
  clock: (time: string) => string;
  /** `Monday to Friday, 9:00 AM to 6:00 PM` */
  hours: (hours: Hours) => string;
}

/** After “within”. */
export interface ReplyWords {
  /** `24 business hours` */
  hours: (hours: number) => string;
  /** `two business days` */
  days: (days: number) => string;
}

/** `Dallas office`, `Pittsburgh or Erie office`, from one city on. */
export type OfficeWords = (cities: readonly string[]) => string;

export const ENGLISH_REPLY: ReplyWords = {
  hours: (hours) => `${hours} business ${hours === 1 ? 'hour' : 'hours'}`,
  days: (days) => `${inWords(days)} business ${days === 1 ? 'day' : 'days'}`,
};

export const ENGLISH_OFFICE: OfficeWords = (cities) => `${cities.join(' or ')} office`;

export const ENGLISH_NOTE = '(in #)';

/** Addresses of pages that code leads to, each without the folder of its language. */
export interface PageNames {
  thankYou: string;
  quizResult: string;
  resetThanks: string;
}

export const ENGLISH_PAGES: PageNames = {
  thankYou: 'thank-you',
  quizResult: 'quiz-result',
  resetThanks: 'reset-requested',
};
