/** Where the index of a language is, which only its searches load; without zod or words, for pages and the build. */
import { frontDoor } from '#features/translations/page-language.ts';
import type { Language } from '#lib/language.ts';

/** In the folder of its pages: `/search.json`, `/es/search.json`. */
export const searchIndexPath = (language: Language): string =>
  `${frontDoor(language).replace(/\/$/, '')}/search.json`;
