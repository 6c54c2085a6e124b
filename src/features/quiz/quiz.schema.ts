/** The texts of the quiz. The weights are in `scoring.ts`. */
import * as z from 'zod';
import { BANDS, type BandKey, CATEGORIES, RULES } from './scoring.ts';
import { LOOSENESS } from './together.ts';
import type { QuizVersion } from './words.ts';
import { link, text } from '#lib/content/fields.ts';
import { inWords } from '#lib/number-words.ts';

/** Words of a result band's text (content guide: 60 to 90). */
const WORDS = { min: 60, max: 90 };

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const band = z
  .strictObject({
    message: text(
      'You have kept the small repairs going. Keep the rituals that work.',
      600,
    ).describe('What the score means, without blame and without a diagnosis'),
    tonight: text('Ask each other one question you do not know the answer to.', 300).describe(
      'One thing to try tonight',
    ),
    link: link.describe('The one page to read next'),
  })
  .superRefine(({ message, tonight }, context) => {
    const count = countOf(message) + countOf(tonight);
    if (count < WORDS.min || count > WORDS.max)
      context.addIssue({
        code: 'custom',
        path: ['message'],
        message: `message and tonight have ${count} words together; write ${WORDS.min} to ${WORDS.max}`,
      });
  });

const bands = Object.fromEntries(BANDS.map(({ key }) => [key, band])) as Record<
  BandKey,
  typeof band
>;

const ofAreas = (example: string) =>
  z
    .array(text(example, 220))
    .length(
      CATEGORIES.length,
      'write three: for Emotional Safety, Conflict & Repair, Attachment Security',
    );

const rules = (example: string) => z.array(text(example, 140)).length(3, 'write three short rules');

const tangle = z.strictObject({
  words: z
    .array(text('Loosening', 30))
    .length(LOOSENESS, 'write four, from tangled to loose')
    .describe('What the picture of a result says, from tangled to loose'),
  note: text('The picture shows sums, and no single answer.', 240),
  unsigned: text('Mine. Not a diagnosis.', 40).describe('On a card that nobody signed'),
});

/** For two people who take the quiz separately and compare. */
const together = z.strictObject({
  title: text('Take it together', 40),
  lede: text('Send your partner a link. They answer on their own, then see both.', 200),
  carries: text('Not your answers, not your name.', 240).describe(
    'What a link carries; after the three numbers',
  ),
  rules: rules('A no is an answer. Don’t ask twice.'),
  landing: z.strictObject({
    title: text('Your partner went first.', 60),
    lede: text('Answer on your own, and you’ll see both, side by side.', 240),
    note: text('You don’t have to. Nobody’s told that you opened this.', 300),
  }),
  unreadable: text('This link has no numbers that we can use.', 240).describe(
    'To somebody whose link is damaged',
  ),
  both: z.strictObject({
    title: text('Yours and theirs', 40),
    lede: text('Where the threads run together, you answered alike.', 240),
    distances: z.strictObject({
      close: text('Close together', 30),
      step: text('A step apart', 30),
      far: text('Far apart', 30),
    }),
    closest: ofAreas('Ask, “When did you last know I’d turn up?” Then only listen.'),
    farthest: ofAreas('Don’t argue with the lower number. Believe it first.'),
    rules: rules('Stop when one of you wants to stop.'),
    note: text('If talking about this doesn’t feel safe, don’t start.', 200),
  }),
});

const REVERSED = RULES.filter(({ reverseScored }) => reverseScored)
  .map(({ id }) => id)
  .join(' and ');

const quiz = z.strictObject({
  title: text('How are we doing?', 60),
  lede: text('Eight statements, two minutes, nobody keeping score but you.', 200),
  start: text('Take the quiz', 60).describe('The button of the intro'),
  aside: text('Each answer pulls one loop. No email needed.', 120).describe('Under the button'),
  hint: text('No right answers. Answer for most weeks.', 80).describe('Under every statement'),
  questions: z
    .array(text('I can tell my partner how I feel without fearing the reaction.', 90))
    .length(
      RULES.length,
      `write exactly ${inWords(RULES.length)} statements in this order; numbers ${REVERSED} must be worded so that agreeing is the harder news`,
    ),
  gate: z.strictObject({
    title: text('Want a copy by email?', 60),
    lede: text('You see it here right away, with or without an address.', 240),
    button: text('Show my results', 40),
    skip: text('Show my result without email', 60),
    hint: text('Use an address that only you read.', 100),
  }),
  bands: z.strictObject(bands),
  note: text('Why the areas can sound kinder than the score.', 400).describe(
    'Under the three areas, only where all of them sound kinder than the result',
  ),
  consultation: text('Talk it over, free, 15 minutes', 60).describe('The button of the result'),
  tangle,
  together,
  help: z.strictObject({
    title: text('Before anything else', 60),
    text: text('If you are afraid of your partner, these people listen at any hour.', 400),
    link: link.describe('Where it says what can come before couples work'),
  }),
});

/** Each statement gets its weight (R196). */
const weighed = <Words extends { questions: string[] }>({ questions, ...rest }: Words) => ({
  ...rest,
  questions: RULES.map((rule, index) => ({ ...rule, text: questions[index] ?? '' })),
});

export const quizSchema = quiz.transform(weighed);
/** The card of a result, and taking the quiz together, are in English alone. */
export const translatedQuizSchema = quiz.omit({ tangle: true, together: true }).transform(weighed);

type QuizTexts = z.infer<typeof quizSchema>;

/** Loaded when the quiz starts. */
export interface TogetherContent extends Pick<QuizTexts, 'tangle' | 'together'> {
  practice: string;
}

/** Embedded in the quiz page, loaded by the dialog. */
export interface QuizContent extends Omit<QuizTexts, 'tangle' | 'together'> {
  ids: { portalId: string; formId: string };
  practice: string;
  /** The page that books the free call. */
  book: string;
  /** Help lines available around the clock. */
  lines: readonly { href: string; number: string; what: string }[];
  /** In another language than English. */
  translated?: QuizVersion;
}
