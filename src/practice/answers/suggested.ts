/** What Enter alone answers, in the language in which the practice writes first. */
import { type Language, LANGUAGES } from '#lib/language.ts';
import { PRACTICE_WORDS } from '../words-by-language.ts';
import type { Place, PracticeWords } from '../words.en.ts';
import { type Context, saidAt } from './asked.ts';

/** In English without an answer. */
const languageIn = (said: unknown): Language =>
  LANGUAGES.find((language) => language === said) ?? 'en';

/** @param language what was answered, if anything */
export const suggested = (language: unknown): PracticeWords['suggested'] =>
  PRACTICE_WORDS[languageIn(language)].suggested;

export const suggestedIn = ({ said }: Pick<Context, 'said'>): PracticeWords['suggested'] =>
  suggested(said['language']);

/** Of the answers so far. */
export function placeOf(context: Pick<Context, 'said'>): Place {
  const offices = (context.said['offices'] ?? []) as readonly { city: string }[];
  const { state } = PRACTICE_WORDS[languageIn(context.said['language'])];
  return {
    cities: [...new Set(offices.map(({ city }) => city))],
    city: saidAt(context, 'place.city'),
    state: state(saidAt(context, 'place.state')),
  };
}
