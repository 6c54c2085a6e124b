/** Pieces of stories that sections and pages share: a remark, a quotation, drawings in order. */
import * as z from 'zod';
import { drawing, link, text } from './fields.ts';

export const note = z
  .strictObject({
    title: text('She tells the rest in a letter.', 60),
    text: text('Four rules, and what she got wrong.', 200),
    link: link.optional(),
  })
  .describe('A remark in the margin');
export type Note = z.infer<typeof note>;

export const quote = z.strictObject({
  text: text('I don’t look for the guilty one.', 200).describe('Without quotation marks'),
  person: text('alex', 30).describe('Who said it, by file name'),
  where: text('Founder, on her first rule', 60).describe('Where or as what'),
});
export type Quote = z.infer<typeof quote>;

/** What the practice says itself where reviews would be. */
export const ownWords = z
  .strictObject({
    text: text('Let me go first. You’ll talk, and I’ll listen.', 200).describe(
      'What the person says who answers the phone (closing.yaml), without quotation marks',
    ),
    where: text('Front desk', 80).describe('As what'),
  })
  .describe('The practice’s own words, until there are reviews');

/** In order. */
export const frames = z.array(
  z.strictObject({
    frame: drawing,
    alt: text('A sticky note on a fridge door.').describe('What the drawing shows'),
    when: text('Minute 5', 30),
    title: text('Sit where you like', 60),
    text: text('Two chairs and a sofa.', 200),
  }),
);
