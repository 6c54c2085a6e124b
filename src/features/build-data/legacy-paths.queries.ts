/** Old paths of entries. */
import { episodeNames, episodePath } from '#features/podcast/episode.schema.ts';
import { guidePath } from '#features/guides/guide.schema.ts';
import { oldAddresses } from '#lib/redirects/meanwhile.ts';
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

/** An entry's old paths and page; `others` are its further addresses. */
type Page = Moved & { own: string[] };

const page = (
  to: string,
  entry: { id: string; data: object },
  others: readonly string[] = [],
): Page => ({ ...movedTo(to, entry), own: [to, ...others] });

/**
 * Old paths from front matter, with the pages they redirect to (D04, D05); merged with
 * redirects.json in the build. A page on its day, and in a preview a draft, is at its own address,
 * also where another page took its visitors meanwhile.
 */
export async function moved(): Promise<Moved[]> {
  const { posts } = await blog();
  const below = (folder: string, entries: readonly { id: string; data: object }[]): Page[] =>
    entries.map((entry) => page(`${folder}/${entry.id}`, entry));
  const dated = [
    ...(await guides()).map((entry) => {
      const path = guidePath(entry.id);
      return page(path, entry, [`${path}.pdf`]);
    }),
    ...posts.map(({ post: { entry, path } }) =>
      page(path, entry, path.match(/^\/blog\/\d+(?=-)/) ?? []),
    ),
    ...(await episodes()).map((entry) => {
      const path = episodePath(entry.data);
      const below = path.slice(0, path.lastIndexOf('/') + 1);
      return page(
        path,
        entry,
        episodeNames(entry.data).map((name) => below + name),
      );
    }),
  ];
  const all = [
    ...(await publishedPages()).map((one) => page(one.id === 'index' ? '/' : `/${one.id}`, one)),
    ...below('', [...(await servicesAndPrograms()), ...(await legalPages())]),
    ...below('/therapists', await therapists()),
    ...below('/notices', await notices()),
    ...below('/join-our-team', await jobs()),
    ...below(site.newsletter.path, await issues()),
    ...dated,
  ];
  const back = isPreview ? all : dated;
  return all
    .map(({ file, to, ...one }) => ({ file, from: oldAddresses(one, back), to }))
    .filter(({ from }) => from.length > 0);
}
