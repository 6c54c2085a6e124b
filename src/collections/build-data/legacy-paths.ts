/** Old paths of entries. */
import { episodePath } from '#domain/podcast/episode.ts';
import { movedTo, type Moved } from '#domain/redirects/rules.ts';
import { blog } from '../blog.ts';
import { episodes } from '../episodes-and-guides.ts';
import { therapists } from '../therapists.ts';

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
