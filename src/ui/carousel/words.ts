/** Words of a carousel's controls. English is in the island; other languages are in the page. */

/** `#` is what it shows. */
export interface CarouselWords {
  /** What it is, for screen readers. */
  role: string;
  choose: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Between a number and the number of all. */
  of: string;
}

export const ENGLISH_CAROUSEL: CarouselWords = {
  role: 'carousel',
  choose: 'Choose one',
  pause: 'Pause the # carousel',
  play: 'Play the # carousel',
  previous: 'Previous #',
  next: 'Next #',
  of: 'of',
};
