import { DETOX_ANSWERS, type DetoxBand } from './questionnaire.schema.ts';

export interface QuestionnaireWords {
  /** Before the number of a question, for screen readers, and between it and how many there are. */
  question: string;
  of: string;
  /** Without an answer where one is needed. */
  missing: string;
  next: string;
  skip: string;
  back: string;
  again: string;
  match: {
    last: string;
    /** Before the numbers of answers that fit and of those that count, and between the two. */
    tally: readonly [before: string, between: string];
    /** Opens the list of those after the first. */
    others: (count: number) => string;
    /** Link to the booking page. @param who with the supervisor, if there is one */
    ask: (who: string) => string;
    afraid: string;
    /** Before the number of the help line. */
    first: string;
    /** Between that and the page for emergencies. */
    orRead: string;
  };
  detox: {
    last: string;
    answers: readonly [string, string, string];
    /** How to find the result by hand. */
    rules: Readonly<Record<DetoxBand, string>>;
    waiting: string;
    done: string;
    result: string;
    /** Before and after the page for emergencies. */
    safety: readonly [before: string, after: string];
    program: string;
  };
  ritual: {
    title: string;
    time: (minutes: number) => string;
    swap: string;
    printOurs: string;
    print: string;
    /** Without a script. */
    howToPrint: string;
    onlyCard: string;
    /** Before the two blanks, for a day and a time. */
    every: string;
    at: string;
    done: string;
    boxes: string;
    week: string;
    /** Before the number of the hotline. @param hotline its name */
    putAway: (hotline: string) => string;
  };
}

export const ENGLISH_QUESTIONNAIRE: QuestionnaireWords = {
  question: 'Question',
  of: 'of',
  missing: 'Choose the answer that comes closest.',
  next: 'Next',
  skip: 'Skip',
  back: 'Back',
  again: 'Start over',
  match: {
    last: 'Show who fits',
    tally: ['Fits your answers: ', ' of '],
    others: (count) => (count === 1 ? 'One more person' : `${count} more people`),
    ask: (who) => `Ask for ${who}`,
    afraid: 'Afraid of your partner?',
    first: 'That comes first:',
    orRead: ', at any hour, or read',
  },
  detox: {
    last: 'Show my result',
    answers: DETOX_ANSWERS,
    rules: {
      light: 'Anything calmer than the next two.',
      shared: 'One “most days,” or three places with “some days.”',
      crowded: 'At least three times “most days.”',
    },
    waiting: 'Your result appears here once all five are answered.',
    done: 'All five answered. Your result is below.',
    result: 'Your result',
    safety: [
      'If one of you reads the other’s messages, tracks their location or decides whom they may talk to, that is a question of safety, not of habit. Read',
      ' first.',
    ],
    program: 'See the program',
  },
  ritual: {
    title: 'Our weekly ritual',
    time: (minutes) => `${minutes} minutes, both phones in another room`,
    swap: 'Swap',
    printOurs: 'Print our card',
    print: 'Print the card',
    howToPrint:
      'To print the card, press Ctrl and P, or Command and P, or choose Print in your browser’s menu.',
    onlyCard: 'Only the card prints. It’s one page, and black ink will do.',
    every: 'Every',
    at: 'at',
    done: 'Done',
    boxes: 'Boxes to tick by hand, one per week',
    week: 'Week',
    putAway: (hotline) =>
      `If either of you is afraid to answer honestly, put this card away. The ${hotline} answers at any hour:`,
  },
};
