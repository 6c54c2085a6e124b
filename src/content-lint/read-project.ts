/** Reads from disk everything the rules need: content files, routes, ids, redirects and recordings. */
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isSupervised, type LawPack, lawPackSchema } from '#features/legal/law-pack.ts';
import { policySchema } from '#features/legal/policy.ts';
import { offerOf, offerSchema } from '#features/fees/offer.schema.ts';
import { compile } from '#lib/redirects/compile.ts';
import { parseRules } from '#lib/redirects/rules.ts';
import { addressOf, type Fixed, oldAddressesIn } from './urls.ts';
import type { ContentFile } from './content-file.ts';
import { parseFile } from './parse.ts';
import { kindOf, START_BYTES } from './recording.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import type { Associate, Site } from './rule.ts';

const files = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

/** All content files of the project at `root`, sorted by path. */
export function readContent(root: string): ContentFile[] {
  const folder = join(root, 'src/content');
  return files(folder, '**/*.{md,yaml}')
    .filter((path) => path !== 'README.md')
    .sort()
    .map((path) => parseFile(path, readFileSync(join(folder, path), 'utf8')));
}

/** Static routes in `src/pages` and public files. */
function staticPaths(root: string): string[] {
  const routes = files(join(root, 'src/pages'), '**/*.{astro,ts}')
    .filter((path) => !path.includes('['))
    .map((path) => `/${path.replace(/\.(?:astro|ts)$/, '')}`);
  const published = files(join(root, 'public'), '**/*.*').map((path) => `/${path}`);
  return [...routes, ...published, '/sitemap-index.xml'];
}

/** Paths, template ids and redirects that do not depend on content. */
export function readFixed(root: string, url: string): Fixed {
  const templates = files(root, 'src/{features,ui}/**/*.astro');
  const ids = templates.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\sid="([^"{]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
  const code = files(root, 'src/{features,ui,pages,lib}/**/*.{astro,ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/parts\/parts\.ts$/.test(path),
  );
  const coded = [...code, 'src/site.config.ts'].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/["'`](\/[a-z][\w/-]*)(?=["'`?#])/g)].map(
      ([, named = '']) => named,
    ),
  );
  const list = join(root, 'redirects.json');
  const rules = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as unknown) : [];
  return {
    paths: staticPaths(root),
    ids,
    moved: compile(parseRules(rules, 'redirects.json'), url).moved,
    coded: [...new Set(coded)],
  };
}

/** Valid ones; the `schema` rule reports the others. */
export function offersIn(content: readonly ContentFile[]): Site['offers'] {
  const { data = {} } = content.find(({ path }) => path === 'prices.yaml') ?? {};
  return Object.entries(data).flatMap(([id, entry]) => {
    const read = offerSchema.safeParse(entry);
    return read.success ? [offerOf(id, read.data)] : [];
  });
}

/** Valid ones, for pages in the first language or for translations. */
export function policiesIn(
  content: readonly ContentFile[],
  language: Language,
): ReadonlyMap<string, string> {
  const { data = {} } = content.find(({ path }) => path === 'policies.yaml') ?? {};
  return new Map(
    Object.entries(data).flatMap(([id, entry]): [string, string][] => {
      const { text, translated } = policySchema.safeParse(entry).data ?? {};
      const said = language === site.language ? text : translated?.[language];
      return said === undefined ? [] : [[id, said]];
    }),
  );
}

/** Nothing for `none` and for an invalid file, which `schema` reports. @throws {Error} if there is no such file */
export function lawIn(content: readonly ContentFile[], pack: string): LawPack | undefined {
  if (pack === 'none') return undefined;
  const file = content.find(({ path }) => path === `laws/${pack}.yaml`);
  if (file) return lawPackSchema.safeParse(file.data).data;
  const known = content.flatMap(({ path }) => /^laws\/(.*)\.yaml$/.exec(path)?.[1] ?? []);
  throw new Error(
    `src/site.config.ts says lawPack: '${pack}', and there is no src/content/laws/${pack}.yaml; write one of: ${known.join(', ')}, none`,
  );
}

/** For references, by collection: file names, or keys of a data file. */
export function namesIn(content: readonly ContentFile[]): Site['names'] {
  const all = content.flatMap(({ path, collection, data }) =>
    path.endsWith('.md')
      ? [{ collection, name: path.slice(collection.length + 1, -'.md'.length) }]
      : Object.keys(data).map((name) => ({ collection: collection.replace(/\.yaml$/, ''), name })),
  );
  return new Map(
    [...Map.groupBy(all, ({ collection }) => collection)].map(([collection, same]) => [
      collection,
      same.map(({ name }) => name),
    ]),
  );
}

function startOf(path: string): Buffer {
  const start = Buffer.alloc(START_BYTES);
  const handle = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

/** By URL path. Only the build reads them whole and knows how long they are: they are large. */
export function recordingsOf(root: string): Site['recordings'] {
  const folder = join(root, 'public');
  return new Map(
    files(folder, 'episodes/*').map((path) => {
      const file = join(folder, path);
      return [`/${path}`, { bytes: statSync(file).size, type: kindOf(startOf(file)) }];
    }),
  );
}

export function associatesIn(
  content: readonly ContentFile[],
  law: LawPack | undefined,
): Associate[] {
  return content
    .filter(({ collection }) => collection === 'therapists')
    .flatMap(({ path, data }) => {
      const { name, credentials, supervisor } = data;
      const who = (supervisor as { name?: unknown } | undefined)?.name;
      return typeof name === 'string' && isSupervised(String(credentials), law) && who
        ? [{ id: path.replace(/^therapists\/|\.md$/g, ''), name, supervisor: String(who) }]
        : [];
    });
}

/** Descriptions, and old addresses that lead to pages today, that occur in several files. */
export function duplicatesIn(content: readonly ContentFile[], today: string): Site['duplicates'] {
  const old = oldAddressesIn(content, today);
  const all = content.flatMap((file) => {
    const descriptions = file.fields
      .filter(({ path }) => path[0] === 'description')
      .map(({ value }) => String(value));
    return [...descriptions, ...(old.get(file) ?? [])].map((value) => ({ value, file: file.path }));
  });
  const files = [...Map.groupBy(all, ({ value }) => value)].map(
    ([value, same]): [string, string[]] => [value, [...new Set(same.map(({ file }) => file))]],
  );
  return new Map(files.filter(([, same]) => same.length > 1));
}

/** Days of policies and notices, which their translations name. */
export const legalDaysIn = (content: readonly ContentFile[]): Site['legalDays'] =>
  new Map(
    content.flatMap((file): [string, string][] => {
      const { date, lastReviewed } = file.data;
      const day = { legal: date, notices: lastReviewed }[file.collection];
      const address = addressOf(file);
      return typeof day === 'string' && address !== undefined ? [[address, day]] : [];
    }),
  );

/** Files by the English page that they translate. */
export const translationsIn = (content: readonly ContentFile[]): Site['translations'] =>
  new Map(
    [...Map.groupBy(content, ({ data }) => data['translates'])].flatMap(([page, files]) =>
      typeof page === 'string' ? [[page, files.map(({ path }) => path)]] : [],
    ),
  );
