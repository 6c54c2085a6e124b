/** English words of the strip that leads to the quiz, in the build only. */

export interface BannerWords {
  /** Accessible name. */
  label: string;
  /** After its link. */
  newTab: string;
}

export const ENGLISH_BANNER: BannerWords = { label: 'Quiz', newTab: '(opens in a new tab)' };
