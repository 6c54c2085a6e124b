/** The note on safer browsing: one text, shown wherever being seen could hurt somebody (beyond 2). */
import * as z from 'zod';
import { words } from './words.ts';

/** Schema of the one entry of `content/safety.yaml`. */
export const safetySchema = z.strictObject({
  title: words('If someone else can see your screen', 80),
  lede: words('This page can show up in places you do not think of.', 240),
  points: z
    .array(
      z.strictObject({
        title: words('Use a device they cannot reach', 60),
        text: words('A friend’s phone, or a computer at the library.', 320),
      }),
    )
    .min(2, 'write at least two things that people can do'),
});
