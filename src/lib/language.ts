/** Languages by path: `/es` and everything below is Spanish. How their dates and numbers are written. */

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Of the words that are written in code, and so of dates, numbers and lists among them: English that is American. */
export const LOCALE = 'en-US';

/** Of words in Spanish. */
export const SPANISH_LOCALE = 'es-US';

/** Of dates, numbers and lists, by the language of the words around them. */
export const LOCALES = { en: LOCALE, es: SPANISH_LOCALE } as const satisfies Record<
  Language,
  string
>;

/** After a link to a page in another language: by the language of the link, then of the page. */
const NOTES: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: '', es: ' (in Spanish)' },
  es: { en: ' (en inglés)', es: '' },
};

/** With the space before it; empty for a page in the language of the link, `own`. */
export const languageNote = (own: Language, page: Language): string => NOTES[own][page];

/** Of a page that code leads to: in the language that the practice writes first, and of its translations. */
export type FixedPaths = Readonly<Record<Language | 'first', string>>;

/** An `hreflang` alternate. */
export interface Alternate {
  hreflang: Language;
  href: string;
}

/** One page in all languages that it has, itself among them. */
export type Versions = Readonly<Partial<Record<Language, string>>>;

/** In the order of {@link LANGUAGES}; empty without translations. @param url of the site, without a slash at its end */
export function alternatesOf(versions: Versions | undefined, url: string): Alternate[] {
  return LANGUAGES.flatMap((hreflang) => {
    const path = versions?.[hreflang];
    return path === undefined ? [] : [{ hreflang, href: url + path }];
  });
}
