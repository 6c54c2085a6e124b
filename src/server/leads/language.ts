import { type Language, LANGUAGES } from '#lib/language.ts';
import { languageOf } from '#features/translations/page-language.ts';
import type { Lead } from './lead.ts';

/**
 * In which language somebody is answered: the one that staff noted for who phoned or came in, else the one of the page
 * that the request came from.
 */
export const languageOfLead = ({ fields, pageUri }: Pick<Lead, 'fields' | 'pageUri'>): Language =>
  LANGUAGES.find((language) => language === fields['language']) ?? languageOf(pageUri);
