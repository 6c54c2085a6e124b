/**
 * What a save does to entries that others point at: what has to be asked first, and what else is written then. A page
 * that leaves the site leads to another one; of one that moves, links and names follow, and the old address leads on; a
 * new title is written in the other places, too.
 */
import { folderNamed, referenceOf } from '#collections';
import { PARTS } from '#features/parts/parts.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { fieldLocation } from '#staff/contract/editor/field-path.ts';
import type {
  EntryChange,
  Place,
  PlacesAnswer,
  PlacesQuestion,
} from '#staff/contract/editor/prepared.ts';
import {
  type Backlink,
  isWordless,
  namesOf,
  pageListing,
  titleOf,
  titlePattern,
} from '#content-lint/backlinks.ts';
import type { ContentFile } from '#content-lint/content-file.ts';
import type { Site } from '#content-lint/rule.ts';
import { isList } from '#content-lint/rules/schema.ts';
import { addressesOf, addressOf, hiddenReason, legacyPathsOf } from '#content-lint/urls.ts';
import { longDay } from '#lib/day.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { keyOf } from '#lib/redirects/compile.ts';
import { relinked, rewritten } from './rewrite.ts';

/** All texts by path, as they are and as they would be. */
export interface Versions {
  before: ReadonlyMap<string, ContentFile>;
  after: ReadonlyMap<string, ContentFile>;
  /** New paths by old ones. */
  moved: Readonly<Record<string, string>>;
  /** What the rules know of `before`. */
  site: Site;
}

interface Change {
  change: EntryChange;
  /** As it would be saved, or was. */
  path: string;
  old: ContentFile;
  now: ContentFile | undefined;
}

const isShown = (file: ContentFile | undefined, today: string): boolean =>
  file !== undefined && hiddenReason(file, today) === '';

/** What happens to entries: a page leaves, has another address or id, or another title. */
function changesIn({ before, after, moved, site: { today } }: Versions): Change[] {
  const goal = (path: string): string => moved[path] ?? path;
  return [...before.values()].flatMap((old): Change[] => {
    const path = goal(old.path);
    const now = after.get(path);
    if (now === old || !folderNamed(old.collection)) return [];
    const one = { path, old, now };
    if (!now) return [{ ...one, path: old.path, change: 'removed' }];
    const isMoved = path !== old.path || addressOf(now) !== addressOf(old);
    const { title } = titleOf(now);
    return [
      ...(isShown(old, today) && !isShown(now, today)
        ? [{ ...one, change: now.data['draft'] === true ? ('draft' as const) : ('later' as const) }]
        : []),
      ...(isMoved ? [{ ...one, change: 'moved' as const }] : []),
      ...(title !== '' && title !== titleOf(old).title
        ? [{ ...one, change: 'renamed' as const }]
        : []),
    ];
  });
}

const titled = (file: ContentFile): string =>
  fileWords(file.path, titleOf(file).title || undefined);

const OUTSIDE: Partial<Record<Backlink['kind'], string>> = {
  redirect: 'Redirects of the site',
  code: 'Pages and settings that are no entries',
};

function placeOf({ kind, file, field, words }: Backlink, { before }: Versions): Place {
  const entry = before.get(file);
  if (!entry) return { entry: OUTSIDE[kind] ?? file, field, words, isDraft: false };
  const { label } = fieldLocation(field, entry.data, isList(file));
  return {
    entry: titled(entry),
    path: file,
    field: label,
    words,
    isDraft: entry.data['draft'] === true,
  };
}

/** Two links in one paragraph are one place to look at. */
const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((one) => [`${one.path}\n${one.field}\n${one.words}`, one])).values(),
];

/** The backlinks that a change concerns, without those of entries that go with it. */
function pointing({ change, old, now }: Change, versions: Versions): Backlink[] {
  const { before, after, moved, site } = versions;
  const isStaying = ({ file }: Backlink): boolean => file === '' || after.has(moved[file] ?? file);
  if (change === 'renamed' && now) return namesOf(old, [...before.values()]).filter(isStaying);
  const all = (site.backlinks.get(old.path) ?? []).filter(isStaying);
  if (change !== 'moved') return all;
  // A page that is not on the site gets no redirects: links to it stay, and the page that takes its visitors has them.
  if (!isShown(now, site.today)) return all.filter(({ kind }) => kind === 'reference');
  // Redirects and the site’s own pages follow the old address by themselves.
  return all.filter(({ file }) => file !== '');
}

/** Page that takes visitors of a part, by collection. */
const PART_OF: Readonly<Record<string, keyof typeof PARTS>> = {
  posts: 'blog',
  episodes: 'podcast',
  guides: 'guides',
  issues: 'newsletter',
  programs: 'programs',
};

