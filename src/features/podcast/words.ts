/** Words around the podcast that are not content, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_PODCAST, type PodcastWords } from './words.en.ts';
import { SPANISH_PODCAST } from './words.es.ts';

export const PODCAST_WORDS: Readonly<Record<Language, PodcastWords>> = {
  en: ENGLISH_PODCAST,
  es: SPANISH_PODCAST,
};
