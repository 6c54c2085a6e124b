/** Finds statistics and appeals to research without a source. */
import { lawAbout } from '#features/legal/law-pack.ts';
import type { RuleFinding, Rule } from '../rule.ts';
import { isDenied, lineIn, sentencesOf, withoutQuotes } from '../sentences.ts';
import { isOfficial } from './official-text.ts';

const PEOPLE =
  '(?:couples?|marriages?|people|partners?|clients?|men|women|relationships?|americans?|texans?|adults?|parents|families|millennials|divorces?|spouses|husbands|wives|households|patients)';
const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|\\d+)';

const STATISTICS: readonly RegExp[] = [
  new RegExp(
    `\\b\\d[\\d.,]*\\s?(?:%|percent)\\s+(?:of\\s+)?(?:(?:all|our|the|those|these|us|young|married|american)\\s+)*(?:[\\w-]+ )?${PEOPLE}\\b`,
    'giu',
  ),
  /\b\d[\d.,]*\s?(?:%|percent)(?=[^.]*\b(?:success|satisf|improve|recommend|happier|report|recover|divorce|better)\w*)/giu,
  new RegExp(`\\b${COUNT} (?:[\\w-]+ )?${PEOPLE}\\b`, 'giu'),
  new RegExp(
    `\\b(?:half|two thirds|a third|a quarter|three quarters|most) of (?:all |our )(?:[\\w-]+ )?${PEOPLE}\\b`,
    'giu',
  ),
  /\b(?:over|more than|nearly|almost|some)?\s?\d[\d,]*(?:\+| plus)?\s+(?:happy |satisfied |five-star )?(?:couples|clients|families|marriages|reviews)(?: (?:helped|saved|served|trust))?\b/giu,
  /\b\d+\+\s+years\b/giu,
];
const RESEARCH =
  /\b(?:stud(?:y|ies)|research|science|statistics|experts|surveys?|data)\s+(?:now\s+|also\s+|clearly\s+|has\s+|have\s+)?(?:shows?|shown|proves?|proven|says?|suggests?|finds?|found|agree|tells? us|confirms?)\b|\baccording to (?:a |recent |new |the )*(?:stud|research|survey|statistic|expert)\w*/giu;

/** A parenthesized year counts as a source: “(Gottman, 1994)”. */
const CITED = /\((?:[^()]*\D)?(?:19|20)\d\d[^()]*\)/;

export const numbers: Rule = (file, { law }) =>
  file.passages
    .filter((passage) => !passage.sourced && !isOfficial(file, passage))
    .filter(({ text }) => !CITED.test(text))
    .flatMap(({ text, line, field }) => {
      const find = (pattern: RegExp, why: string, example: string): RuleFinding[] =>
        sentencesOf(withoutQuotes(text)).flatMap((sentence) =>
          [...sentence.text.matchAll(pattern)]
            .filter(({ 0: words, index }) => !isDenied(sentence, index, index + words.length))
            .map(({ 0: words, index }) => ({
              field,
              line: lineIn(text, line, sentence.start + index),
              words: words.trim(),
              why,
              example,
            })),
        );
      return [
        ...STATISTICS.flatMap((pattern) =>
          find(
            pattern,
            `this number has no source, so readers cannot check it${lawAbout(law, 'statistic')}`,
            file.path.endsWith('.yaml') || field.startsWith('text') === false
              ? 'say it without the number: “Many couples ask about this.”'
              : '“… of couples[^1]” and at the end “[^1]: Who counted, and in which year.”',
          ),
        ),
        ...find(
          RESEARCH,
          'it appeals to research without saying which',
          'link to the study, or say it as your own observation: “In our rooms we often see …”',
        ),
      ];
    });
