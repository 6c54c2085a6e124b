/** Old paths of entries. */
import { episodePath } from '#features/podcast/episode.schema.ts';
import { movedTo, type Moved } from '#lib/redirects/rules.ts';
import { blog } from '#features/blog/blog.queries.ts';
import { episodes } from '#features/podcast/episodes-and-guides.queries.ts';
import { therapists } from '#features/people/therapists.queries.ts';

/**
 * Old paths from front matter, with the pages they redirect to (D04, D05); merged with
 * redirects.json in the build.
 */
export async function moved(): Promise<Moved[]> {
  const { posts } = await blog();
  const all = [
    ...(await therapists()).map((person) => movedTo(`/therapists/${person.id}`, person)),
    ...posts.map(({ post: { entry, path } }) => movedTo(path, entry)),
    ...(await episodes()).map((entry) => movedTo(episodePath(entry.data), entry)),
  ];
  return all.filter(({ from }) => from.length > 0);
}
