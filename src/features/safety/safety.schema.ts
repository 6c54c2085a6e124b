/** The safer browsing notice: one text, shown on every sensitive page. */
import * as z from 'zod';
import { link, text } from '#lib/content/fields.ts';

export const safetySchema = z.strictObject({
  title: text('If someone else can see your screen', 80),
  lede: text('This page can show up in places you do not think of.', 240),
  points: z
    .array(
      z.strictObject({
        title: text('Use a device they cannot reach', 60),
        text: text('A friend’s phone, or a computer at the library.', 320),
      }),
    )
    .min(2, 'write at least two things that people can do'),
  wait: z
    .strictObject({
      limits: text(
        'We’re not an emergency service. These people answer at any hour.',
        160,
      ).describe(
        'After the sentence under the heading, before the help lines: what the practice can’t do',
      ),
      title: text('If it can wait until office hours', 60),
      text: text('Write or call and say it’s urgent.', 300),
      cta: link,
      note: text('Leave out anything you wouldn’t want stored.', 200),
      price: text('An urgent session costs the same as any other.', 100)
        .optional()
        .describe('After the price'),
    })
    .describe('On the crisis page: how to ask for an early appointment'),
});

/** Quiz answers and results, forms, violence, and the pages after them have a quick exit (L7). */
const SENSITIVE = new Set([
  '/quiz',
  '/quiz-result',
  '/reset',
  '/thank-you',
  '/signed-up',
  '/reset-requested',
  '/not-the-first-step',
  '/this-visit',
]);

/** Sections that ask about the relationship, or name help lines first: their pages are sensitive at any address. */
const ASKING = new Set(['quiz', 'quiz-result', 'matching', 'detox', 'urgent']);

/** Whether nobody else should see a visit of the page. @param own this practice's form and emergency pages */
export function isSensitive(path: string, own: readonly string[]): boolean {
  return SENSITIVE.has(path) || own.includes(path);
}

export function asksOrHelps(kinds: readonly string[]): boolean {
  return kinds.some((kind) => ASKING.has(kind));
}
