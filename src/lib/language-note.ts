/** What is said after a link to a page in another language: `(in Spanish)`. */
import { type Language, LOCALES } from './language.ts';
import { ENGLISH_NOTE } from './words.en.ts';
import { SPANISH_NOTE } from './words.es.ts';

/** `#` is the name of the page's language. */
const NOTES: Readonly<Record<Language, string>> = { en: ENGLISH_NOTE, es: SPANISH_NOTE };

/** With the space before it; empty for a page in the language of the link, `own`. */
export function languageNote(own: Language, page: Language): string {
  if (own === page) return '';
  const names = new Intl.DisplayNames(LOCALES[own], { type: 'language' });
  return ` ${NOTES[own].replace('#', names.of(page) ?? page)}`;
}
