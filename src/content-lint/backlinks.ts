/**
 * Who points at an entry: links, names in fields (`author: kim`), redirects, the site's own pages, and its title in
 * words. The check and the content editor ask here.
 */
import { folderNamed, referenceOf } from '#collections';
import { type GoneAddress, goneAt } from '#features/parts/off.ts';
import { normalizePath } from '#lib/redirects/table.ts';
import { type ContentFile, fieldName } from './content-file.ts';
import { type Addresses, addressOf, decoded, hiddenReason } from './urls.ts';

/**
 * `list`: a list of addresses, such as the sitemap's, which nobody follows. `redirect`: a rule of `redirects.json`, or
 * of a part that is off. `code`: a page or a setting that no editor can change. `name`: the title in words.
 */
type Kind = 'link' | 'reference' | 'list' | 'redirect' | 'code' | 'name';

export interface Backlink {
  kind: Kind;
  /** Path of the entry that points; empty if it is none. */
  file: string;
  /** For editors, as in findings. */
  field: string;
  line: number;
  /** As it is written there. */
  words: string;
}

/** What of a site decides where a link leads. */
interface Known {
  addresses: Addresses;
  /** Canonical origin. */
  url: string;
  gone: readonly GoneAddress[];
}
/** `today` like `2026-03-04`. */
type KnownToday = Known & { today: string };

/** What rules know of links between entries. */
export interface LinksBetween {
  /** Who points at an entry, by its path; without names in words. */
  backlinks: ReadonlyMap<string, readonly Backlink[]>;
  /** Paths of entries with a page that nothing leads to. */
  unlinked: ReadonlySet<string>;
}

/** Fields with addresses of pages in lists. */
const LISTS = new Set(['pages']);

const lastName = (path: readonly (string | number)[]): string =>
  String(path.findLast((key) => typeof key === 'string') ?? '');

