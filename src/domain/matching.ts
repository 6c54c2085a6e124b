/**
 * The therapist finder: five questions, and whom the practice lists, ranked by what their own pages say. The rule is
 * one sum that everybody may check: an answer that fits adds the weight of its question. Browsers do it in CSS, on
 * the device and without script (`matching-rules.ts`); {@link rank} is the same sum in words, and what tests compare.
 */
import * as z from 'zod';
import { SERVICE_INTERESTS } from './lead.ts';
import { oneOf, words } from './words.ts';

const services = Object.keys(SERVICE_INTERESTS) as [
  keyof typeof SERVICE_INTERESTS,
  ...(keyof typeof SERVICE_INTERESTS)[],
];

const answer = z.strictObject({
  text: words('A wedding, or another big yes', 60),
  looksFor: z
    .array(words('Premarital work', 60))
    .default([])
    .describe(
      'Specialties, languages, formats or `also` of a therapist, word for word; none where everyone suits',
    ),
  because: words('Evening slots', 60)
    .optional()
    .describe('The reason on the card; without it, the word that was found'),
  service: oneOf(services)
    .optional()
    .describe('What the contact form is set to; the last answer that names one decides'),
});

/** Schema of `content/quizzes/therapy-finder.yaml`. */
export const matchingSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: words('When could you meet?', 80),
        note: words('Roughly is fine.', 200).optional(),
        weight: z
          .number('write a number from 1 to 9: how much a fitting answer counts')
          .int()
          .min(1, 'write a number from 1 to 9: how much a fitting answer counts')
          .max(9, 'write a number from 1 to 9: how much a fitting answer counts'),
        answers: z
          .array(answer)
          .min(2, 'a question needs at least two answers')
          .max(9, 'more than nine answers are a form, not a question'),
      }),
    )
    .length(5, 'write exactly five questions; the pages promise five'),
});

export type Matching = z.infer<typeof matchingSchema>;
type Answer = Matching['questions'][number]['answers'][number];

/** What a therapist's page says of them, as far as answers can look for it. */
export interface Candidate {
  id: string;
  words: readonly string[];
}

/** One therapist's place in the ranking. */
export interface Match {
  id: string;
  /** Sum of the weights of the questions whose answer fits. */
  score: number;
  reasons: string[];
}

/** Why an answer speaks for somebody, in words for their card; nothing where it does not. */
export function reasonFor({ looksFor, because }: Answer, person: Candidate): string | undefined {
  const said = new Set(person.words.map((word) => word.toLowerCase()));
  const found = looksFor.find((word) => said.has(word.toLowerCase()));
  return found && (because ?? found);
}

/**
 * Everybody, best first; who comes first in `people` comes first among equals. `chosen` holds the index of each
 * question's answer, or nothing where it is not answered yet.
 */
export function rank(
  { questions }: Matching,
  people: readonly Candidate[],
  chosen: readonly (number | undefined)[],
): Match[] {
  return people
    .map((person) => {
      const match: Match = { id: person.id, score: 0, reasons: [] };
      for (const [at, { weight, answers }] of questions.entries()) {
        const given = answers[chosen[at] ?? -1];
        const reason = given && reasonFor(given, person);
        if (reason === undefined) continue;
        match.score += weight;
        match.reasons.push(reason);
      }
      return match;
    })
    .sort((a, b) => b.score - a.score);
}

/** Words of a therapist’s `also` that no answer looks for: misspelled, most likely. */
export function unknownWords({ questions }: Matching, said: readonly string[]): string[] {
  const known = new Set(
    questions.flatMap(({ answers }) =>
      answers.flatMap(({ looksFor }) => looksFor.map((word) => word.toLowerCase())),
    ),
  );
  return said.filter((word) => !known.has(word.toLowerCase()));
}
