/**
 * Finds texts that are not in the language of their page: screen readers read them with the wrong voice, and search engines
 * show them to the wrong people. Also finds translations that the switch of language cannot lead to, and those of a policy or
 * notice that has changed since.
 */
import { DAY_WORDS } from '#lib/day-words.ts';
import type { Language } from '#lib/language.ts';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { addressOf } from '../urls.ts';

/** Words that every few sentences have, and only one of the languages. */
const USUAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|and|of|to|you|your|for|with|is|are|we|that|this|what|it|can|not|when|from)$/,
  es: /^(?:el|la|los|las|de|que|y|en|para|con|usted|su|sus|una|un|por|se|del|al|lo|es)$/,
};
const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };
/** Fewer may be a quotation, or a name. */
const FEWEST = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function count(text: string): Record<Language, number> {
  const words = wordsOf(text);
  const of = (language: Language): number =>
    words.filter((word) => USUAL[language].test(word)).length;
  return { en: of('en'), es: of('es') };
}

const other = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** By passage, so that one foreign paragraph is found on a long page. */
function foreign(
  passages: Parameters<Rule>[0]['passages'],
  language: Language,
): RuleFinding | undefined {
  for (const { field, line, text } of passages) {
    const found = count(text);
    const [own, others] = [found[language], found[other(language)]];
    if (others < FEWEST / 2 || wordsOf(text).length < FEWEST || others < 3 * own) continue;
    return {
      field,
      line,
      words: text.slice(0, 60).trim(),
      why: `this is ${NAMES[other(language)]}, and the page says it is ${NAMES[language]}: read aloud, it is in the wrong voice`,
      example:
        language === 'en'
          ? 'write it in English, or move it to a page below pages/es, with "translates:" and the address of this one'
          : 'write it in Spanish, or move it to the English page',
      level: 'warning',
    };
  }
  return undefined;
}

/** A translated policy or notice says of which day the text is that it follows, so that nobody reads an old one as the new. */
function outdated(
  { passages }: Parameters<Rule>[0],
  of: Language,
  day: string | undefined,
): Pick<RuleFinding, 'why' | 'example' | 'level'> | undefined {
  if (day === undefined) return undefined;
  const written = DAY_WORDS[of].long(day);
  if (passages.some(({ text }) => text.includes(written))) return undefined;
  return {
    why: `the ${NAMES[other(of)]} text is of ${DAY_WORDS.en.long(day)}, and this page does not say that it follows that one`,
    example: `read both, and write in the lede: ${of === 'es' ? `Sigue el texto en inglés, del ${written}.` : `It follows the Spanish text of ${written}.`}`,
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
        `this page is in ${NAMES[own]} by its address, so it translates nothing`,
        `move it below pages/${other(own)}, or delete the line`,
      ),
    );
  else if (isTranslation(translates))
    findings.push(
      wrong(`a translation names the ${NAMES[other(own)]} page`, 'translates: /services'),
    );
  const old = outdated(file, own, legalDays.get(translates));
  if (old) findings.push({ field: 'translates', line, words: translates, ...old });
  const others = (translations.get(translates) ?? []).filter((path) => path !== file.path);
  if (others.length > 0)
    findings.push(
      wrong(
        `${others.join(', ')} translates it, too, and the switch of language can lead to one only`,
        'delete the line in one of them',
      ),
    );
  return findings;
};
