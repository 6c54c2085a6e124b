/**
 * Words of the Reset form. Their texts are in `words.en.ts` and `words.es.ts`: constants of one type, so that a missing text is
 * a type error, and other languages are not downloaded.
 */
import type { ErrorSummaryWords, SubmitErrorWords } from '#lib/form-words.ts';
import type {
  REPLY_WAYS,
  RESET_KINDS,
  RESET_MESSAGES,
  ResetField,
  TIME_SLOTS,
} from './reset.schema.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;
type ForEachStep = readonly [string, string, string];

/** English messages of the server and the form; `#` is replaced by a number. */
type Message = (typeof RESET_MESSAGES)[ResetField] | 'Please use at most # characters';

export interface ResetWords {
  /** Accessible name of the progress indicator, and the names in it. */
  steps: string;
  names: ForEachStep;
  /** `#` is a number. */
  toFix: string;
  /** Headings of the steps. */
  titles: ForEachStep;
  labels: Labels<ResetField>;
  kinds: Labels<keyof typeof RESET_KINDS>;
  ways: Labels<keyof typeof REPLY_WAYS>;
  times: Labels<keyof typeof TIME_SLOTS>;
  /** Suffix of optional labels. */
  optional: string;
  /** Below the message field. */
  hint: string;
  /** In the review, where a step is empty. */
  nothing: string;
  edit: string;
  back: string;
  next: string;
  send: string;
  sending: string;
  /** The choice to see all steps. */
  all: string;
  /** `#` is the practice's name. */
  consent: string;
  /** `#` is the practice's name of the free call. */
  thanks: { title: string; received: string; again: string };
  /** The toast of a failure. */
  failed: { title: string; description: string };
  /** The error summary, and the message of a failure; missing for English. */
  check?: ErrorSummaryWords;
  unsent?: SubmitErrorWords;
  /** By English message; missing for English. */
  messages?: Labels<Message>;
}
