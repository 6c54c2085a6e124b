/** All URLs of the site, computed from content files without a build. */
import { COLLECTIONS, folderNamed } from '#collections';
import { NEWSLETTER } from '#features/parts/parts.ts';
import { sectionIds } from '#features/parts/section-ids.ts';
import { BLOG_PATH } from '#features/blog/archive.ts';
import { episodeNames } from '#features/podcast/episode.schema.ts';
import { FAQ_GROUPS } from '#features/faqs/faq.schema.ts';
import { keyOf } from '#lib/redirects/compile.ts';
import { oldAddresses } from '#lib/redirects/meanwhile.ts';
import { suggestPath } from '#lib/redirects/suggest.ts';
import { slugOf } from '#features/blog/post.schema.ts';
import { type RedirectTable, normalizePath, resolveRedirect } from '#lib/redirects/table.ts';
import type { SectionKind } from '#page-kinds';
import { languageOf } from '#features/translations/page-language.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import type { ContentFile } from './content-file.ts';

/** Of its words: the first one, but for pages and quizzes below the name of another. */
export const languageOfFile = ({ path }: Pick<ContentFile, 'path'>): Language =>
  languageOf(`/${path.replace(/^(?:pages|quizzes)\/|\.(?:md|yaml)$/g, '')}`);

export interface Address {
  /** Empty for pages made of several files. */
  file: string;
  /** Why it is not published, such as `a draft`; empty if it is. */
  hidden: string;
  anchors: ReadonlySet<string>;
}

export interface Addresses {
  pages: ReadonlyMap<string, Address>;
  /** Paths used by several files. */
  conflicts: readonly { path: string; files: readonly string[] }[];
  /** Where an old path ends, whatever it leads over. */
  moved: (path: string) => string | undefined;
  /** Redirects that are in no entry. */
  led: readonly { from: string; to: string }[];
  /** Paths that code names. */
  coded: readonly string[];
  /** Including those of layouts. */
  anchorsOf: (path: string) => ReadonlySet<string>;
}

/** URL data from outside the content files. */
export interface Fixed {
  /** Static routes and public files. */
  paths: readonly string[];
  /** Ids in templates. */
  ids: readonly string[];
  moved: RedirectTable['moved'];
  /** Paths that templates and settings name. */
  coded: readonly string[];
}

/** The canonical path first; empty for texts shown on other pages. */
export function addressesOf({ path, collection, data }: ContentFile): string[] {
  if (!path.endsWith('.md')) return [];
  const name = path.slice(collection.length + 1, -'.md'.length);
  if (collection === 'pages') return [name === 'index' ? '/' : `/${name}`];
  if (collection === 'episodes') {
    const { number, slug } = data;
    const names = episodeNames({
      number: typeof number === 'number' ? number : undefined,
      slug: String(slug),
    });
    return names.map((last) => `${COLLECTIONS.episodes.below}${last}`);
  }
  const base = folderNamed(collection)?.below?.replace(NEWSLETTER, site.newsletter.path);
  if (base === undefined) return [];
  const own = `${base}${name}`;
  const [number] = collection === 'posts' ? (/^\d+(?=-)/.exec(name) ?? []) : [];
  if (number) return [own, `/blog/${number}`];
  return collection === 'guides' ? [own, `${own}.pdf`] : [own];
}

/** The canonical path; `undefined` for texts shown on other pages. */
export function addressOf(file: ContentFile): string | undefined {
  return addressesOf(file)[0];
}

/** Why a file is not published today; empty if it is. */
export function hiddenReason({ data, collection }: ContentFile, today: string): string {
  if (data['draft'] === true) return 'a draft';
  const { date } = data;
  const isDated = folderNamed(collection)?.isDated;
  return isDated && typeof date === 'string' && date > today ? `not due before ${date}` : '';
}

/** `legacyPaths`, as written. */
export const legacyPathsOf = ({ data }: ContentFile): string[] =>
  Array.isArray(data['legacyPaths']) ? data['legacyPaths'].map(String) : [];

