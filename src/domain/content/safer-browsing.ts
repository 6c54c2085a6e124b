/** The safer browsing notice: one text, shown on every sensitive page. */
import * as z from 'zod';
import { link, text } from './fields.ts';

/** Schema of the one entry of `content/safety.yaml`. */
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
      title: text('If it can wait until office hours', 60),
      text: text('Write or call and say it’s urgent.', 300),
      cta: link,
      note: text('Leave out anything you wouldn’t want stored.', 200),
    })
    .describe('On the crisis page: how to ask for an early appointment'),
});

/**
 * Paths of sensitive pages: quiz answers and results, forms, violence, and the pages after them.
 * Each has a quick exit (L7).
 */
const SENSITIVE = new Set([
  '/quiz',
  '/quiz-result',
  '/therapy-finder-quiz',
  '/digital-detox-quiz',
  '/get-matched',
  '/vibe-check',
  '/reset',
  '/thank-you',
  '/es',
  '/es/gracias',
  '/signed-up',
  '/reset-requested',
  '/crisis-couples',
  '/crisis-couples-fixed',
  '/not-the-first-step',
  '/this-visit',
]);

/** Whether the page at `path` is sensitive: other people should not see that it was visited. */
export function isSensitive(path: string): boolean {
  return SENSITIVE.has(path);
}
