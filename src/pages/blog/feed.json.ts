/** JSON Feed of the newest posts. */
import { blogFeed } from '#collections/blog.ts';
import { jsonFeed } from '#domain/blog/feed.ts';

export async function GET(): Promise<Response> {
  const body = jsonFeed(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/feed+json' } });
}
