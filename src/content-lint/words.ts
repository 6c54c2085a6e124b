/** What the check knows of each language. */
import { ENGLISH_NAMES, type Language, LANGUAGES } from '#lib/language.ts';
import type { ContentFile } from './content-file.ts';
import { languageOfFile } from './urls.ts';
import { ENGLISH_LINT, type LintWords } from './words.en.ts';
import { SPANISH_LINT } from './words.es.ts';

export const LINT_WORDS: Readonly<Record<Language, LintWords>> = {
  en: ENGLISH_LINT,
  es: SPANISH_LINT,
};

const RULES = ['claims', 'reading', 'reply'] as const;

/** What was not checked, by language, so that nobody reads a missing finding as a pass. Empty if all was checked. */
export function uncheckedLines(files: readonly ContentFile[]): string[] {
  const written = new Set(files.map(languageOfFile));
  return LANGUAGES.filter((language) => written.has(language)).flatMap((language) => {
    // Its patterns are of English sentences (rules.ts).
    const policies = language === 'en' ? [] : ['policies'];
    const missing = [...RULES.filter((rule) => !LINT_WORDS[language][rule]), ...policies];
    return missing.length === 0
      ? []
      : [
          `Not checked in ${ENGLISH_NAMES[language]}, because no rules are written for it: ${missing.join(', ')}.`,
        ];
  });
}
