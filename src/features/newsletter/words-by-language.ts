/** Words of the newsletter by language, for the build and the server: browsers get English, and others in the page. */
import type { InBrowser } from '#lib/language.ts';
import { ENGLISH_NEWSLETTER } from './words.en.ts';
import { SPANISH_NEWSLETTER } from './words.es.ts';
import type { NewsletterWords } from './words.ts';

export const NEWSLETTER_WORDS: InBrowser<NewsletterWords> = {
  en: ENGLISH_NEWSLETTER,
  es: SPANISH_NEWSLETTER,
};
