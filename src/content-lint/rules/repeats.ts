/** Finds sentences that occur verbatim in several texts, which makes writing look generated, or twice in a row. */
import { site } from '#site';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule, RuleFinding, Site } from '../rule.ts';
import { lineIn, sentencesOf } from '../sentences.ts';

/** FAQs and pages may repeat each other. */
const READ_IN_SEQUENCE = new Set(['posts', 'episodes', 'guides', 'issues', 'therapists']);
const MIN_WORDS = 7;
/** Help lines, prices and safety notices use fixed wording on purpose. */
const FIXED_WORDING = new RegExp(
  `\\d{3}|\\{(?:price|policy):|\\b(?:hotline|911|988|afraid|unsafe|violence|emergency|superbill|${site.consultation.name})\\b`,
  'i',
);

/** A source is cited in the same words everywhere. */
const isRead = ({ collection }: ContentFile, { field, kind }: Passage): boolean =>
  READ_IN_SEQUENCE.has(collection) && kind !== 'heading' && !/^transcript|“Sources”$/.test(field);

/** For comparison: lower case, no punctuation. */
const normalized = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

interface LocatedSentence {
  field: string;
  line: number;
  sentence: string;
}

function quotableSentences(file: ContentFile): LocatedSentence[] {
  return file.passages
    .filter((passage) => isRead(file, passage))
    .flatMap(({ text, line, field }) =>
      sentencesOf(text)
        .filter(
          ({ text: one }) =>
            normalized(one).split(' ').length >= MIN_WORDS && !FIXED_WORDING.test(one),
        )
        .map(({ text: one, start }) => ({
          field,
          line: lineIn(text, line, start),
          sentence: one.trim(),
        })),
    );
}

/** With these files. */
export function repeatedSentences(content: readonly ContentFile[]): Site['sentences'] {
  const all = content.flatMap((file) =>
    quotableSentences(file).map(({ sentence }) => ({
      sentence: normalized(sentence),
      file: file.path,
    })),
  );
  const files = [...Map.groupBy(all, ({ sentence }) => sentence)].map(
    ([sentence, same]): [string, string[]] => [sentence, [...new Set(same.map((one) => one.file))]],
  );
  return new Map(files.filter(([, same]) => same.length > 1));
}

/** Three words or more up to the end of a sentence, twice in a row: a slip while pasting. */
const TWICE = /(?<!\S)(\S+(?:\s+\S+){2,}?[.!?][”’")]*)[\s–-]+\1/g;

const inARow = (file: ContentFile): RuleFinding[] =>
  file.passages.flatMap(({ text, line, field }) =>
    [...text.matchAll(TWICE)].map(({ 1: words = '', index }) => ({
      field,
      line: lineIn(text, line, index),
      words,
      why: 'this says the same twice in a row',
      example: 'delete one of the two',
    })),
  );

export const repeats: Rule = (file, { sentences }) => [
  ...inARow(file),
  ...quotableSentences(file).flatMap(({ field, line, sentence }) => {
    const files = sentences.get(normalized(sentence));
    if (!files) return [];
    const otherFiles = files.filter((path) => path !== file.path).join(' and ');
    return [
      {
        field,
        line,
        words: sentence,
        why: `${otherFiles} says the same, word for word`,
        example:
          'keep it where it matters most, and link there: “[The pause](/resources/podcasts/35) helps.”',
      },
    ];
  }),
];