/** Old addresses that lead to pages today, as in the build: it takes none of a draft. */
export function oldAddressesIn(
  files: readonly ContentFile[],
  today: string,
): ReadonlyMap<ContentFile, readonly string[]> {
  const pages = files
    .filter((file) => hiddenReason(file, today) === '')
    .map((file) => ({ file, own: addressesOf(file), from: legacyPathsOf(file) }));
  const dated = pages.filter(({ file }) => folderNamed(file.collection)?.isDated);
  return new Map(pages.map((page) => [page.file, oldAddresses(page, dated)]));
}

function ownAnchors({ data, anchors: inText }: ContentFile): Set<string> {
  const sections = Array.isArray(data['sections']) ? data['sections'] : [];
  const kinds = sections.map((section: { kind?: unknown }) => String(section?.kind) as SectionKind);
  return new Set([...sectionIds(kinds), ...inText]);
}

/** Blog archive pages (category, year, tag) of these posts. */
function blogLists(posts: readonly ContentFile[]): string[] {
  return posts.flatMap(({ data }) => {
    const tags = Array.isArray(data['tags']) ? data['tags'].map(String) : [];
    return [
      `${BLOG_PATH}/category/${String(data['category'])}`,
      `${BLOG_PATH}/year/${String(data['date']).slice(0, 4)}`,
      ...tags.map((tag) => `${BLOG_PATH}/tag/${slugOf(tag)}`),
    ];
  });
}

export function addressesFrom(
  files: readonly ContentFile[],
  { paths, ids, moved, coded }: Fixed,
  today: string,
): Addresses {
  const made = files.flatMap((file) => {
    const address: Address = {
      file: file.path,
      hidden: hiddenReason(file, today),
      anchors: ownAnchors(file),
    };
    return addressesOf(file).map((path) => ({ path, address }));
  });
  const seen = files.filter((file) => !hiddenReason(file, today));
  const lists = blogLists(seen.filter(({ collection }) => collection === 'posts'));
  const bareAddress: Address = { file: '', hidden: '', anchors: new Set() };
  const pages = new Map([
    ...[...paths, BLOG_PATH, ...lists].map((path): [string, Address] => [path, bareAddress]),
    ...made.map(({ path, address }): [string, Address] => [path, address]),
  ]);
  const conflicts = [...Map.groupBy(made, ({ path }) => path)]
    .map(([path, all]) => ({ path, files: all.map(({ address }) => address.file) }))
    .filter((one) => one.files.length > 1);
  const old = Object.fromEntries(
    [...oldAddressesIn(files, today)].flatMap(([file, paths]) =>
      paths.map((from) => [keyOf(from), [addressOf(file) ?? ''] as const]),
    ),
  );
  const table = { moved: { ...moved, ...old }, pages: {}, numbers: {} };
  const answers = files
    .filter(({ collection }) => collection === 'faqs')
    .map(({ path }) => `ask-${path.replace(/^faqs\/|\.md$/g, '')}`);
  const shared = [...ids, ...FAQ_GROUPS, ...answers];
  return {
    pages,
    conflicts,
    moved(path) {
      const way = new Set<string>();
      let end: string | undefined;
      for (
        let next = resolveRedirect(table, '', path)?.[0];
        next !== undefined && !way.has(next);
        next = pages.get(next)?.hidden === '' ? undefined : resolveRedirect(table, '', next)?.[0]
      ) {
        way.add(next);
        end = next;
      }
      return end;
    },
    led: Object.entries(moved).map(([from, [to]]) => ({ from, to })),
    coded,
    anchorsOf: (path) => new Set([...(pages.get(path)?.anchors ?? []), ...shared]),
  };
}

/** The most similar existing path. */
export function closestPage({ pages }: Addresses, path: string): string | undefined {
  const lower = normalizePath(path);
  if (pages.has(lower)) return lower;
  const names = Object.fromEntries([...pages.keys()].map((one) => [one, '']));
  const last = lower.slice(lower.lastIndexOf('/'));
  return (
    suggestPath({ moved: {}, pages: names, numbers: {} }, path) ??
    [...pages.keys()].find((one) => last.length > 2 && one.endsWith(last))
  );
}

/** `undefined` if an escape is incomplete, as in `50%-off`. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
