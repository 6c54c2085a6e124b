/** Legal pages and notices: dated texts with a plain sentence below every heading. */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { color, drawing, href, text } from '#lib/content/fields.ts';

const lede = text('What this website collects, why, for how long, and who sees it.', 240).describe(
  'One or two sentences under the heading',
);

/** The file name is the path. */
export const legalSchema = z.strictObject({
  ...aboutPage,
  lede,
  color,
  object: drawing.optional().describe('Drawing beside the heading'),
  version: text('1.0', 10).describe('Raise it with every change of meaning'),
  date: day.describe('Day from which this version holds'),
});

/** Each at `/notices/file-name`. */
export const noticeSchema = z.strictObject({
  ...aboutPage,
  lede,
  object: drawing.optional().describe('Drawing beside the heading'),
  order: z.number('write a number; low numbers come first').int(),
  lastReviewed: day.describe('Day of the last comparison with the official source'),
  source: z
    .strictObject({
      text: text('45 CFR 149.610', 80),
      href: href.optional(),
    })
    .optional()
    .describe('The rule or authority behind the notice'),
});

/** About notices whose last review is more than a year before `today` (`YYYY-MM-DD`). */
export function overdueReviews(
  notices: readonly { id: string; data: { lastReviewed: string } }[],
  today: string,
): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return notices
    .filter(({ data }) => data.lastReviewed < yearAgo)
    .map(
      ({ id, data }) =>
        `src/content/notices/${id}.md was last reviewed on ${data.lastReviewed}; compare it with its official source and write today's day, for example: lastReviewed: ${today}`,
    );
}

/** The plain words of a text: its first paragraph, and the sentence in italics below each heading. */
export interface InShort {
  /** The first paragraph, which begins with words in bold, as HTML; empty without one. */
  first: string;
  /** Headings with their sentences as HTML. */
  parts: { id: string; heading: string; sentence: string }[];
  /** The text without its first paragraph. */
  rest: string;
}

const FIRST = /^\s*<p>(<strong>[\s\S]*?)<\/p>/;
const PART = /<h2\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>\s*<p><em>([\s\S]*?)<\/em><\/p>/g;

/** Reads them from the text as HTML; nothing is said that it does not say. */
export function inShort(html: string): InShort {
  const [paragraph = '', first = ''] = FIRST.exec(html) ?? [];
  const parts = [...html.matchAll(PART)].map(([, id = '', heading = '', sentence = '']) => ({
    id,
    heading,
    sentence,
  }));
  return { first, parts, rest: html.slice(paragraph.length) };
}