/** Pages that could take the visitors of one that goes, the likeliest first. */
function successors(gone: ContentFile, versions: Versions): { address: string; title: string }[] {
  const { after, site } = versions;
  const files = [...after.values()];
  const language = languageOf(addressOf(gone) ?? '/');
  const pages = files
    .filter((file) => isShown(file, site.today) && file.data['noindex'] !== true)
    .filter((file) => languageOf(addressOf(file) ?? '/') === language)
    .flatMap((file) => {
      const address = addressOf(file);
      return address === undefined ? [] : [{ address, title: titleOf(file).title || address }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
  const own = addressOf(gone) ?? '/';
  const { parent } = gone.data as { parent?: { href?: unknown } };
  const listing = pageListing(gone.collection, files);
  const part = PART_OF[gone.collection];
  const above = own.slice(0, own.lastIndexOf('/'));
  const wanted = [
    listing && addressOf(listing),
    parent && String(parent.href),
    part && Object.keys(PARTS[part].addresses).find((to) => to !== ''),
    above,
    site.addresses.moved(above),
    '/',
  ];
  const first = wanted
    .map((address) => pages.find((page) => page.address === address))
    .find((page) => page !== undefined);
  return first ? [first, ...pages.filter((page) => page !== first)] : pages;
}

const leaves = (change: EntryChange): boolean => change !== 'moved' && change !== 'renamed';

/** `undefined` if nothing has to be asked. */
function questionOf(one: Change, versions: Versions): PlacesQuestion | undefined {
  const { change, path, old, now } = one;
  const backlinks = pointing(one, versions);
  const address = addressOf(old);
  const wasShown = isShown(old, versions.site.today);
  const isAsked = backlinks.length > 0 || (leaves(change) && wasShown && address !== undefined);
  if (!isAsked) return undefined;
  const links = backlinks.filter(({ kind }) => kind !== 'name' && kind !== 'list');
  // The words of a link are in its place already.
  const names = (leaves(change) ? namesOf(old, [...versions.before.values()]) : []).filter(
    ({ file, field }) => !backlinks.some((one) => one.file === file && one.field === field),
  );
  const renamed = change === 'renamed' && now;
  const to = renamed ? titleOf(now).title : now && addressOf(now);
  return {
    path,
    change,
    entry: titled(old),
    places: distinct([...backlinks, ...names].map((place) => placeOf(place, versions))),
    from: renamed ? titleOf(old).title : (address ?? old.path),
    ...(to !== undefined && !leaves(change) && { to }),
    ...(change === 'later' && { until: longDay(String(now?.data['date']), 'en') }),
    ...(leaves(change) && address !== undefined && { pages: successors(old, versions) }),
    mayStay: leaves(change) ? links.length === 0 : !links.some(({ kind }) => kind === 'reference'),
  };
}

/** What has to be asked before a save, without what is answered. */
export function openQuestions(
  versions: Versions,
  answers: readonly PlacesAnswer[],
): PlacesQuestion[] {
  return changesIn(versions).flatMap((one) => {
    const isAnswered = answers.some(
      ({ path, change }) => path === one.path && change === one.change,
    );
    return isAnswered ? [] : (questionOf(one, versions) ?? []);
  });
}

const shownAddresses = (files: ReadonlyMap<string, ContentFile>, today: string): Set<string> =>
  new Set(
    [...files.values()]
      .filter((file) => isShown(file, today))
      .flatMap((file) => addressesOf(file).map(keyOf)),
  );

/**
 * The texts to be written because of a save, by path, its own included where they differ.
 * @param texts of all files as they would be
 * @param answers one is proposed where none is given
 */
export async function consequences(
  versions: Versions,
  texts: ReadonlyMap<string, string>,
  answers: readonly PlacesAnswer[],
): Promise<Map<string, string>> {
  const { after, before, moved, site } = versions;
  const changed = new Map<string, string>();
  const textOf = (path: string): string => changed.get(path) ?? texts.get(path) ?? '';
  const rewrite = async (path: string, how: Parameters<typeof rewritten>[2]): Promise<void> => {
    const was = textOf(path);
    const text = await rewritten(path, was, how);
    if (text !== was) changed.set(path, text);
  };
  const taken = shownAddresses(after, site.today);
  const returned = taken.difference(shownAddresses(before, site.today));
  const returning = [...after.values()].filter((file) =>
    addressesOf(file).some((address) => returned.has(keyOf(address))),
  );
  const ruled = new Set(site.addresses.led.map(({ from }) => from));
  /** Old addresses of entries as they will be. */
  const legacy = new Map([...after.values()].map((file) => [file.path, legacyPathsOf(file)]));
  const takeOver = (path: string, addresses: readonly string[]): void => {
    // A page that is not on the site has no redirects.
    const leading = [...after.values()].filter((file) => isShown(file, site.today));
    const known = new Set(leading.flatMap((file) => legacy.get(file.path) ?? []).map(keyOf));
    const more = addresses.filter((address) => {
      const key = keyOf(address);
      const isFree = !known.has(key) && !ruled.has(key) && !taken.has(key);
      known.add(key);
      return isFree;
    });
    legacy.set(path, [...(legacy.get(path) ?? []), ...more]);
  };
  /** What a page has that is not on the site, or was not: it is led there when it is back. */
  const keep = (path: string, addresses: readonly string[]): void => {
    const own = legacy.get(path) ?? [];
    const known = new Set(own.map(keyOf));
    legacy.set(path, [...own, ...addresses.filter((address) => !known.has(keyOf(address)))]);
  };
  const led = new Set([...legacy.values()].flat().map(keyOf));
  for (const one of changesIn(versions)) {
    const { change, path, old, now } = one;
    const answer = answers.find((given) => given.path === path && given.change === change);
    const question = questionOf(one, versions);
    const isChanged = question !== undefined && (answer?.isChanged ?? true);
    if (leaves(change)) {
      const to = answer?.leadTo ?? question?.pages?.[0]?.address ?? '';
      const target = [...after.values()].find(
        (file) => addressOf(file) === to && isShown(file, site.today),
      );
      if (!target) continue;
      const own = new Set(addressesOf(old).map(keyOf));
      // On its date a page comes back by itself; the redirects that another page has for it are ignored then.
      for (const [other, paths] of legacy)
        legacy.set(
          other,
          paths.filter((address) => !own.has(keyOf(address))),
        );
      takeOver(target.path, [...addressesOf(old), ...legacyPathsOf(old)]);
    }
    if (change === 'moved' && now) {
      const [from, to] = [addressesOf(old), addressesOf(now)];
      const [wasShown, willBeShown] = [isShown(old, site.today), isShown(now, site.today)];
      if (wasShown && willBeShown) takeOver(path, from);
      else if (wasShown || from.some((address) => led.has(keyOf(address)))) keep(path, from);
      if (!isChanged) continue;
      const paths = new Map(
        from.map((address, at) => [keyOf(address), to[at] ?? to[0] ?? address]),
      );
      const id = (file: ContentFile): string =>
        file.path.slice(file.collection.length + 1, -'.md'.length);
      const isFollowed = (file: string): boolean => willBeShown || file === path;
      const files = [
        path,
        ...new Set(pointing(one, versions).map(({ file }) => moved[file] ?? file)),
      ];
      for (const file of files)
        await rewrite(file, {
          link: (href) => (isFollowed(file) ? relinked(href, paths, site.url) : href),
          field: (value, at) => {
            const name = String(at.findLast((key) => typeof key === 'string') ?? '');
            const of = after.get(file)?.collection.replace(/\.yaml$/, '') ?? '';
            if (name === 'legacyPaths') return value;
            // As in `backlinksIn`: names of services are of the settings, `ask` of a tool is a question.
            const isName = name !== 'ask' || at.at(-1) !== 'ask';
            const where = isName && old.collection !== 'services' && referenceOf(of, name);
            if (where === old.collection && value === id(old)) return id(now);
            return isFollowed(file) ? relinked(value, paths, site.url) : value;
          },
        });
    }
    if (change === 'renamed' && now && isChanged) {
      const { title } = titleOf(old);
      const others = [...before.values()].flatMap((file) =>
        file.path === old.path ? [] : titleOf(file).title,
      );
      const by = titleOf(now).title;
      // Where the new title is written already, it holds the old one, too.
      const pattern = titlePattern(title, [...others, by]);
      const replaced = (text: string): string =>
        pattern
          ? text.replace(pattern, (...found) => {
              const groups = found.at(-1) as { own?: string };
              return groups.own === undefined ? String(found[0]) : by;
            })
          : text;
      for (const file of new Set(pointing(one, versions).map((place) => place.file)))
        await rewrite(moved[file] ?? file, {
          field: (value, at) => {
            if (isWordless(at)) return value;
            return value.trim() === title ? by : replaced(value);
          },
          body: replaced,
        });
    }
  }
  /** With what led to them before they went. */
  const reclaimed = new Set([
    ...returned,
    ...returning.flatMap(({ path }) => legacy.get(path) ?? []).map(keyOf),
  ]);
  for (const [path, old] of legacy) {
    const file = after.get(path);
    // A page is at its own address again: no other page takes its visitors any longer.
    const gone = file && returning.includes(file) ? returned : reclaimed;
    const wanted = old.filter((address) => !gone.has(keyOf(address)));
    if (file && wanted.join('\n') !== legacyPathsOf(file).join('\n'))
      await rewrite(path, {
        data: ({ legacyPaths: _, ...data }) => ({
          ...data,
          ...(wanted.length > 0 && { legacyPaths: wanted }),
        }),
      });
  }
  return changed;
}
