/** Old paths of entries. */
import { episodePath } from '#domain/episode.ts';
import { movedTo, type Moved } from '#domain/redirects.ts';
import { blog } from './blog.ts';
import { episodes } from './media.ts';
import { therapists } from './people.ts';

/** Old paths of entries and the pages they lead to now (D04, D05); joined with redirects.json in the build. */
export async function moved(): Promise<Moved[]> {
  const { posts } = await blog();
  const all = [
    ...(await therapists()).map((person) => movedTo(`/therapists/${person.id}`, person)),
    ...posts.map(({ post: { entry, path } }) => movedTo(path, entry)),
    ...(await episodes()).map((entry) => movedTo(episodePath(entry.data), entry)),
  ];
  return all.filter(({ from }) => from.length > 0);
}
