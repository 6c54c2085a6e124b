/** Finds superlatives, promised results and fear appeals: errors where the law forbids them, else warnings. */
import { lawAbout } from '#features/legal/law-pack.ts';
import type { RuleFinding, Rule, Site } from '../rule.ts';
import { isDenied, isInName, lineIn, sentencesOf, withoutQuotes } from '../sentences.ts';
import { languageOfFile } from '../urls.ts';
import { LINT_WORDS } from '../words.ts';
import type { Claim } from './claims.en.ts';
import { isOfficial } from './official-text.ts';

function claimsIn(
  text: string,
  line: number,
  field: string,
  { law, ownNames }: Site,
  all: readonly Claim[],
): RuleFinding[] {
  return sentencesOf(withoutQuotes(text)).flatMap((sentence) =>
    all.flatMap(({ kind, pattern, why, example }) =>
      [...sentence.text.matchAll(pattern)]
        .filter(({ 0: words, index }) => !isDenied(sentence, index, index + words.length))
        .filter(
          ({ 0: words, 1: claim = words, index }) =>
            !isInName(sentence.text, index, index + claim.length, ownNames),
        )
        .map(({ 0: words, index }) => ({
          field,
          line: lineIn(text, line, sentence.start + index),
          words: words.replace(/^[.!?]\s+/, ''),
          why: why + lawAbout(law, kind),
          example,
          ...(!law?.claims[kind] && { level: 'warning' as const }),
        })),
    ),
  );
}

export const claims: Rule = (file, site) => {
  const all = LINT_WORDS[languageOfFile(file)].claims?.(site.place) ?? [];
  return file.passages
    .filter((passage) => !isOfficial(file, passage))
    .flatMap(({ text, line, field }) => claimsIn(text, line, field, site, all));
};
