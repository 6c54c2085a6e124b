/** What a position pays, for readers. */
import { rangeText } from '#features/fees/price.ts';
import type { Language } from '#lib/language.ts';
import type { Pay } from './job.schema.ts';
import { JOBS_WORDS } from './words.ts';

/** `$58,000 to $66,000 a year, plus licensing fees` */
export function payText({ from, to, per, plus }: Pay, language: Language): string {
  const words = JOBS_WORDS[language];
  const range = `${rangeText({ low: from, high: to }, language)} ${words.per[per]}`;
  return plus ? `${range}, ${words.plus} ${plus}` : range;
}
