/** Languages by path: `/es` and everything below is Spanish. How their dates and numbers are written. */

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of the words that are written in code, and so of dates, numbers and lists among them: English that is American. */
export const LOCALE = 'en-US';

/** Of words in Spanish. */
export const SPANISH_LOCALE = 'es-US';

/** Home pages; only they are alternates of each other. */
export const FRONT_DOORS: Readonly<Record<Language, string>> = { en: '/', es: '/es' };

/** English by default. */
export function languageOf(path: string): Language {
  return /^\/es(?:\/|$)/.test(path) ? 'es' : 'en';
}

/** An `hreflang` alternate. */
export interface Alternate {
  hreflang: Language;
  href: string;
}

/** Including the page itself; empty without translations. */
export function alternatesOf(path: string, url: string): Alternate[] {
  if (!Object.values(FRONT_DOORS).includes(path)) return [];
  return LANGUAGES.map((language) => ({ hreflang: language, href: url + FRONT_DOORS[language] }));
}
