/**
 * Finds texts that are not in the language of their page: screen readers read them with the wrong voice, and search engines
 * show them to the wrong people. Also finds translations that the switch of language cannot lead to, and those of a policy or
 * notice that has changed since.
 */
import { DAY_WORDS } from '#lib/day-words.ts';
import { ENGLISH_NAMES, type Language, LANGUAGES } from '#lib/language.ts';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { site } from '#site';
import { addressOf, languageOfFile } from '../urls.ts';
import { LINT_WORDS } from '../words.ts';

/** Fewer may be a quotation, or a name. */
const FEWEST = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** How many words of the language a text has. */
const count = (words: readonly string[], language: Language): number =>
  words.filter((word) => LINT_WORDS[language].usual.test(word)).length;

/** By passage, so that one foreign paragraph is found on a long page. */
function foreign(
  passages: Parameters<Rule>[0]['passages'],
  language: Language,
): RuleFinding | undefined {
  for (const { field, line, text } of passages) {
    const words = wordsOf(text);
    const own = count(words, language);
    const other = LANGUAGES.filter((one) => one !== language).find((one) => {
      const found = count(words, one);
      return found >= FEWEST / 2 && words.length >= FEWEST && found >= 3 * own;
    });
    if (other === undefined) continue;
    return {
      field,
      line,
      words: text.slice(0, 60).trim(),
      why: `this is ${ENGLISH_NAMES[other]}, and the page says it is ${ENGLISH_NAMES[language]}: read aloud, it is in the wrong voice`,
      example:
        other === site.language
          ? `write it in ${ENGLISH_NAMES[language]}, or move it to the ${ENGLISH_NAMES[other]} page`
          : `write it in ${ENGLISH_NAMES[language]}, or move it to a page below pages/${other}, with "translates:" and the address of this one`,
      level: 'warning',
    };
  }
  return undefined;
}

/** A translated policy or notice says of which day the text is that it follows, so that an outdated translation is found. */
function outdated(
  { passages }: Parameters<Rule>[0],
  of: Language,
  day: string | undefined,
): Pick<RuleFinding, 'why' | 'example' | 'level'> | undefined {
  if (day === undefined) return undefined;
  const written = DAY_WORDS[of].long(day);
  if (passages.some(({ text }) => text.includes(written))) return undefined;
  return {
    why: `the ${ENGLISH_NAMES[site.language]} text is of ${DAY_WORDS.en.long(day)}, and this page does not say that it follows that one`,
    example: `read both, and name the day of that text in the lede: ${written}`,
    level: 'warning',
  };
}

export const language: Rule = (file, { translations, legalDays }) => {
  const address = addressOf(file);
  // Data and letters name the language of each text.
  if (address === undefined) return [];
  const own = languageOf(address);
  const found = foreign(file.passages, own);
  const findings = found ? [found] : [];
  const { translates } = file.data;
  if (typeof translates !== 'string') return findings;
  const line = file.fields.find(({ path }) => path[0] === 'translates')?.line ?? 1;
  const wrong = (why: string, example: string): RuleFinding => ({
    field: 'translates',
    line,
    words: translates,
    why,
    example,
  });
  if (!isTranslation(address))
    findings.push(
      wrong(
        `this page is in ${ENGLISH_NAMES[own]} by its address, so it translates nothing`,
        `move it below pages/${LANGUAGES.find((one) => one !== own)}, or delete the line`,
      ),
    );
  else if (isTranslation(translates))
    findings.push(
      wrong(
        `a translation names the ${ENGLISH_NAMES[site.language]} page`,
        'translates: /services',
      ),
    );
  const old = outdated(file, own, legalDays.get(translates));
  if (old) findings.push({ field: 'translates', line, words: translates, ...old });
  const others = (translations.get(translates) ?? []).filter(
    (path) => path !== file.path && languageOfFile({ path }) === own,
  );
  if (others.length > 0)
    findings.push(
      wrong(
        `${others.join(', ')} translates it, too, and the switch of language can lead to one only`,
        'delete the line in one of them',
      ),
    );
  return findings;
};
