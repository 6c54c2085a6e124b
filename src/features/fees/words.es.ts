import { SPANISH_LOCALE } from '#lib/language.ts';
import { dollars } from './price.ts';
import type { FeesWords } from './words.en.ts';

const DAY = new Intl.DateTimeFormat(SPANISH_LOCALE, {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

export const SPANISH_FEES: FeesWords = {
  therapist: 'Terapeuta',
  couple: 'En pareja',
  alone: 'A solas',
  flexible: 'Con precio flexible',
  from: (price) => `desde ${price}`,
  range: ({ low, high }) => `de ${dollars(low)} a ${dollars(high)}`,
  opening: 'Primera hora libre',
  ask: 'Pregúntenos',
  day: (day) => DAY.format(new Date(day)),
};
