/**
 * Puts the values that the content editor sends into the file as it was. The editor writes lists in another form and
 * drops comments (`staff/contract/editor/README.md`); otherwise every save would change more than the person did, and
 * lines like `# accepted:` would be lost.
 */
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { withPlainLines } from '#lib/content/encoding.ts';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { dataOf, readSheet } from '#content-lint/front-matter/yaml.ts';
import { htmlOf } from '#content-lint/markdown.ts';
import { parseFile } from '#content-lint/parse.ts';
import { entriesOf } from '#content-lint/rules/schema.ts';
import { withDefaults } from '#collection-schemas';

/**
 * Long lines stay on one line; Prettier wraps what it wraps. A text in double quotation marks too: of an escaped blank
 * at the end of a line Prettier leaves the backslash.
 */
const STYLE = {
  lineWidth: 0,
  flowCollectionPadding: true,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const;

/** Without blanks at the ends of lines, which mean nothing in a field. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[^\S\n]+(?=\n|$)/g, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a key in an entry with its defaults. */
const below = (whole: unknown, key: string | number): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;

function putList(
  document: Document,
  list: YAMLSeq,
  values: readonly unknown[],
  whole: unknown,
): void {
  const before = list.items.map((item) => document.createNode(item).toJS(document) as unknown);
  // An item that moved, or has a new neighbor, stays as it was written.
  const used = new Set<number>();
  const find = (value: unknown): number =>
    before.findIndex(
      (one, at) =>
        !used.has(at) &&
        (isDeepStrictEqual(one, value) || isDeepStrictEqual(below(whole, at), value)),
    );
  const kept = values.map((value) => {
    const at = find(value);
    if (at !== -1) used.add(at);
    return at;
  });
  list.items = values.map((value, index) => {
    const same = kept[index] ?? -1;
    if (same !== -1) return list.items[same];
    const old = used.has(index) ? undefined : list.items[index];
    return old !== undefined && putInto(document, old, value, below(whole, index))
      ? old
      : document.createNode(value);
  });
}

function putMap(
  document: Document,
  map: YAMLMap,
  values: Record<string, unknown>,
  whole: unknown,
): void {
  for (const item of [...map.items]) {
    const name = String(isScalar(item.key) ? item.key.value : item.key);
    if (!Object.hasOwn(values, name)) map.delete(item.key);
  }
  for (const [name, value] of Object.entries(values)) {
    const [old, known] = [map.get(name, true), below(whole, name)];
    // The editor writes defaults that the schema adds anyway.
    if (old === undefined && isDeepStrictEqual(known, value)) continue;
    if (old === undefined || !putInto(document, old, value, known))
      map.set(name, document.createNode(value));
  }
}

/** Returns whether it was possible. `whole`: the node's value with the defaults of its schema. */
function putInto(document: Document, node: unknown, value: unknown, whole: unknown): boolean {
  if (isMap(node) && isRecord(value)) putMap(document, node, value, whole);
  else if (isSeq(node) && Array.isArray(value)) putList(document, node, value, whole);
  else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (node.value !== value) {
      node.value = value;
      // A number or date that becomes a text needs other quotation marks, or none.
      delete node.type;
      delete node.source;
    }
  } else return false;
  return true;
}

/** With the defaults of the schemas, in the shape of the file. */
function wholeOf(path: string, text: string): unknown {
  const entries = entriesOf(parseFile(path, text));
  const read = ([name, , entry]: (typeof entries)[number]): unknown => withDefaults(name, entry);
  const [first] = entries;
  if (first && first[1].length === 0) return read(first);
  return Object.fromEntries(entries.map((one) => [one[1].join('.'), read(one)]));
}

/** Whether a file says what is wanted. What is not in it may be a default of the schema, in `whole`. */
function isSameValue(read: unknown, wanted: unknown, whole: unknown): boolean {
  if (Array.isArray(read) && Array.isArray(wanted)) {
    const defaults: unknown[] = Array.isArray(whole) ? whole : [];
    return (
      read.length === wanted.length &&
      read.every((one, at) =>
        [undefined, ...defaults].some((all) => isSameValue(one, wanted[at], all)),
      )
    );
  }
  if (!isRecord(read) || !isRecord(wanted)) return isDeepStrictEqual(read, wanted);
  return (
    Object.keys(read).every((name) => Object.hasOwn(wanted, name)) &&
    Object.entries(wanted).every(([name, value]) =>
      Object.hasOwn(read, name)
        ? isSameValue(read[name], value, below(whole, name))
        : isDeepStrictEqual(below(whole, name), value),
    )
  );
}

/** `after` written as in `before`; `after` itself if one is unreadable. `whole`: `before` with schema defaults. */
function keepYaml(before: string, after: string, whole: unknown): string {
  const [document, values] = [parseDocument(before), parseDocument(after)];
  if (document.errors.length > 0 || values.errors.length > 0) return after;
  const sent: unknown = values.toJS();
  if (isDeepStrictEqual(document.toJS(), sent)) return before;
  const wanted = cleaned(sent);
  const isPut = putInto(document, document.contents, wanted, whole);
  const written = isPut ? document.toString(STYLE) : stringify(wanted, STYLE);
  const read: unknown = parseDocument(written).toJS();
  return isSameValue(read, wanted, whole) ? written : stringify(wanted, STYLE);
}

function joined(path: string, before: string, after: string): string {
  const whole = wholeOf(path, before);
  if (path.endsWith('.yaml')) return keepYaml(before, after, whole);
  const [old, sent] = [splitFile(before), splitFile(after)];
  if (old.mistakes.length > 0 || sent.mistakes.length > 0) return after;
  const isSame = old.body.trim() === sent.body.trim();
  const body = isSame ? old.body : `\n${sent.body.trim()}\n`;
  return `---\n${keepYaml(old.front, sent.front, whole)}---\n${body}`;
}

/** What check, build and editor read in a file. */
function readIn(path: string, text: string): unknown {
  if (path.endsWith('.yaml')) return dataOf(readSheet(text, 1));
  const { front, body } = splitFile(text);
  return [dataOf(readSheet(front, 1)), htmlOf(body).replaceAll(/\s+/g, ' ').trim()];
}

/**
 * As `npm run format` writes it; unchanged if it cannot be read, which the checks then report, or if something else would
 * be read in it: Prettier 3.10 changes a few texts.
 */
async function formatted(path: string, text: string): Promise<string> {
  const {
    plugins: _,
    overrides: __,
    ...options
  } = (await resolveConfig(import.meta.filename)) ?? {};
  try {
    const parser = path.endsWith('.yaml') ? 'yaml' : 'markdown';
    const done = await format(text, { ...options, parser });
    return isDeepStrictEqual(readIn(path, done), readIn(path, text)) ? done : text;
  } catch (error) {
    if (error instanceof Error) return text;
    throw error;
  }
}

/**
 * A file with the values of `after`, and comments, quotation marks and order of `before`, which is empty for a new
 * file. Lines end with `\n`, unless nothing changed.
 * @param path decides between Markdown with fields and YAML
 */
export async function keepFormat(path: string, before: string, after: string): Promise<string> {
  const own = withPlainLines(before);
  const text = joined(path, own, withPlainLines(after));
  return text === own ? before : formatted(path, text);
}
