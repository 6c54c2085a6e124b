/** Sections that tell a story: how it began, who answers, how we work, a letter, a storyboard. */
import * as z from 'zod';
import { type ContentImage, color, link, oneOf, text } from './fields.ts';
import { object } from './objects.ts';

const title = text('How it began', 80).describe('Heading of the section');

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
    others: z.array(quote).max(2, 'write at most two; they stand side by side').default([]),
  })
  .describe('The practice’s own words, until there are reviews');

/** Files of `src/ui/art/frames`. */
const FRAMES = ['forms', 'hello', 'seats', 'words', 'dishes', 'loop', 'note', 'taco'] as const;

/** In order. */
export const frames = z.array(
  z.strictObject({
    frame: oneOf(FRAMES).describe('Drawing'),
    alt: text('A sticky note on a fridge door.').describe('What the drawing shows'),
    when: text('Minute 5', 30),
    title: text('Sit where you like', 60),
    text: text('Two chairs and a sofa.', 200),
  }),
);

const story = z.strictObject({
  kind: z.literal('story'),
  text: text('It began with one room, one lamp and two armchairs.', 600).describe(
    'Opening words, in large type',
  ),
  note: note.optional(),
});

const timeline = z.strictObject({
  kind: z.literal('timeline'),
  title,
  events: z
    .array(
      z.strictObject({
        when: text('2018', 20),
        text: text('One rented room, one lamp, two chairs.', 140),
      }),
    )
    .min(2, 'write at least two events')
    .max(6, 'write at most six events; no more fit side by side'),
});

const principles = z.strictObject({
  kind: z.literal('principles'),
  title,
  lede: text('Four things we hold to.', 160).describe('Sentence beside the heading'),
  rules: z
    .array(
      z.strictObject({
        title: text('Plain words.', 60),
        text: text('If we can’t say it plainly, we haven’t understood it yet.', 200),
      }),
    )
    .min(2, 'write at least two rules'),
  text: text('We don’t promise results, because nobody can.', 500).describe('Below the rules'),
  object,
  caption: text('The kettle is newer than the lamp.', 120).describe('Under the drawing'),
});

const faces = z
  .strictObject({ kind: z.literal('faces'), title, link })
  .describe('The portrait and name of every therapist on the team page');

const storyboard = z.strictObject({
  kind: z.literal('storyboard'),
  title,
  lede: text('Here’s how the fifty minutes go.', 200).describe('Sentence beside the heading'),
  frames: frames.min(2, 'draw at least two frames').max(6, 'draw at most six frames'),
});

const letter = z
  .strictObject({
    kind: z.literal('letter'),
    title: text('A letter from the founder', 60).describe('The heading of the page'),
    writer: text('alex', 30).describe('The therapist who signs, by file name'),
    color,
    things: z
      .array(z.strictObject({ object, caption: text('The armchairs, 2018.', 120) }))
      .max(2, 'show at most two things beside the letter'),
    cta: link,
  })
  .describe('The text below the front matter as a signed letter; it is the whole page');

const frontDesk = (image: z.ZodType<ContentImage>) =>
  z.strictObject({
    kind: z.literal('front-desk'),
    title,
    color,
    image,
    alt: text('Portrait of Kim, who answers the phone.').describe('What the picture shows'),
    quote: text('You don’t have to know what to say.', 160).describe('Without quotation marks'),
    text: text('Kim runs the front desk.', 400),
    cta: link,
  });

/** @param image Astro's image field */
export const stories = (image: () => z.ZodType<ContentImage>) =>
  [story, timeline, principles, faces, storyboard, letter, frontDesk(image())] as const;
