/** The newest posts for feed readers that prefer JSON. */
import { blogFeed } from '#collections/blog.ts';
import { jsonFeed } from '#domain/feed.ts';

export async function GET(): Promise<Response> {
  const body = jsonFeed(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/feed+json' } });
}
