/** The newest posts for feed readers. */
import { blogFeed } from '#collections/blog.ts';
import { rss } from '#domain/feed.ts';

export async function GET(): Promise<Response> {
  const body = rss(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml' } });
}
