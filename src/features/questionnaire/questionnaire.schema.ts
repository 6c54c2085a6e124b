/**
 * Three questionnaires whose answers stay on the device: the therapist finder, the quiz on screen time and the ritual
 * card. Browsers show the result with CSS only (`questionnaire-css.ts`); {@link rank} and {@link bandOf} are the same
 * logic for tests.
 */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';

/** As collections, in ids and in the attributes of their pages. */
export type QuestionnaireName = 'matching' | 'detox' | 'ritual';

/** What `Question.astro` asks, of any of the three. */
export interface Question {
  ask: string;
  note?: string | undefined;
  answers: readonly (string | { text: string; service?: string | undefined })[];
}

/* The therapist finder: listed therapists, ranked by the words on their pages. */

const WEIGHT = 'write a number from 1 to 9: how much a fitting answer counts';

const wordsAnswer = z.strictObject({
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
        weight: z.number(WEIGHT).int().min(1, WEIGHT).max(9, WEIGHT),
        answers: z
          .array(wordsAnswer)
          .min(2, 'a question needs at least two answers')
          .max(9, 'more than nine answers are a form, not a question'),
      }),
    )
    .length(5, 'write exactly five questions; the pages promise five'),
});

export type Matching = z.infer<typeof matchingSchema>;
type WordsAnswer = Matching['questions'][number]['answers'][number];

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
export function reasonFor(
  { looksFor, because }: WordsAnswer,
  person: Candidate,
): string | undefined {
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

/* The quiz on screen time: each answer is worth as many points as there are before it, and three result bands. */

/** From least to most phone use. */
export const DETOX_ANSWERS = ['Hardly ever', 'Some days', 'Most days'] as const;
export const SOME = 1;
export const MAX_POINTS = 2;
export const DETOX_QUESTIONS = 5;

/** From least to most phone use, with the min. number of answers, or of the stronger answer. */
export const DETOX_BANDS = [
  { id: 'light', some: 0, max: 0 },
  { id: 'shared', some: 3, max: 1 },
  { id: 'crowded', some: Infinity, max: 3 },
] as const;

export type DetoxBand = (typeof DETOX_BANDS)[number]['id'];

const band = z.strictObject({
  title: text('Your evenings are mostly yours', 80),
  text: text('The phones are guests in your home, and they leave when it gets late.', 700),
});

export const detoxSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: text('A phone lies on the table while we eat.', 120).describe(
          'A sentence that is true hardly ever, some days or most days',
        ),
        place: text('At the table', 40).describe('Where that is, as a heading'),
        try: text('Pick one meal a day that has no screens in it.', 240),
      }),
    )
    .length(DETOX_QUESTIONS, 'write exactly five questions; the page promises five'),
  bands: z.strictObject({ light: band, shared: band, crowded: band }),
});

/** Each an index of {@link DETOX_ANSWERS}. */
export function bandOf(answers: readonly number[]): DetoxBand {
  const at = (min: number): number => answers.filter((answer) => answer >= min).length;
  const found = DETOX_BANDS.findLast(({ some, max }) => at(MAX_POINTS) >= max || at(SOME) >= some);
  return (found ?? DETOX_BANDS[0]).id;
}

/* The ritual card: the chosen answers themselves, to print. */

export const ritualSchema = z.strictObject({
  minutes: z
    .number('write how many minutes the ritual takes, for example: 20')
    .int()
    .min(5, 'a ritual needs at least five minutes')
    .max(60, 'an hour is the most that a tired week has room for'),
  questions: z
    .array(
      z.strictObject({
        ask: text('Look back', 30).describe('What this part of the ritual is for'),
        note: text('One honest look at the week, kindly.', 80),
        answers: z
          .array(text('Name your week as weather.', 110))
          .min(2, 'write at least two answers to choose from')
          .max(8, 'more than eight answers are hard to choose from')
          .describe('What to do; the chosen one is on the card'),
      }),
    )
    .length(3, 'write exactly three questions; the card has room for three'),
});

export type Ritual = z.infer<typeof ritualSchema>;
