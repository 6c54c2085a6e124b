/**
 * Which language a page is in, by its path: `/es` and everything below is Spanish, `/en` English, and all other pages are
 * in the language that the practice writes first.
 */
import { type FixedPaths, type Language, LANGUAGES } from '#lib/language.ts';
import { site } from '#site';

/** Of a path, maybe with query and fragment. */
export function languageOf(path: string): Language {
  const [, folder] = /^\/([a-z]+)(?:[/?#]|$)/.exec(path) ?? [];
  return LANGUAGES.find((language) => language === folder) ?? site.language;
}

/** Whether it is in another language than the practice writes first: with a layout of its own. */
export const isTranslation = (path: string): boolean => languageOf(path) !== site.language;

/** The home page of a language. */
export const frontDoor = (language: Language): string =>
  language === site.language ? '/' : `/${language}`;

/** Of a page that code leads to, by the language of the words on it: `first` in the one that the practice writes first. */
export const pathIn = (paths: FixedPaths, language: Language): string =>
  paths[language === site.language ? 'first' : language];

/** What an address says of whom it answers: browsers leave English out, whatever the practice writes first. */
export const languageNamed = (name: string | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? 'en';

/** In the language of the path. */
export const missingPage = (path: string): string =>
  isTranslation(path) ? `/${languageOf(path)}/404.html` : '/404.html';

/** Whether a practice may have put a page in another language there, with any form: only the built site says which. */
export const mayBeTranslation = (path: string): boolean =>
  /^\/[a-z]+\/[a-z\d-]{1,80}$/.test(path) && isTranslation(path);
