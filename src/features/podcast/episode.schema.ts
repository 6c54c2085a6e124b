/** A podcast episode: front matter and paths (R034–R036, R083, D16). */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { drawing, href, oneOf, text } from '#lib/content/fields.ts';

const seconds = z
  .number('write seconds from the start as a number, for example: 12.5')
  .min(0, 'nothing happens before 0 seconds');

const cue = z.strictObject({
  start: seconds.describe('Seconds from the start'),
  who: text('Alex', 60).optional().describe('Who speaks; leave it out for sounds'),
  text: text('The dishwasher is full again.', 600).describe('What is said, or [what is heard]'),
});
export type Cue = z.infer<typeof cue>;

const chapter = z.strictObject({
  start: seconds,
  title: text('What the fight is about', 80),
});
export type Chapter = z.infer<typeof chapter>;

const guest = z.strictObject({
  name: text('Kim Alder', 60),
  about: text('LMFT, works with couples and their in-laws', 120),
  href: href.optional().describe('Where to read more, for example: /therapists/kim'),
});

const isOrdered = (parts: readonly { start: number }[]): boolean =>
  parts.every(({ start }, at) => at === 0 || start > (parts[at - 1]?.start ?? 0));

const inOrder = <T extends z.ZodType<{ start: number }>>(part: T) =>
  z
    .array(part)
    .refine(isOrdered, 'order these by time: each "start" must be later than the one before');

/** Paths come from `number` and `slug`, not from the file name. */
export const episodeSchema = z
  .strictObject({
    ...aboutPage,
    title: text('Who gets the window seat', 80).describe('Name of the episode'),
    summary: text('When she drops by unannounced, and who should say something.', 110)
      .optional()
      .describe('One line in the list of episodes; without it, the description'),
    number: z
      .number('write the number of the episode, for example: 18')
      .int()
      .positive()
      .optional()
      .describe('Leave it out for trailers and extras: these live at their slug only'),
    slug: text('the-mother-in-law-has-a-key', 80).regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'write the slug in lower case with hyphens, for example: "the-mother-in-law-has-a-key"',
    ),
    date: day.describe('Day of publication; a day to come keeps the episode off the site'),
    durationSeconds: z
      .number('write how many seconds it lasts, for example: 1900')
      .int('write whole seconds, for example: 1900')
      .positive(),
    audio: z.strictObject({
      src: z
        .string()
        .regex(
          /^\/episodes\/[\w-]+\.(?:mp3|m4a)$/,
          'put the recording into public/episodes and write its path, for example: "/episodes/18.mp3"',
        ),
      bytes: z
        .number('write the size of the file in bytes, for example: 15200000')
        .int()
        .positive(),
      type: oneOf(['audio/mpeg', 'audio/mp4']).describe('audio/mpeg for .mp3, audio/mp4 for .m4a'),
    }),
    transcript: inOrder(cue)
      .min(1, 'write down what is said; who cannot hear it reads it')
      .describe('Everything that is heard, in order'),
    chapters: inOrder(chapter).min(2, 'write at least two chapters, or none').optional(),
    guests: z.array(guest).min(1).optional(),
    topics: z
      .array(text('everyday-repairs', 40))
      .max(2, 'name two topics at most')
      .default([])
      .describe('Keys of entries in categories.yaml; the list of episodes can be filtered by them'),
    prop: drawing.optional().describe('Small drawing beside it'),
    explicit: z.boolean('write true or false').default(false),
    guid: text('our-podcast-18', 80).describe(
      'What podcast apps recognize it by: write anything unique, once, and never change it',
    ),
  })
  .superRefine(({ durationSeconds, transcript, chapters = [] }, context) => {
    for (const [field, parts] of Object.entries({ transcript, chapters })) {
      const late = parts.findIndex(({ start }) => start >= durationSeconds);
      if (late === -1) continue;
      context.addIssue({
        code: 'custom',
        path: [field, late, 'start'],
        message: `the episode is over after ${durationSeconds} seconds; write an earlier time, or mend durationSeconds`,
      });
    }
  });

export type Episode = z.infer<typeof episodeSchema>;

const FOLDER = '/resources/podcasts';

/** Its number, or its slug without one (D16). */
export function episodePath({ number, slug }: Pick<Episode, 'number' | 'slug'>): string {
  return number === undefined ? `${FOLDER}/episode-${slug}` : `${FOLDER}/${number}`;
}

/** Last path segments of an episode; the first is canonical. */
export function episodeNames({ number, slug }: Pick<Episode, 'number' | 'slug'>): string[] {
  const named = `episode-${slug}`;
  return number === undefined ? [named] : [String(number), named];
}

/** `Episode 18`, or `Extra` without a number. */
export function episodeLabel({ number }: Pick<Episode, 'number'>): string {
  return number === undefined ? 'Extra' : `Episode ${number}`;
}

/** `Episode 18, with Priya Marigold`; the label alone without guests. */
export function labelWithGuests({
  number,
  guests = [],
}: Pick<Episode, 'number' | 'guests'>): string {
  const names = guests.map(({ name }) => name).join(' and ');
  return episodeLabel({ number }) + (names && `, with ${names}`);
}

/** By number, highest first, within a day. */
export function newestFirst<T extends { data: Pick<Episode, 'date' | 'number'> }>(
  entries: readonly T[],
): T[] {
  return entries.toSorted(
    ({ data: a }, { data: b }) => b.date.localeCompare(a.date) || (b.number ?? 0) - (a.number ?? 0),
  );
}

/** Fails if two episodes share a number, slug or guid, and names the files. */
export function uniqueEpisodes(
  entries: readonly { id: string; data: Pick<Episode, 'number' | 'slug' | 'guid'> }[],
): void {
  for (const field of ['number', 'slug', 'guid'] as const) {
    for (const [value, same] of Map.groupBy(entries, ({ data }) => data[field])) {
      if (value !== undefined && same.length > 1)
        throw new Error(
          `src/content/episodes: ${same.map(({ id }) => `${id}.md`).join(' and ')} share the ${field} "${value}"; give one of them another`,
        );
    }
  }
}
