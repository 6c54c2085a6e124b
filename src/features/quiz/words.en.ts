/** English words of the feature; `words.ts` says what each is. */
import { EMAIL_TOAST } from './email-gate.ts';
import type { QuizContent } from './quiz.schema.ts';
import { BANDS, CATEGORIES, LEVELS, SCALE } from './scoring.ts';
import type { QuizVersion, QuizWords } from './words.ts';

/** The English words for what scoring names are those names. */
const named = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<Name, string>;

export const ENGLISH_QUIZ: QuizWords = {
  scale: SCALE,
  areas: named(CATEGORIES),
  bands: Object.fromEntries(BANDS.map(({ key, label }) => [key, label])) as QuizWords['bands'],
  levels: named(LEVELS.map(([, level]) => level)),
  outOf: 'out of #',
  place: 'Question # of #',
  progress: 'Quiz progress',
  previous: 'Previous',
  email: 'Email',
  privacy: 'Privacy policy',
  consent:
    '# stores your email with your score and result, but not your eight answers, so we can send you this copy. No newsletter.',
  neutral: 'A score can’t tell how safe home is, so we add nothing to it here.',
  tonight: 'For tonight',
  notDiagnosis: 'This is a conversation starter, not a diagnosis.',
  listen: 'These people listen at any hour:',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied.',
  uncopied: 'This browser doesn’t let us copy. You can print it instead.',
  retake: 'Retake Quiz',
  foot: 'Your answers stay in this tab, and only there.',
  clear: 'Clear my answers',
  unsaved: {
    title: 'We couldn’t save your email.',
    text: 'Your result is all here. Only the email copy didn’t go out.',
    again: 'Send it again',
  },
  again: { title: 'Sending it again...', text: 'Your result stays here meanwhile.' },
  saved: { title: 'We have your email.', text: 'You’ll get one message, with this result.' },
  toasts: {
    email: EMAIL_TOAST,
    ready: {
      title: 'Results ready!',
      description: 'Your personalized relationship insights are ready.',
    },
  },
  results: { title: 'The four results', range: '# to # out of #' },
};

export const ENGLISH: QuizVersion = {
  words: ENGLISH_QUIZ,
  path: '/quiz',
  privacyHref: '/privacy-policy',
};

/** Islands have English, and get other languages with their content. */
export const versionOf = ({ translated = ENGLISH }: Pick<QuizContent, 'translated'>): QuizVersion =>
  translated;
