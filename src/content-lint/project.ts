/** Checks content as one project: everything that a rule has to know besides its file. */
import { globSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { drawingKinds } from '#collections';
import { dayAt } from '#lib/zone-time.ts';
import { closingNames } from '#features/closing/closing.schema.ts';
import { goneAddresses } from '#features/parts/off.ts';
import { partsOf } from '#features/parts/parts.ts';
import { site } from '#site';
import { linksBetween } from './backlinks.ts';
import type { ContentFile } from './content-file.ts';
import { unreadFile } from './file-names.ts';
import { check, type Finding } from './lint.ts';
import { parseFile } from './parse.ts';
import {
  associatesIn,
  duplicatesIn,
  legalDaysIn,
  translationsIn,
  lawIn,
  namesIn,
  offersIn,
  policiesIn,
  readContent,
  readFixed,
  recordingsOf,
} from './read-project.ts';
import type { Site } from './rule.ts';
import { BUILD_RULES } from './rules.ts';
import { byLanguage } from '#lib/language.ts';
import { addressesFrom, addressOf, type Fixed } from './urls.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A project besides its texts. */
export interface Project {
  fixed: Fixed;
  /** By URL path. */
  recordings: Site['recordings'];
  /** Paths relative to `src/content`. */
  pictures: ReadonlySet<string>;
}

export function readProject(root = ROOT): Project {
  const pictures = globSync('src/**/*.{svg,png,jpg,jpeg,webp,avif,gif}', { cwd: root }).map(
    (path) =>
      path
        .replaceAll('\\', '/')
        .replace(/^src\//, '../')
        .replace('../content/', ''),
  );
  return {
    fixed: readFixed(root, site.url),
    recordings: recordingsOf(root),
    pictures: new Set(pictures),
  };
}

/** The paths of all files below `src/content`, seen from there. */
export const contentPaths = (root = ROOT): string[] =>
  globSync('**/*.*', { cwd: join(root, 'src/content') })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const pagesWith = (content: readonly ContentFile[], kind: string): string[] =>
  content
    .filter(
      ({ collection, data: { sections } }) =>
        collection === 'pages' &&
        Array.isArray(sections) &&
        sections.some((section: { kind?: unknown } | null) => section?.kind === kind),
    )
    .flatMap((file) => addressOf(file) ?? []);

/** Names of files of `src/ui/drawings`, those in folders below a kind as well. */
const drawingsOf = (kind: string, { pictures }: Project): string[] =>
  [...pictures].flatMap((path) =>
    path.startsWith(`../ui/${kind}/`) ? [basename(path, extname(path))] : [],
  );

/** Proper names: titles of services are the practice's words, and checked. */
function ownNamesIn(content: readonly ContentFile[]): string[] {
  const people = content
    .filter(({ collection }) => collection === 'therapists')
    .flatMap(({ data: { name, supervisor } }) => [
      name,
      (supervisor as { name?: unknown } | null | undefined)?.name,
    ]);
  return [
    site.name,
    site.legalName,
    site.consultation.name,
    site.newsletter.name,
    site.crisisPage.title,
    ...people,
  ].filter((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** @param today like `2026-03-04` */
export function siteOf(content: readonly ContentFile[], project: Project, today: string): Site {
  const found = namesIn(content);
  const names = new Map([
    ...found,
    ['closing', closingNames(found.get('closing') ?? [])] as const,
    ['focus', Object.keys(site.focus)] as const,
    ['services', Object.keys(site.services)] as const,
    ...drawingKinds().map((kind) => [kind, drawingsOf(kind, project)] as const),
  ]);
  const law = lawIn(content, site.lawPack);
  const gone = goneAddresses(
    partsOf(
      site.parts,
      content.filter(({ data }) => data['draft'] !== true).map(({ path }) => path),
      site.language,
    ),
    {
      idsIn: (folder) => names.get(folder) ?? [],
      pagesWith: (kind) => pagesWith(content, kind),
    },
    site,
  );
  const addresses = addressesFrom(content, project.fixed, today);
  return {
    today,
    live: site.sampleNotice.trim() === '',
    url: site.url,
    place: { city: site.city, state: site.state },
    ownNames: ownNamesIn(content),
    offers: offersIn(content),
    policies: byLanguage((language) => policiesIn(content, language)),
    associates: associatesIn(content, law),
    law,
    gone,
    names,
    pictures: project.pictures,
    recordings: project.recordings,
    duplicates: duplicatesIn(content, today),
    translations: translationsIn(content),
    legalDays: legalDaysIn(content),
    addresses,
    ...linksBetween(content, { addresses, gone, url: site.url, today }),
  };
}

/** By path, so that checking one changed file does not parse all others again. */
const parsed = new Map<string, { text: string; file: ContentFile }>();

export function parseOnce(path: string, text: string): ContentFile {
  const known = parsed.get(path);
  if (known?.text === text) return known.file;
  const file = parseFile(path, text);
  parsed.set(path, { text, file });
  return file;
}

/** In all files of the project at `root`. */
export function buildMistakes(root = ROOT): Finding[] {
  const content = readContent(root);
  const whole = siteOf(content, readProject(root), dayAt(new Date(), site.timeZone));
  return [
    ...contentPaths(root).flatMap(unreadFile),
    ...content.flatMap((file) => check(file, whole, BUILD_RULES)),
  ].filter(
    ({ rule, level, accepted }: Finding) =>
      BUILD_RULES.has(rule) && level !== 'warning' && accepted === undefined,
  );
}

/**
 * Findings about one content file, before it is saved: what stops the build (`BUILD_RULES`), other errors, and
 * warnings, in the words of `npm run lint:content`. The other files count because a file names people, prices, pages
 * and pictures, and must not repeat their addresses; findings about them are left out.
 * @param files texts of all `.md` and `.yaml` files by path below `src/content`, the changed one as it would be saved
 * @param path of the changed file; without a text in `files`, only its name is checked
 * @param project if it was read before; must have pictures uploaded with the change
 * @param today like `2026-03-04`; the practice's day by default
 * @throws {Error} if the configured law pack is missing
 */
export function checkContentFile(
  files: ReadonlyMap<string, string>,
  path: string,
  project: Project = readProject(),
  today: string = dayAt(new Date(), site.timeZone),
): Finding[] {
  const unread = unreadFile(path);
  const text = files.get(path);
  if (unread.length > 0 || text === undefined) return unread;
  const content = [...files]
    .filter(([name]) => name !== 'README.md' && /\.(?:md|yaml)$/.test(name))
    .map(([name, words]) => parseOnce(name, words));
  return check(parseOnce(path, text), siteOf(content, project, today));
}
