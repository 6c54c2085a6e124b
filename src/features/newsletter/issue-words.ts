/** Words around issues, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_ISSUE } from './words.en.ts';
import { SPANISH_ISSUE } from './words.es.ts';
import type { IssueWords } from './words.ts';

export const ISSUE_WORDS: Readonly<Record<Language, IssueWords>> = {
  en: ENGLISH_ISSUE,
  es: SPANISH_ISSUE,
};
