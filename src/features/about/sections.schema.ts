/** Sections that tell about the practice: how it began, how it works, a letter. */
import * as z from 'zod';
import { color, drawing, link, text } from '#lib/content/fields.ts';
import { lede, title } from '#lib/content/section-fields.ts';
import { note } from '#lib/content/stories.ts';

const areas = z
  .strictObject({ kind: z.literal('areas'), title, lede })
  .describe('The cities people come from, which end the lede; they are in site.config.ts');

const fork = z
  .strictObject({
    kind: z.literal('fork'),
    title,
    lede,
    ways: z
      .array(
        z.strictObject({
          when: text('You’re drifting, or stuck', 80).describe('For whom this way is'),
          link: link.describe('Where it leads'),
          color,
        }),
      )
      .min(3, 'write at least three ways')
      .max(9, 'write at most nine ways; the threads need room'),
    notes: z.array(note).default([]).describe('Remarks beside the ways'),
  })
  .describe('A strand of threads that parts, with a link at each end');

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
  object: drawing,
  caption: text('The kettle is newer than the lamp.', 120).describe('Under the drawing'),
});

const letter = z
  .strictObject({
    kind: z.literal('letter'),
    title: text('A letter from the founder', 60).describe('The heading of the page'),
    writer: text('alex', 60).describe('The therapist who signs, by file name'),
    color,
    things: z
      .array(z.strictObject({ object: drawing, caption: text('The armchairs, 2018.', 120) }))
      .max(2, 'show at most two things beside the letter'),
    cta: link,
  })
  .describe('The text below the front matter as a signed letter; it is the whole page');

export const aboutSections = [areas, fork, story, timeline, principles, letter] as const;
