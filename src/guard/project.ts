/** Reads a project from disk: its content files, and everything else that makes an address. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offerOf, offerSchema } from '#domain/offer.ts';
import { compile } from '#domain/redirect-compile.ts';
import { parseRules } from '#domain/redirects.ts';
import type { Fixed } from './addresses.ts';
import type { ContentFile } from './content-file.ts';
import { parseFile } from './parse.ts';
import type { Associate, Site } from './rule.ts';

const ASSOCIATE = /\bassociate\b/i;

const files = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

/** All content files below `root`, in the order of their paths. */
export function readContent(root: string): ContentFile[] {
  const folder = join(root, 'src/content');
  return files(folder, '**/*.{md,yaml}')
    .filter((path) => path !== 'README.md')
    .sort()
    .map((path) => parseFile(path, readFileSync(join(folder, path), 'utf8')));
}

/** Pages with a file of their own in `src/pages`, and public files. */
function paths(root: string): string[] {
  const routes = files(join(root, 'src/pages'), '**/*.{astro,ts}')
    .filter((path) => !path.includes('['))
    .map((path) => `/${path.replace(/\.(?:astro|ts)$/, '')}`);
  const published = files(join(root, 'public'), '**/*.*').map((path) => `/${path}`);
  return [...routes, ...published, '/sitemap-index.xml'];
}

/** What templates and the list of redirects say about addresses. */
export function readFixed(root: string, url: string): Fixed {
  const templates = files(root, 'src/{layouts,sections}/**/*.astro');
  const ids = templates.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\sid="([^"{]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
  const list = join(root, 'redirects.json');
  const rules = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as unknown) : [];
  return {
    paths: paths(root),
    ids,
    moved: compile(parseRules(rules, 'redirects.json'), url).moved,
  };
}

/** The prices of `prices.yaml`; what its schema refuses is the build’s to say. */
export function offersIn(content: readonly ContentFile[]): Site['offers'] {
  const { data = {} } = content.find(({ path }) => path === 'prices.yaml') ?? {};
  return Object.entries(data).flatMap(([id, entry]) => {
    const read = offerSchema.safeParse(entry);
    return read.success ? [offerOf(id, read.data)] : [];
  });
}

/** Everybody who works under supervision and says under whose. */
export function associatesIn(content: readonly ContentFile[]): Associate[] {
  return content
    .filter(({ collection }) => collection === 'therapists')
    .flatMap(({ path, data }) => {
      const { name, credentials, supervisor } = data;
      const who = (supervisor as { name?: unknown } | undefined)?.name;
      return typeof name === 'string' && ASSOCIATE.test(String(credentials)) && who
        ? [{ id: path.replace(/^therapists\/|\.md$/g, ''), name, supervisor: String(who) }]
        : [];
    });
}

/** Descriptions and old addresses that more than one file has. */
export function repeatedIn(content: readonly ContentFile[]): Site['repeated'] {
  const all = content.flatMap(({ path: file, fields }) =>
    fields
      .filter(({ path }) => path[0] === 'description' || path[0] === 'legacyPaths')
      .map(({ value }) => ({ value: String(value), file })),
  );
  const files = [...Map.groupBy(all, ({ value }) => value)].map(
    ([value, same]): [string, string[]] => [value, [...new Set(same.map(({ file }) => file))]],
  );
  return new Map(files.filter(([, same]) => same.length > 1));
}
