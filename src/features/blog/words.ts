/** Words of the blog, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { type BlogWords, ENGLISH_BLOG } from './words.en.ts';
import { SPANISH_BLOG } from './words.es.ts';

export const BLOG_WORDS: Readonly<Record<Language, BlogWords>> = {
  en: ENGLISH_BLOG,
  es: SPANISH_BLOG,
};
