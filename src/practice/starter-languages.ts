/** In which languages there are starter texts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '#lib/language.ts';

/** In English; the same files in other languages are in a folder each. */
export const STARTER = join(import.meta.dirname, 'starter');

export const starterIn = (language: Language): string =>
  language === 'en' ? STARTER : join(STARTER, language);

/** What a practice may write first. */
export const WRITTEN_FIRST = LANGUAGES.filter((language) => existsSync(starterIn(language)));
