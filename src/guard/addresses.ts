/** Every address of the site, worked out from the content files, without a build. */
import { anchors } from '#domain/anchor.ts';
import { BLOG_PATH } from '#domain/blog.ts';
import { episodeNames } from '#domain/episode.ts';
import { FAQ_GROUPS } from '#domain/faq.ts';
import { alike } from '#domain/near-miss.ts';
import { slugOf } from '#domain/post.ts';
import { type AddressBook, bare, lookUp } from '#domain/redirect-table.ts';
import type { SectionKind } from '#domain/section.ts';
import type { ContentFile } from './content-file.ts';

export interface Address {
  /** The content file behind it; nothing for pages that are made of several. */
  file: string;
  /** Why visitors do not get it: `a draft`. Empty when they do. */
  hidden: string;
  /** Places it names in its own text and bands. */
  anchors: ReadonlySet<string>;
}

export interface Addresses {
  pages: ReadonlyMap<string, Address>;
  /** Two files that want one address. */
  twice: readonly { path: string; files: readonly string[] }[];
  /** Where an old address leads now. */
  moved: (path: string) => string | undefined;
  /** Every place a page may have: its own, and those that layouts name. */
  places: (path: string) => ReadonlySet<string>;
}

/** What the files of the project besides the content say about addresses. */
export interface Fixed {
  /** Pages without a content file, and public files. */
  paths: readonly string[];
  /** Ids that templates write. */
  ids: readonly string[];
  moved: AddressBook['moved'];
}

const ABOVE: Readonly<Record<string, string>> = {
  services: '/',
  programs: '/',
  campaigns: '/',
  legal: '/',
  therapists: '/therapists/',
  posts: '/blog/',
  guides: '/resources/',
  notices: '/notices/',
  jobs: '/join-our-team/',
  issues: '/resources/clarity-drip/',
};

/** All addresses of a file, its own first; none for texts that are shown on other pages. */
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
    return names.map((last) => `/resources/podcasts/${last}`);
  }
  const above = ABOVE[collection];
  if (above === undefined) return [];
  const own = `${above}${name}`;
  const [number] = collection === 'posts' ? (/^\d+(?=-)/.exec(name) ?? []) : [];
  if (number) return [own, `/blog/${number}`];
  return collection === 'guides' ? [own, `${own}.pdf`] : [own];
}

/** The page a file is; nothing for texts that are shown on other pages. */
export function addressOf(file: ContentFile): string | undefined {
  return addressesOf(file)[0];
}

/** Why visitors do not see a file today; empty when they do. */
export function hiddenBecause({ data, collection }: ContentFile, today: string): string {
  if (data['draft'] === true) return 'a draft';
  const { date } = data;
  const isDated = ['posts', 'episodes', 'guides'].includes(collection);
  return isDated && typeof date === 'string' && date > today ? `not due before ${date}` : '';
}

function placesOf({ data, anchors: inText }: ContentFile): Set<string> {
  const sections = Array.isArray(data['sections']) ? data['sections'] : [];
  const kinds = sections.map((section: { kind?: unknown }) => String(section?.kind) as SectionKind);
  return new Set([...anchors(kinds), ...inText]);
}

/** Lists of the blog that exist because a post is in them. */
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

/** The addresses that `files` make, with those of `fixed`. */
export function addressesFrom(
  files: readonly ContentFile[],
  { paths, ids, moved }: Fixed,
  today: string,
): Addresses {
  const made = files.flatMap((file) => {
    const address: Address = {
      file: file.path,
      hidden: hiddenBecause(file, today),
      anchors: placesOf(file),
    };
    return addressesOf(file).map((path) => ({ path, address }));
  });
  const seen = files.filter((file) => !hiddenBecause(file, today));
  const lists = blogLists(seen.filter(({ collection }) => collection === 'posts'));
  const bareAddress: Address = { file: '', hidden: '', anchors: new Set() };
  const pages = new Map([
    ...[...paths, BLOG_PATH, ...lists].map((path): [string, Address] => [path, bareAddress]),
    ...made.map(({ path, address }): [string, Address] => [path, address]),
  ]);
  const twice = [...Map.groupBy(made, ({ path }) => path)]
    .map(([path, all]) => ({ path, files: all.map(({ address }) => address.file) }))
    .filter((one) => one.files.length > 1);
  const old = Object.fromEntries(
    files.flatMap((file) =>
      (Array.isArray(file.data['legacyPaths']) ? file.data['legacyPaths'] : []).map((from) => [
        bare(String(from)),
        [addressOf(file) ?? ''] as const,
      ]),
    ),
  );
  const book = { moved: { ...moved, ...old }, pages: {}, numbers: {} };
  const answers = files
    .filter(({ collection }) => collection === 'faqs')
    .map(({ path }) => `ask-${path.replace(/^faqs\/|\.md$/g, '')}`);
  const shared = [...ids, ...Object.keys(FAQ_GROUPS), ...answers];
  return {
    pages,
    twice,
    moved: (path) => lookUp(book, '', path)?.[0],
    places: (path) => new Set([...(pages.get(path)?.anchors ?? []), ...shared]),
  };
}

/** The page that was probably meant. */
export function nearest({ pages }: Addresses, path: string): string | undefined {
  const lower = bare(path);
  if (pages.has(lower)) return lower;
  const names = Object.fromEntries([...pages.keys()].map((one) => [one, '']));
  const last = lower.slice(lower.lastIndexOf('/'));
  return (
    alike({ moved: {}, pages: names, numbers: {} }, path) ??
    [...pages.keys()].find((one) => last.length > 2 && one.endsWith(last))
  );
}
