export interface SafetyWords {
  /** The button of a help line. @param number as it is written */
  call: (number: string) => string;
  /** Over the help lines. */
  anyHour: string;
  enough: string;
}

export const ENGLISH_SAFETY: SafetyWords = {
  call: (number) => `Call ${number}`,
  anyHour: 'Call or text, day or night',
  enough: 'You don’t have to be sure it’s serious enough.',
};
