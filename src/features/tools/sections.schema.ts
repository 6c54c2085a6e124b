/** Interactive sections: two quizzes, the ritual card, the search, and the hub cards. */
import * as z from 'zod';
import { color, drawing, link, oneOf, text } from '#lib/content/fields.ts';

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
  mode: oneOf(['quiz', 'matches']).describe(
    'quiz: the five questions; matches: the therapists, best fit first, with the questions beside them',
  ),
  title,
  note,
  aside,
});

const detox = z.strictObject({ kind: z.literal('detox'), title, note, aside });

const ritual = z.strictObject({ kind: z.literal('ritual'), title, note });

const search = z.strictObject({
  kind: z.literal('search'),
  label: text('What are you looking for?', 60).describe('Label of the search field'),
  examples: z
    .array(text('superbill', 40))
    .min(2, 'name at least two words that people may try')
    .max(6, 'more than six examples do not fit on a phone'),
  color,
});

const hubCards = z.strictObject({
  kind: z.literal('shelves'),
  title,
  lede: text('Nothing asks for your email first.', 120).optional().describe('One line'),
  shelves: z
    .array(
      z.strictObject({
        title: text('Which of you is tired?', 60),
        text: text('Eight statements, two minutes.', 200),
        href: link.shape.href,
        action: text('Take the check', 40).describe('What the link says'),
        color,
        drawing: drawing.optional().describe('Thread drawing across the card'),
        prop: drawing.optional().describe('Small drawing beside it'),
      }),
    )
    .min(2, 'write at least two shelves; for one, use a link in the text'),
});

const tips = z
  .strictObject({
    kind: z.literal('tips'),
    title,
    tips: z
      .array(
        z.strictObject({
          title: text('The pause', 60),
          text: text('When it gets loud, either of you can say “pause.”', 240),
        }),
      )
      .length(3, 'write exactly three; they stand side by side'),
    more: link.optional(),
  })
  .describe('Three small exercises side by side');

const tangle = z
  .strictObject({
    kind: z.literal('tangle'),
    title,
    alt: text('Two threads, tangled at the left and loose at the right.').describe(
      'What the drawing shows',
    ),
    note: text('Nobody cut anything, and one loop stayed.', 240).describe('Under the drawing'),
  })
  .describe('Two threads that loosen; once on the site');

export const toolSections = [matching, detox, ritual, search, hubCards, tips, tangle] as const;
