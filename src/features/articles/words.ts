/** Words around articles and lists, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { type ArticleWords, ENGLISH_ARTICLE } from './words.en.ts';
import { SPANISH_ARTICLE } from './words.es.ts';

export const ARTICLE_WORDS: Readonly<Record<Language, ArticleWords>> = {
  en: ENGLISH_ARTICLE,
  es: SPANISH_ARTICLE,
};
