/** Finds sentences that contradict a policy of the practice. */
import { languageOfFile } from '../urls.ts';
import { FACT_PLACE } from '#lib/placeholders.ts';
import { site } from '#site';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { isInName, lineIn, sentencesOf, withoutQuotes } from '../sentences.ts';
import { isOfficial } from './official-text.ts';
import { POLICY_CHECKS, type PracticeFacts } from './policy-checks.ts';

/** Invented scenes, tools, and rules of law are not policies. */
const OTHER_TEXTS = new Set(['issues', 'quizzes', 'tools', 'laws', 'notices', 'legal']);

const isRead = (file: ContentFile, passage: Passage): boolean =>
  !OTHER_TEXTS.has(file.collection) &&
  !isOfficial(file, passage) &&
  !/^transcript/.test(passage.field);

/** Without the names of facts, which have words in them; offsets stay the same. */
const withoutFacts = (text: string): string =>
  text.replace(FACT_PLACE, (place) => `.${' '.repeat(place.length - 1)}`);

/** Times for the free call have its length as well. */
function otherMinutes({ path, data, fields }: ContentFile): RuleFinding[] {
  const { minutes } = site.consultation;
  if (path !== 'slots.yaml' || data['minutes'] === minutes) return [];
  return [
    {
      field: 'minutes',
      line: fields.find((field) => field.path[0] === 'minutes')?.line ?? 1,
      words: String(data['minutes']),
      why: `the call takes ${minutes} minutes everywhere else, and calls back to back would overlap or leave gaps`,
      example: `write ${minutes}, or change consultation.minutes in src/site.config.ts as well`,
    },
  ];
}

export const policies: Rule = (file, { policies: texts, offers, ownNames }) => {
  if (file.path === 'policies.yaml' || file.path === 'prices.yaml') return [];
  const facts: PracticeFacts = {
    policies: texts[languageOfFile(file)],
    offers,
    phoneHours: site.phoneHours,
    call: site.consultation,
  };
  const passages = file.passages
    .filter((passage) => isRead(file, passage))
    .flatMap(({ text, line, field }) =>
      sentencesOf(withoutFacts(withoutQuotes(text))).flatMap((sentence) =>
        Object.entries(POLICY_CHECKS).flatMap(([name, { owner, otherwise }]) => {
          const words = otherwise(sentence.text, facts, file);
          if (words === undefined) return [];
          const at = sentence.text.indexOf(words);
          if (isInName(sentence.text, at, at + words.trim().length, ownNames)) return [];
          return [
            {
              field,
              line: lineIn(text, line, sentence.start + at),
              words: words.trim(),
              why: `this says “${name}” otherwise than the practice does, and people decide by it`,
              example: `the owner of it is ${owner(facts)}`,
            },
          ];
        }),
      ),
    );
  return [...otherMinutes(file), ...passages];
};
