/**
 * Words of the newsletter. Their texts are in `words.en.ts` and `words.es.ts`: constants of one type, so that a missing text
 * is a type error, and other languages are not downloaded.
 */
import type { ErrorSummaryWords } from '#lib/form-words.ts';
import type { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;
type Field = 'firstName' | 'lastName' | 'email';

/** English messages of the server and the form; `#` is replaced by a number. */
type Message = (typeof CONTACT_MESSAGES)[Field] | 'Please use at most # characters';

/** Of the form and its dialog. */
export interface NewsletterWords {
  /** Missing for English. */
  labels?: Labels<Field>;
  thanks: string;
  welcome: string;
  refused: string;
  failed: string;
  /** Before the phone number. */
  kept: string;
  sending: string;
  /** `{practice}`, `{newsletter}` and how `{often}` it comes. */
  consent: string;
  /** Until the dialog has its form: a link to it. */
  own: string;
  /** Accessible name of the button that closes the dialog. */
  close: string;
  /** The error summary; missing for English. */
  check?: ErrorSummaryWords;
  /** By English message; missing for English. */
  messages?: Labels<Message>;
}

/** Around a sent issue, and where others lead to it. */
export interface IssueWords {
  /** The crumb before the newsletter. */
  hub: string;
  /** Before the day on which it was sent. */
  issue: (number: number) => string;
  /** Accessible name of the links to the neighbors. */
  neighbors: string;
  /** After a link. */
  newTab: string;
}
