/** The podcast feed. */
import { episodes } from '#features/podcast/episodes-and-guides.queries.ts';
import { podcastFeed } from '#features/podcast/feed.ts';
import { site } from '#site';

export async function GET(): Promise<Response> {
  const entries = await episodes();
  const body = podcastFeed(
    site.podcast,
    site,
    entries.map(({ data, rendered }) => ({ episode: data, notes: rendered?.html ?? '' })),
  );
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml' } });
}
