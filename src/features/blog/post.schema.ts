/** Blog posts: front matter of `content/posts/*.md`, and what the file name defines (R032, D05, D06). */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { type ContentImage, color, href, text } from '#lib/content/fields.ts';

type ImageField = () => z.ZodType<ContentImage>;

const NAME = /^([1-9]\d*)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** The test post with every element: it has a page, and is in no list (D06). */
export const TEST_POST = 'test';

/** A former path of this site. */
/** The file name, a number and a slug, is the path below `/blog/`. */
export function postSchema(image: ImageField) {
  return z
    .strictObject({
      ...aboutPage,
      seoTitle: text('What to say after a fight', 35)
        .optional()
        .describe('The subject in the words people search for; in the tab instead of the title'),
      date: day.describe(
        'Day of publication; a day to come keeps the post off the site until then',
      ),
      updated: day.optional().describe('Day of the last change that readers should know of'),
      author: text('kim', 60).describe('File name of a therapist'),
      category: text('everyday-repairs', 40).describe('Key of an entry in categories.yaml'),
      tags: z
        .array(
          text('new parents', 30).regex(
            /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/,
            'write tags in lower case, without marks, for example: "new parents"',
          ),
        )
        .min(1, 'give the post at least one tag, for example: [listening]')
        .max(5, 'give the post at most five tags'),
      cover: image().optional().describe('Picture for lists; without it the category’s is used'),
      coverAlt: text('Two mugs on one saucer.', 140).optional(),
      tryIt: text('Set a timer for ten minutes. One talks, one only asks. Swap.', 500)
        .optional()
        .describe('Text of the box “Try it this week” at the end'),
      pullQuote: text('You can be right about the forks and still lose the evening.', 100)
        .optional()
        .describe('A sentence of the post, shown large beside the text and in the list'),
      reviewedBy: text('alex', 60).optional().describe('File name of a therapist'),
      lastReviewed: day.optional(),
    })
    .refine(({ cover, coverAlt }) => !cover === !coverAlt, {
      path: ['coverAlt'],
      error: 'a cover needs coverAlt, what it shows, for example: "Two mugs on one saucer."',
    })
    .refine(({ reviewedBy, lastReviewed }) => !reviewedBy === !lastReviewed, {
      path: ['lastReviewed'],
      error: 'reviewedBy and lastReviewed belong together, for example: lastReviewed: 2026-03-04',
    })
    .refine(({ date, updated }) => !updated || updated >= date, {
      path: ['updated'],
      error: 'a post cannot change before it is published; write a later day, or leave it out',
    });
}

export type PostData = z.infer<ReturnType<typeof postSchema>>;

/** Of `content/categories.yaml`; the key is the slug. */
export function categorySchema(image: ImageField) {
  return z.strictObject({
    title: text('Everyday repairs', 40),
    lede: text('Small fights, the size they really are.', 140),
    description: aboutPage.description,
    color,
    cover: image().describe('Picture of a post that has none of its own'),
    coverAlt: text('Two mugs on one saucer.', 140),
    leadsTo: href
      .optional()
      .describe('Page of the service that its posts lead on to, where they name none'),
  });
}

export function isPostName(name: string): boolean {
  return NAME.test(name);
}

/** `14-how-to-argue` → 14. @throws {Error} with an example of a valid name */
export function postNumber(name: string): number {
  const [, digits] = NAME.exec(name) ?? [];
  if (digits) return Number(digits);
  throw new Error(
    `src/content/posts/${name}.md: name the file with its number and words in lower case, for example: 19-why-we-whisper.md`,
  );
}

/** Fails if posts share a number: `/blog/14` can lead to one of them only. */
export function uniqueNumbers(names: readonly string[]): void {
  for (const [number, same] of Map.groupBy(names, postNumber)) {
    if (same.length > 1)
      throw new Error(
        `src/content/posts: ${same.map((name) => `${name}.md`).join(' and ')} share the number ${number}; give one of them the next free number`,
      );
  }
}

/** `14-how-to-argue` → `/blog/14-how-to-argue` */
export function postPath(name: string): string {
  return `/blog/${name}`;
}

/** `new parents` → `new-parents`. */
export function slugOf(tag: string): string {
  return tag.replaceAll(' ', '-');
}
