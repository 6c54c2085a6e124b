/** RSS feed of the newest posts. */
import { blogFeed } from '#collections/blog.ts';
import { rss } from '#domain/blog/feed.ts';

export async function GET(): Promise<Response> {
  const body = rss(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml' } });
}
