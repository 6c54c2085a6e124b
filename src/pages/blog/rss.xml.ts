/** RSS feed of the newest posts. */
import { blogFeed } from '#features/blog/blog.queries.ts';
import { rss } from '#features/articles/feed.ts';

export async function GET(): Promise<Response> {
  const body = rss(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml' } });
}
