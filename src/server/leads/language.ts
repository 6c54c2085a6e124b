import { type Language, LANGUAGES } from '#lib/language.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { site } from '#site';
import type { Lead } from './lead.ts';

/**
 * In which language somebody is answered: the one that staff noted for who phoned or came in, else the one of the page
 * that the request came from.
 */
export const languageOfLead = ({ fields, pageUri }: Pick<Lead, 'fields' | 'pageUri'>): Language =>
  LANGUAGES.find((language) => language === fields['language']) ?? languageOf(pageUri);

/** The same, where it is worth a word to staff: `undefined` for the language that the practice writes first. */
export function otherLanguageOf(lead: Pick<Lead, 'fields' | 'pageUri'>): Language | undefined {
  const language = languageOfLead(lead);
  return language === site.language ? undefined : language;
}
