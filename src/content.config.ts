/** Collections: loaders and schemas only. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCollection, type SchemaContext } from 'astro:content';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';
import { markdownToHast } from 'satteri';
import { COLLECTIONS, type Collection, type CollectionName } from '#collections';
import { contentSchemas as schemas } from '#collection-schemas';
import { acceptancesIn, accepts, hasReason } from '#lib/content/accepted.ts';
import { encodingProblem, withPlainLines } from '#lib/content/encoding.ts';
import { failingLine } from '#lib/content/failing-line.ts';
import { FEATURES, leftOver } from '#lib/content/left-over.ts';
import { isOmitted, type Omitted, unlinked, withoutParts } from '#features/parts/content.ts';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { brokenIn, dataOf, readSheet } from '#content-lint/front-matter/yaml.ts';

/** What is off (site-build/output/parts.ts). */
declare const OMITTED: Omitted;
/** Whether drafts are on the site (lib/build-date.queries.ts). */
declare const BUILD_PREVIEW: boolean;

/** Start of an Astro error line about the file as a whole; replaced by a readable one. */
const NAMELESS = /^ {2}\*{4}: /gm;

interface Rendering {
  body?: string;
  filePath: string;
  data?: { draft?: boolean };
}
type Render = (entry: Rendering) => Promise<unknown>;
interface EntryType {
  getEntryInfo?: (file: { contents: string; fileUrl: URL }) => Promise<unknown>;
  getRenderFunction?: (config: unknown) => Promise<Render>;
}
/** What Astro's types leave out: how a file of each kind is read and rendered. */
interface Renderers {
  entryTypes?: Map<string, EntryType>;
}

/** @throws {Error} if a file is not UTF-8 */
function assertReadable(contents: string, file: string, root: URL): void {
  const problem = encodingProblem(contents);
  if (!problem) return;
  const { line, words, why } = problem;
  throw new Error(`${pathFrom(root, file)}:${line}: “${words}”: ${why}`);
}

const pathFrom = (root: URL, file: string): string =>
  relative(fileURLToPath(root), file).replaceAll('\\', '/');

/**
 * Fields and text of a file, read as the check and the content editor read them.
 * @param path for errors
 * @throws {Error} with file, line, field, and what to write instead
 */
function readEntry(path: string, contents: string) {
  const text = withPlainLines(contents);
  const isData = path.endsWith('.yaml');
  const { front, frontLine, body, mistakes } = isData
    ? { front: text, frontLine: 1, body: '', mistakes: [] }
    : splitFile(text);
  const sheet = readSheet(front, frontLine);
  const [mistake] = mistakes.length > 0 ? mistakes : brokenIn(sheet, frontLine);
  if (mistake) {
    const { line, field, words, why, example } = mistake;
    throw new Error(`${path}:${line}: ${field}: “${words}”: ${why}. Right: ${example}`);
  }
  return { data: dataOf(sheet), body: body.trim(), rawData: front };
}

/** What of the rendered text nobody wrote for visitors, and nobody accepted; each with its line. */
function leftIn({ body = '', data }: Rendering, fields: string): { line: number; why: string }[] {
  const accepted = acceptancesIn(fields).filter(hasReason);
  return leftOver(body, markdownToHast(body, { features: FEATURES }))
    .filter((one) =>
      one.rule === 'markup'
        ? true
        : data?.draft !== true && !accepted.some((acceptance) => accepts(acceptance, one)),
    )
    .map(({ line, words, why }) => ({ line, why: `“${words}”: ${why}` }));
}

/**
 * A `render` whose errors name the file and the line.
 * @param isStrict whether it fails at what a page must not show
 */
const withPlace =
  (render: Render, root: URL, isStrict: boolean): Render =>
  async (entry) => {
    const { body = '', filePath } = entry;
    const [fields = ''] = withPlainLines(await readFile(filePath, 'utf8')).split(body);
    const failure = (line: number | undefined, why: string, cause?: unknown): Error => {
      const at = line === undefined ? '' : `:${fields.split('\n').length - 1 + line}`;
      return new Error(`${pathFrom(root, filePath)}${at}: ${why}`, { cause });
    };
    const rendered = await render(entry).catch(async (error: Error) => {
      const line = await failingLine(body, (part) => render({ ...entry, body: part }));
      throw failure(line, error.message, error);
    });
    const [left] = isStrict ? leftIn(entry, fields) : [];
    if (left) throw failure(left.line, left.why);
    return rendered;
  };

