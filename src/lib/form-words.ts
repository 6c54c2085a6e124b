/**
 * Words of every form: the summary above a rejected one, in the browser and on the server's page, and what is said when
 * sending fails (D40). Texts are in `form-words.en.ts` and `form-words.es.ts`, so that other languages are not downloaded.
 */

export interface ErrorSummaryWords {
  one: string;
  /** `#` is a number as a word, as in `more`. */
  many: string;
  kept: string;
  more: string;
  /** Numbers from one on, as at the start of a sentence, with a space between. */
  numbers: string;
}

/** How many errors are listed before the rest is folded. */
export const LISTED_ERRORS = 3;

/** A text with a number in it; numbers without a word are digits. */
export const counted = (text: string, count: number, { numbers }: ErrorSummaryWords): string =>
  text.replace('#', numbers.split(' ')[count - 1] ?? `${count}`);

/** `Almost. Eight things to fill in.` */
export const errorTitle = (count: number, words: ErrorSummaryWords): string =>
  counted(count === 1 ? words.one : words.many, count, words);

/** `#` is the phone number. */
export interface SubmitErrorWords {
  title: string;
  text: string;
  call: string;
  or: string;
  write: string;
}

/** What a button says that was clicked while its script loads; English is in its styles. */
export interface BusyWords {
  wait: string;
  sending: string;
}

/** Accessible names of the messages that appear over a page. */
export interface ToastWords {
  dismiss: string;
  message: string;
  /** Of their list; `{hotkey}` are the keys that lead to it. */
  messages: string;
}
