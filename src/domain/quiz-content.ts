/** The words of the quiz: statements and what is said about each band. What they count is fixed in `quiz.ts`. */
import * as z from 'zod';
import { BANDS, type BandKey, RULES } from './quiz.ts';
import { link, words } from './words.ts';

/** What is said about a band, in words (content guide: 60 to 90). */
const SAID = { least: 60, most: 90 };

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const band = z
  .strictObject({
    message: words(
      'You have kept the small repairs going. Keep the rituals that work.',
      600,
    ).describe('What the score means, without blame and without a diagnosis'),
    tonight: words('Ask each other one question you do not know the answer to.', 300).describe(
      'One thing to try tonight',
    ),
    link: link.describe('The one page to read next'),
  })
  .superRefine(({ message, tonight }, context) => {
    const count = countOf(message) + countOf(tonight);
    if (count < SAID.least || count > SAID.most)
      context.addIssue({
        code: 'custom',
        path: ['message'],
        message: `message and tonight have ${count} words together; write ${SAID.least} to ${SAID.most}`,
      });
  });

const bands = Object.fromEntries(BANDS.map(({ key }) => [key, band])) as Record<
  BandKey,
  typeof band
>;

const quiz = z.strictObject({
  title: words('Relationship Reality Check', 60),
  lede: words('Eight statements, two minutes, nobody keeping score but you.', 200),
  start: words('Take the Relationship Reality Check', 60).describe('The button of the intro'),
  hint: words('No right answers. Answer for most weeks.', 80).describe('Under every statement'),
  questions: z
    .array(words('I can tell my partner how I feel without fearing the reaction.', 90))
    .length(
      RULES.length,
      'write exactly eight statements in this order; numbers 4 and 6 must be worded so that agreeing is the harder news',
    ),
  gate: z.strictObject({
    title: words('Where should the full picture go?', 60),
    lede: words('You see it here right away, with or without an address.', 240),
    button: words('Show my results', 40),
    skip: words('Show my result without email', 60),
    hint: words('Use an address that only you read.', 100),
  }),
  bands: z.strictObject(bands),
  note: words('Why the areas can sound kinder than the score.', 400).describe(
    'Under the three areas: how they go together with the score',
  ),
  consultation: words('Talk it over, free, 15 minutes', 60).describe('The button of the result'),
  help: z.strictObject({
    title: words('Before anything else', 60),
    text: words('If you are afraid of your partner, these people listen at any hour.', 400),
    link: link.describe('Where it says what can come before couples work'),
  }),
});

/** Schema of `content/quizzes/relationship-reality-check.yaml`. Each statement gets its fixed rule (R196). */
export const quizSchema = quiz.transform(({ questions, ...rest }) => ({
  ...rest,
  questions: RULES.map((rule, index) => ({ ...rule, text: questions[index] ?? '' })),
}));

export type QuizWords = z.infer<typeof quizSchema>;

/** Everything the quiz needs from the site: what the page hands to it and the lightbox fetches. */
export interface QuizContent extends QuizWords {
  ids: { portalId: string; formId: string };
  practice: string;
  /** Who helps at any hour. */
  lines: readonly { href: string; number: string; what: string }[];
}
