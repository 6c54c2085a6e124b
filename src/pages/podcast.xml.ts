/** The podcast feed. */
import { episodes } from '#collections/episodes-and-guides.ts';
import { podcastFeed } from '#domain/podcast/feed.ts';
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
