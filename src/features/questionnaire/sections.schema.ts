/** Sections with a questionnaire: the therapist finder, the quiz on screen time, the ritual card. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';

const title = text('Five questions, one minute', 80).describe('Heading of the section');
const note = text('Nothing you tick is stored or sent. It stays on this device.', 300);

const aside = z
  .strictObject({
    title: text('How the match is made', 60),
    text: z.array(text('There is no secret score.', 400)).min(1, 'write at least one paragraph'),
  })
  .optional()
  .describe('What people should know beside the questions');

const matching = z.strictObject({
  kind: z.literal('matching'),
  title: title.describe('Heading of the matches'),
  note,
  aside,
});

const detox = z.strictObject({ kind: z.literal('detox'), title, note, aside });

const ritual = z.strictObject({ kind: z.literal('ritual'), title, note });

export const questionnaireSections = [matching, detox, ritual] as const;
