/** Languages by path: `/es` and everything below is Spanish. */

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

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
