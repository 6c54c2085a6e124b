/** Words of the Reset by language, for the build and the server: browsers get English, and others in the page. */
import type { InBrowser, Language } from '#lib/language.ts';
import { ENGLISH_PROMO, type PromoWords } from './promo-words.en.ts';
import { ENGLISH_RESET } from './words.en.ts';
import { SPANISH_PROMO, SPANISH_RESET } from './words.es.ts';
import type { ResetWords } from './words.ts';

export const RESET_FORM_WORDS: InBrowser<ResetWords> = { en: ENGLISH_RESET, es: SPANISH_RESET };

/** Where the Reset is offered. */
export const PROMO_WORDS: InBrowser<PromoWords> = { en: ENGLISH_PROMO, es: SPANISH_PROMO };

/** What the island says in another language than its own. */
export const resetProps = (language: Language): { words?: ResetWords } =>
  language === 'en' ? {} : { words: RESET_FORM_WORDS[language] };
