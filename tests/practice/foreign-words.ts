/** Words of the other language in what a practice writes, and on the pages that are built from it. */
import type { Language } from '#lib/language.ts';
import { isStaffPage, readPages } from '../site/read-pages.ts';

/** Words that every few sentences of a language have, and no other language of ours. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the|and|of|to|you|your|with|is|are|we|our|this|that|what|it|not|for|from|how|when|who|will|can|call|session',
  es: 'que|qué|los|las|una|para|por|con|está|cómo|cuando|usted|ustedes|nuestr[oa]s?|puede|llamada|sesión|correo|español|ayuda|línea',
};
/** Proper names of laws, authorities and signals, which are in English everywhere. */
const NAMES =
  /\b(?:Notice of Privacy Practices|Good Faith Estimate|Global Privacy Control|Texas Health and Safety Code)\b/g;

const other = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** With a few words before and behind. */
export function foreignWords(text: string, language: Language): string[] {
  const words = `(?<![\\p{L}\\d./@-])(?:${WORDS[other(language)]})(?![\\p{L}\\d/@-])`;
  return [
    ...text
      .replaceAll(NAMES, '')
      .matchAll(new RegExp(`(?:\\S+\\s+){0,3}${words}(?:\\s+\\S+){0,3}`, 'giu')),
  ].map(([found]) => found.replaceAll(/\s+/g, ' '));
}

/** Attributes that people see or hear. */
const SHOWN = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const;

/**
 * On the pages for visitors, each with its page; what says that it is in another language may be.
 * @throws {Error} if there is hardly a page
 */
export function foreignWordsIn(dist: string, language: Language): string[] {
  const pages = readPages(dist).filter((page) => !isStaffPage(page));
  if (pages.length < 20) throw new Error(`Only ${pages.length} pages to look at`);
  return pages.flatMap(({ route, $ }) => {
    $(`script, style, [lang]:not(html):not([lang|="${language}"])`).remove();
    const attributes = SHOWN.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? ''),
    );
    // Without spaces between them, the last word of a paragraph would be one with the first of the next.
    $('*').append(' ');
    return [$('title').text(), $('body').text(), ...attributes]
      .flatMap((text) => foreignWords(text, language))
      .map((found) => `${route}: ${found}`);
  });
}
