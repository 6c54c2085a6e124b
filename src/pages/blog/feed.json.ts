/** JSON Feed of the newest posts. */
import { blogFeed } from '#features/blog/blog.queries.ts';
import { jsonFeed } from '#features/articles/feed.ts';

export async function GET(): Promise<Response> {
  const body = jsonFeed(await blogFeed());
  return new Response(body, { headers: { 'Content-Type': 'application/feed+json' } });
}
