/**
 * Of the list of what a visit sent; in pages of another language they are in the page. No island imports this file, not even
 * through another: the script that shares it would not be inline anymore.
 */
export interface LogWords {
  /** `{what}` was sent, `{on}` which page, and when it was `{at}`. */
  line: string;
  locale: string;
  allowed: string;
  necessary: string;
  takeBack: string;
  /** What is on or was sent, by its name in the log; missing for English. */
  names?: Readonly<Record<string, string>>;
}

export const ENGLISH_LOG: LogWords = {
  line: '{what}, on {on} at {at}',
  locale: 'en-US',
  allowed: 'Necessary, #.',
  necessary: 'Only the necessary.',
  takeBack: 'Take back “do not sell or share”',
};