/** The path of this site that a link leads to; `undefined` for other sites, phones and places on the page itself. */
export function ownPath(href: string, url: string): string | undefined {
  const text = href.trim();
  const isWhole = /^(?:https?:)?\/\//i.test(text);
  const parsed = isWhole ? URL.parse(text, url) : undefined;
  if (isWhole && parsed?.host !== new URL(url).host) return undefined;
  const [path = ''] = (parsed?.pathname ?? text).split(/[?#]/);
  if (!path.startsWith('/')) return undefined;
  return normalizePath(decoded(path) ?? path).replace(/\.html$/, '');
}

/** The path of the entry's file that a link leads to, also by a redirect or by the number of a post. */
function fileAt(href: string, { addresses, url }: Known): string | undefined {
  const path = ownPath(href, url);
  if (path === undefined) return undefined;
  const [numbered = path] = /^\/blog\/\d+(?=-)/.exec(path) ?? [];
  const found = [path, numbered, addresses.moved(path) ?? ''].find((one) =>
    addresses.pages.has(one),
  );
  return (found && addresses.pages.get(found)?.file) || undefined;
}

/** Names in fields, and addresses in lists. */
function fieldsOf({ path: file, collection, fields }: ContentFile, known: Known) {
  return fields.flatMap(({ path, line, value }): (Backlink & { to: string })[] => {
    if (typeof value !== 'string') return [];
    const one = { file, field: fieldName(path), line, words: value };
    const name = lastName(path);
    if (LISTS.has(name) && value.startsWith('/')) {
      const to = fileAt(value, known);
      return to === undefined ? [] : [{ ...one, kind: 'list', to }];
    }
    // In tools, `ask` is a question; names of services are of the settings.
    if (name === 'ask' && path.at(-1) === 'ask') return [];
    const where = referenceOf(collection.replace(/\.yaml$/, ''), name);
    const isEntry = where !== undefined && where !== 'services' && folderNamed(where);
    return isEntry ? [{ ...one, kind: 'reference', to: `${where}/${value}.md` }] : [];
  });
}

/** All but names in words, by the path of the entry that they point at; without what an entry says of itself. */
export function backlinksIn(
  files: readonly ContentFile[],
  known: Known,
): ReadonlyMap<string, readonly Backlink[]> {
  const { addresses, gone } = known;
  const outside = (href: string, kind: Kind, field: string): (Backlink & { to: string })[] => {
    const to = fileAt(href, known);
    return to === undefined ? [] : [{ kind, file: '', field, line: 1, words: href, to }];
  };
  const all = [
    ...files.flatMap((file) => [
      ...file.links.flatMap(({ href, field, line }): (Backlink & { to: string })[] => {
        const to = goneAt(gone, href) ? undefined : fileAt(href, known);
        return to === undefined
          ? []
          : [{ kind: 'link', file: file.path, field, line, words: href, to }];
      }),
      ...fieldsOf(file, known),
    ]),
    ...addresses.led.flatMap(({ from, to }) => outside(to, 'redirect', from)),
    ...gone.flatMap(({ address, to }) => outside(to, 'redirect', address)),
    ...addresses.coded.flatMap((href) => outside(href, 'code', href)),
  ].filter(({ file, to }) => file !== to);
  return new Map(
    [...Map.groupBy(all, ({ to }) => to)].map(([to, same]) => [
      to,
      same.map(({ to: _, ...one }) => one),
    ]),
  );
}

/** The field that names an entry, and what it says. */
export function titleOf({ collection, data }: ContentFile): { field: string; title: string } {
  const field = folderNamed(collection)?.title ?? 'title';
  const value = data[field];
  return { field, title: typeof value === 'string' ? value.trim() : '' };
}

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/**
 * Finds a title in words, as it is written, also over the end of a line. A word alone is too often a word: it counts
 * only where it is all that a field says.
 * @param others titles of other entries, of which the title may be a part
 */
export function titlePattern(title: string, others: readonly string[]): RegExp | undefined {
  if (!/\S\s+\S/.test(title)) return undefined;
  const longer = others
    .filter((other) => other !== title && other.includes(title))
    .toSorted((one, other) => other.length - one.length);
  const all = [...longer.map((other) => `(?:${escaped(other)})`), `(?<own>${escaped(title)})`];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

export const hasTitle = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(pattern)].some(({ groups }) => groups?.['own'] !== undefined);

/** Fields that hold no words. */
export const isWordless = (path: readonly (string | number)[]): boolean =>
  path.some((key) => /^(?:legacyPaths|href|src|path|image|pages|slug|guid|id)$/.test(String(key)));

/** Where the title of an entry is written in others, once for each field or paragraph. */
export function namesOf(entry: ContentFile, files: readonly ContentFile[]): Backlink[] {
  const { title } = titleOf(entry);
  const others = files.flatMap((file) => (file.path === entry.path ? [] : titleOf(file).title));
  // Of two entries with one title, nobody knows which is meant.
  if (title === '' || others.includes(title)) return [];
  const pattern = titlePattern(title, others);
  return files
    .filter(({ path }) => path !== entry.path)
    .flatMap(({ path: file, fields, passages }) => {
      const found = [
        ...fields.flatMap(({ path, line, value }) =>
          typeof value === 'string' && !isWordless(path)
            ? [{ field: fieldName(path), line, text: value, isAlone: value.trim() === title }]
            : [],
        ),
        ...passages.flatMap(({ kind, field, line, text }) =>
          kind === 'field' ? [] : [{ field, line, text, isAlone: false }],
        ),
      ];
      return found
        .filter(({ text, isAlone }) => isAlone || (pattern && hasTitle(text, pattern)))
        .map(({ field, line }): Backlink => ({ kind: 'name', file, field, line, words: title }));
    });
}

/** Who points at an entry, names in words last. */
export const backlinksTo = (
  entry: ContentFile,
  files: readonly ContentFile[],
  known: Known,
): Backlink[] => [...(backlinksIn(files, known).get(entry.path) ?? []), ...namesOf(entry, files)];

/** Sections that show every entry of a collection. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  services: ['services'],
  programs: ['programs'],
  guides: ['guides'],
};
/** Collections that the build lists by itself. */
const LISTED = new Set(['posts', 'episodes', 'therapists']);

interface Section {
  kind?: unknown;
  of?: unknown;
  index?: unknown;
}
const sectionsOf = ({ data }: ContentFile): Section[] =>
  Array.isArray(data['sections'])
    ? data['sections'].filter((one): one is Section => typeof one === 'object' && one !== null)
    : [];

/** The published page with a section that lists a collection, which is not the home page if another one does. */
export function pageListing(
  collection: string,
  files: readonly ContentFile[],
): ContentFile | undefined {
  const kinds = SHOWN_BY[collection] ?? (collection === 'therapists' ? ['directory', 'team'] : []);
  const lists = files
    .filter(({ collection: of, data }) => of === 'pages' && !data['draft'] && !data['noindex'])
    .filter((file) =>
      sectionsOf(file).some(
        ({ kind, of }) => kinds.includes(String(kind)) || (kind === 'entries' && of === collection),
      ),
    );
  return lists.find((file) => addressOf(file) !== '/') ?? lists[0];
}

/** Pages for which no link is meant: the home page, those that search engines leave out, and what is not published. */
function isOnItsOwn(file: ContentFile, { gone, today }: KnownToday): boolean {
  const { collection, data } = file;
  const address = addressOf(file);
  if (address === undefined || address === '/' || LISTED.has(collection)) return true;
  if (hiddenReason(file, today) || data['noindex'] === true || goneAt(gone, address)) return true;
  const [campaign] = sectionsOf(file).filter(({ kind }) => kind === 'campaign');
  return campaign !== undefined && campaign.index !== true;
}

/** A page that visitors cannot find: no published page, menu or list of entries leads there. */
export function isUnlinked(
  file: ContentFile,
  files: readonly ContentFile[],
  backlinks: readonly Backlink[],
  known: KnownToday,
): boolean {
  if (isOnItsOwn(file, known)) return false;
  const { collection, data } = file;
  const hasCard = collection !== 'services' || data['listed'] !== false;
  if (hasCard && pageListing(collection, files)) return false;
  if (data['program'] === true && pageListing('programs', files)) return false;
  const drafts = new Set(files.filter((one) => one.data['draft'] === true).map(({ path }) => path));
  return !backlinks.some(
    ({ kind, file: from, field }) =>
      (kind === 'code' || (kind === 'link' && field !== 'canonical')) && !drafts.has(from),
  );
}

/** Reads them once for all rules. */
export function linksBetween(files: readonly ContentFile[], known: KnownToday): LinksBetween {
  const backlinks = backlinksIn(files, known);
  const isWhole = files.every(({ broken }) => broken.length === 0);
  return {
    backlinks,
    // What a file leads to that cannot be read is unknown.
    unlinked: new Set(
      files
        .filter((file) => isWhole && isUnlinked(file, files, backlinks.get(file.path) ?? [], known))
        .map(({ path }) => path),
    ),
  };
}
