/** Words of every form by language, for the build and the server: browsers get English, and others in the page. */
import { ENGLISH_ERROR_SUMMARY } from './form-words.en.ts';
import { SPANISH_BUSY, SPANISH_ERROR_SUMMARY, SPANISH_TOASTS } from './form-words.es.ts';
import type { BusyWords, ErrorSummaryWords, ToastWords } from './form-words.ts';
import type { Language, OtherLanguage } from './language.ts';

/** Above a rejected form. */
export const ERROR_SUMMARY_WORDS: Readonly<Record<Language, ErrorSummaryWords>> = {
  en: ENGLISH_ERROR_SUMMARY,
  es: SPANISH_ERROR_SUMMARY,
};

/** Of messages that appear over a page. */
const TOAST_WORDS: Readonly<Record<OtherLanguage, ToastWords>> = { es: SPANISH_TOASTS };

/** What the island of messages says in another language than its own. */
export const toastProps = (language: Language): { words?: ToastWords } =>
  language === 'en' ? {} : { words: TOAST_WORDS[language] };

const BUSY_WORDS: Readonly<Record<OtherLanguage, BusyWords>> = { es: SPANISH_BUSY };

/** A rule for pages in another language than English, in which styles/button.css finds its words. */
export function busyRule(language: OtherLanguage): string {
  const { wait, sending } = BUSY_WORDS[language];
  return `:root{--wait:${JSON.stringify(wait)};--sending:${JSON.stringify(sending)}}`;
}
