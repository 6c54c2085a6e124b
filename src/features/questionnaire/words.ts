/** Words around the questionnaires that are not content, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_QUESTIONNAIRE, type QuestionnaireWords } from './words.en.ts';
import { SPANISH_QUESTIONNAIRE } from './words.es.ts';

export const QUESTIONNAIRE_WORDS: Readonly<Record<Language, QuestionnaireWords>> = {
  en: ENGLISH_QUESTIONNAIRE,
  es: SPANISH_QUESTIONNAIRE,
};
