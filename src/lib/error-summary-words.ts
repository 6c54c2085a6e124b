/**
 * Words of the summary above a rejected form, in the browser and on the server's page. Separate constants keep other
 * languages out of the download.
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

export const ENGLISH_ERROR_SUMMARY: ErrorSummaryWords = {
  one: 'Almost. One thing to fill in.',
  many: 'Almost. # things to fill in.',
  kept: 'Nothing you typed is lost.',
  more: '# more',
  numbers: 'One Two Three Four Five Six Seven Eight Nine Ten',
};

export const SPANISH_ERROR_SUMMARY: ErrorSummaryWords = {
  one: 'Casi listo. Una cosa por completar.',
  many: 'Casi listo. # cosas por completar.',
  kept: 'No se perdió nada de lo que escribiste.',
  more: '# más',
  numbers: 'Una Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez',
};

/** How many errors are listed before the rest is folded. */
export const LISTED_ERRORS = 3;

/** A text with a number in it; numbers without a word are digits. */
export const counted = (text: string, count: number, { numbers }: ErrorSummaryWords): string =>
  text.replace('#', numbers.split(' ')[count - 1] ?? `${count}`);

/** `Almost. Eight things to fill in.` */
export const errorTitle = (count: number, words: ErrorSummaryWords): string =>
  counted(count === 1 ? words.one : words.many, count, words);
