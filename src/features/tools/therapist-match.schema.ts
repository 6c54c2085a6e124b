/**
 * The therapist matcher: five questions, and the listed therapists ranked by their pages. The score is the sum of the
 * weights of matching questions. Browsers compute it in CSS, on the device (`therapist-match-css.ts`); {@link rank} is
 * the same logic for tests.
 */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';

const answer = z.strictObject({
  text: text('A wedding, or another big yes', 60),
  looksFor: z
    .array(text('Premarital work', 60))
    .default([])
    .describe(
      'Specialties, languages, formats or `also` of a therapist, word for word; none where everyone suits',
    ),
  because: text('Evening slots', 60)
    .optional()
    .describe('The reason on the card; without it, the word that was found'),
  service: text('couples-therapy', 40)
    .optional()
    .describe(
      'What the contact form is set to, a name of `services` in site.config.ts; the last answer that names one decides',
    ),
});

export const matchingSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: text('When could you meet?', 80),
        note: text('Roughly is fine.', 200).optional(),
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

/** The searchable facts of a therapist. */
export interface Candidate {
  id: string;
  words: readonly string[];
}

export interface Match {
  id: string;
  /** Sum of the weights of matching questions. */
  score: number;
  reasons: string[];
}

/** Why an answer matches a person, for their card. */
export function reasonFor({ looksFor, because }: Answer, person: Candidate): string | undefined {
  const words = new Set(person.words.map((word) => word.toLowerCase()));
  const found = looksFor.find((word) => words.has(word.toLowerCase()));
  return found && (because ?? found);
}

/** Best first; ties in the order of `people`. `chosen` has the answer's index for each question. */
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

/** Words of a therapist's `also` that match no answer, probably misspelled. */
export function unknownWords({ questions }: Matching, words: readonly string[]): string[] {
  const known = new Set(
    questions.flatMap(({ answers }) =>
      answers.flatMap(({ looksFor }) => looksFor.map((word) => word.toLowerCase())),
    ),
  );
  return words.filter((word) => !known.has(word.toLowerCase()));
}