/**
 * A context in which a text that cannot be rendered, or shows what nobody wrote for visitors, is an error with its file
 * and line: Astro's loader only prints errors, and publishes the page without the text. While somebody writes
 * (`npm run dev`), it stays a message.
 */
function strict(context: LoaderContext): LoaderContext {
  const { config, logger, watcher } = context;
  const entryTypes = new Map(
    [...((context as Renderers).entryTypes ?? [])].map(([ending, type]): [string, EntryType] => {
      const { getEntryInfo, getRenderFunction } = type;
      return [
        ending,
        {
          ...type,
          ...(getEntryInfo && {
            getEntryInfo: async ({ contents, fileUrl }) => {
              if (!watcher) assertReadable(contents, fileURLToPath(fileUrl), config.root);
              return readEntry(pathFrom(config.root, fileURLToPath(fileUrl)), contents);
            },
          }),
          ...(getRenderFunction && {
            getRenderFunction: async (settings) =>
              withPlace(await getRenderFunction.call(type, settings), config.root, !watcher),
          }),
        },
      ];
    }),
  );
  const stops: Partial<typeof logger> = {
    error: (message) => {
      throw new Error(message);
    },
  };
  const own = watcher ? logger : Object.assign(Object.create(logger) as typeof logger, stops);
  return { ...context, ...{ entryTypes }, logger: own };
}

/**
 * Wraps a `loader`: every line of an error names its field, and what belongs to parts that are off is left out. A text that cannot be rendered stops the build.
 */
const asWritten = (loader: Loader): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...strict(context),
      // Switching a part changes what is read from the same file.
      generateDigest: (text) =>
        context.generateDigest(
          typeof text === 'string' ? text + OMITTED.parts.join() + BUILD_PREVIEW : text,
        ),
      store: {
        ...context.store,
        set: (entry) => {
          if (isOmitted(context.collection, entry.id, OMITTED)) {
            context.store.delete(entry.id);
            return false;
          }
          const { rendered } = entry;
          if (!rendered) return context.store.set(entry);
          const html = unlinked(rendered.html, OMITTED.gone);
          return context.store.set({ ...entry, rendered: { ...rendered, html } });
        },
      },
      parseData: async ({ data, filePath, ...entry }) => {
        if (isOmitted(context.collection, entry.id, OMITTED)) return data;
        try {
          const parsed = await context.parseData({
            ...entry,
            data: withoutParts(data, context.collection, OMITTED) as typeof data,
            ...(filePath && { filePath }),
          });
          return BUILD_PREVIEW && 'draft' in parsed ? { ...parsed, draft: false } : parsed;
        } catch (error) {
          if (error instanceof Error)
            error.message = error.message.replace(NAMELESS, '  top of the file: ');
          throw error;
        }
      },
    }),
});

const BASE = './src/content';
/** A file whose keys are the entry ids. */
const list = (name: string): Loader => {
  const path = `${BASE}/${name}.yaml`;
  const loader = asWritten(
    file(path, {
      parser: (text) =>
        readEntry(path.slice(2), text).data as Record<string, Record<string, unknown>>,
    }),
  );
  return {
    ...loader,
    load: async (context) => {
      const { root } = context.config;
      const whole = fileURLToPath(new URL(path, root));
      assertReadable(await readFile(whole, 'utf8'), whole, root);
      return loader.load(context);
    },
  };
};
/** One entry. A practice may have none, such as a quiz in another language: without a warning, and nothing of an earlier one. */
const single = (path: string): Loader => {
  const pattern = `${path}.yaml`;
  const loader = asWritten(glob({ base: BASE, pattern }));
  return {
    ...loader,
    load: async (context) => {
      if (existsSync(new URL(`${BASE}/${pattern}`, context.config.root)))
        return loader.load(context);
      context.store.clear();
    },
  };
};
/** Ids are the names of files, with their folders below the collection's. */
function loaderOf(collection: Collection): Loader {
  const { path } = collection;
  if (collection.in === 'list') return list(path);
  if (collection.in === 'file') return single(path);
  return asWritten(glob({ base: `${BASE}/${path}`, pattern: `**/*.${collection.files}` }));
}

type Schemas = typeof schemas;
const defined = (Object.keys(schemas) as CollectionName[]).map((name) => [
  name,
  defineCollection({
    loader: loaderOf(COLLECTIONS[name]),
    schema: ({ image }) => schemas[name](image),
  }),
]);
export const collections = Object.fromEntries(defined) as {
  [Name in CollectionName]: {
    loader: Loader;
    schema: (context: SchemaContext) => ReturnType<Schemas[Name]>;
  };
};
