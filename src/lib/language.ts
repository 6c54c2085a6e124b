/**
 * The languages of pages, by path: `/es` and everything below is Spanish. The one list of them: what is written in each of
 * them is a `Record<Language, …>`, so that a language without its words is a type error (`features/translations/README.md`).
 */

/** ISO 639, two letters. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of these are in the page where they are needed: browsers get the English ones with their scripts. */
export type OtherLanguage = Exclude<Language, 'en'>;

/** Words of something that browsers show; what English may leave out, the others say. */
export type InBrowser<Words> = Readonly<{ en: Words } & Record<OtherLanguage, Required<Words>>>;

/** What follows from a language and not from its words, for each. */
export const byLanguage = <Value>(
  of: (language: Language) => Value,
): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;

/** The same for all but English. */
export const others = <Value>(
  of: (language: OtherLanguage) => Value,
): Readonly<Record<OtherLanguage, Value>> => {
  const { en: _, ...all } = byLanguage((language) =>
    language === 'en' ? undefined : of(language),
  );
  return all as Record<OtherLanguage, Value>;
};

/** Of the words that are written in code, and so of dates, numbers and lists among them: English that is American. */
export const LOCALE = 'en-US';

/** Of dates, numbers and lists, by the language of the words around them: each as it is written in the United States. */
export const LOCALES = /* @__PURE__ */ byLanguage((language) => `${language}-US`);

const nameIn = (locale: string, language: Language): string => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** In themselves: `Español`. */
export const LANGUAGE_NAMES = /* @__PURE__ */ byLanguage((language) => nameIn(language, language));

/** For staff and editors: `Spanish`. */
export const ENGLISH_NAMES = /* @__PURE__ */ byLanguage((language) => nameIn(LOCALE, language));

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
