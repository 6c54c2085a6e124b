/** The help lines of `site.config.ts` by language (beyond 2). */
import { byLanguage, type Language } from '#lib/language.ts';
import type { HelpLines } from './help-lines.ts';
import { site } from '#site';

export const HELP_LINES: Readonly<Record<Language, HelpLines>> = byLanguage(
  (language) => site.inLanguage[language].crisisLines,
);
