/** Scheduled posts, episodes and guides, for checks only; nothing of them is published. */
import { getCollection } from 'astro:content';
import { isScheduled } from '#lib/day.ts';
import { episodePath } from '#features/podcast/episode.schema.ts';
import { postPath } from '#features/blog/post.schema.ts';
import { movedTo } from '#lib/redirects/rules.ts';
import { knownPrices, type Scheduled } from './scheduled.ts';
import { guidePath } from '#features/guides/guide.schema.ts';
import { withWorksheets } from '#features/guides/worksheet.ts';
import { blog } from '#features/blog/blog.queries.ts';
import { lastDay } from '#lib/build-date.queries.ts';
import { offers } from '#features/fees/prices.queries.ts';

/**
 * Scheduled content to check in this build. Fails at texts that could not be built on their day.
 */
export async function scheduled(): Promise<Scheduled> {
  // Loads all posts that are not drafts, which fails at unknown authors and categories.
  await blog();
  const waits = ({ data }: { data: { draft: boolean; date: string } }): boolean =>
    isScheduled(data, lastDay);
  const posts = await getCollection('posts', waits);
  const episodes = await getCollection('episodes', waits);
  const guides = await getCollection('guides', waits);
  knownPrices([...posts, ...episodes, ...guides], await offers());
  return {
    moved: [
      ...posts.map((entry) => movedTo(postPath(entry.id), entry)),
      ...episodes.map((entry) => movedTo(episodePath(entry.data), entry)),
      ...guides.map((entry) => movedTo(guidePath(entry.id), entry)),
    ].filter(({ from }) => from.length > 0),
    recordings: episodes.map(({ data: { audio, durationSeconds: seconds } }) => ({
      path: audio.src,
      bytes: audio.bytes,
      type: audio.type,
      seconds,
    })),
    guides: guides.map(({ id, filePath = id, data, rendered }) => {
      const html = withWorksheets(rendered?.html ?? '');
      return { file: filePath, html: data.pdf ? html : '' };
    }),
  };
}
