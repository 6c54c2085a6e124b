/** Old paths of entries. */
import { episodePath } from '#features/podcast/episode.schema.ts';
import { guidePath } from '#features/guides/guide.schema.ts';
import { keyOf } from '#lib/redirects/compile.ts';
import { movedTo, type Moved } from '#lib/redirects/rules.ts';
import { isPreview } from '#lib/build-date.queries.ts';
import { publishedPages } from '#lib/pages.queries.ts';
import { blog } from '#features/blog/blog.queries.ts';
import { episodes, guides } from '#features/podcast/episodes-and-guides.queries.ts';
import { issues } from '#features/newsletter/issues.queries.ts';
import { jobs } from '#features/jobs/jobs.queries.ts';
import { legalPages, notices } from '#features/legal/legal.queries.ts';
import { servicesAndPrograms } from '#features/services/services.queries.ts';
import { therapists } from '#features/people/therapists.queries.ts';
import { site } from '#site';

/**
 * Old paths from front matter, with the pages they redirect to (D04, D05); merged with
 * redirects.json in the build. In a preview a draft is at its own address, also where another page
 * takes its visitors meanwhile.
 */
export async function moved(): Promise<Moved[]> {
  const { posts } = await blog();
  const below = (folder: string, entries: readonly { id: string; data: object }[]): Moved[] =>
    entries.map((entry) => movedTo(`${folder}/${entry.id}`, entry));
  const all = [
    ...(await publishedPages()).map((page) =>
      movedTo(page.id === 'index' ? '/' : `/${page.id}`, page),
    ),
    ...below('', [...(await servicesAndPrograms()), ...(await legalPages())]),
    ...below('/therapists', await therapists()),
    ...below('/notices', await notices()),
    ...below('/join-our-team', await jobs()),
    ...below(site.newsletter.path, await issues()),
    ...(await guides()).map((entry) => movedTo(guidePath(entry.id), entry)),
    ...posts.map(({ post: { entry, path } }) => movedTo(path, entry)),
    ...(await episodes()).map((entry) => movedTo(episodePath(entry.data), entry)),
  ];
  const own = new Set(isPreview ? all.map(({ to }) => to) : []);
  return all
    .map((one) => ({ ...one, from: one.from.filter((path) => !own.has(keyOf(path))) }))
    .filter(({ from }) => from.length > 0);
}
