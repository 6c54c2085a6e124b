/** Times of the staff and account pages on the practice's clock. */
import { dateText, timeText, weekdayText } from '#lib/time-words.ts';

const DAY_MS = 86_400_000;

/** `Today 3:31 PM`, `Mon 5:12 PM`, `November 3`. Epoch milliseconds. */
export function whenText(at: number, now: number, zone: string): string {
  const day = dateText(at, zone);
  if (day === dateText(now, zone) && now - at < DAY_MS) return `Today ${timeText(at, zone)}`;
  if (now - at < 6 * DAY_MS) return `${weekdayText(at, zone).slice(0, 3)} ${timeText(at, zone)}`;
  return day;
}

/** The same within a sentence: `today 3:31 PM`. */
export const midText = (at: number, now: number, zone: string): string =>
  whenText(at, now, zone).replace('Today', 'today');
