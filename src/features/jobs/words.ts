/** Words around open positions, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_JOBS, type JobsWords } from './words.en.ts';
import { SPANISH_JOBS } from './words.es.ts';

export const JOBS_WORDS: Readonly<Record<Language, JobsWords>> = {
  en: ENGLISH_JOBS,
  es: SPANISH_JOBS,
};
