/** Validates entries against the collection schemas without a build, including drafts and scheduled entries. */
import { COLLECTIONS, type CollectionName, FILES, folderNamed } from '#collections';
import { complaintsAbout } from '#collection-schemas';
import { suggestion } from '#lib/content/unknown-field.ts';
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

/** Files that are a single entry, by path. */
const SINGLE_ENTRY_FILES = new Map(FILES.map(([name, { path }]) => [`${path}.yaml`, name]));

/** With named entries. */
export const isList = (path: string): boolean =>
  path.endsWith('.yaml') && !path.includes('/') && !SINGLE_ENTRY_FILES.has(path);

/** With collection and key path. */
export function entriesOf({
  path,
  collection,
  data,
}: ContentFile): [CollectionName, string[], unknown][] {
  const whole = SINGLE_ENTRY_FILES.get(path);
  if (whole) return [[whole, [], data]];
  const name = collection.replace(/\.yaml$/, '');
  if (!Object.hasOwn(COLLECTIONS, name)) return [];
  return folderNamed(name)
    ? [[name as CollectionName, [], data]]
    : Object.entries(data).map(([key, entry]) => [name as CollectionName, [key], entry]);
}

/** Or of the nearest parent or child field. */
function lineOf({ fields, path }: ContentFile, at: readonly (string | number)[]): number {
  for (let length = at.length; length > 0; length -= 1) {
    const above = fieldName(at.slice(0, length));
    const found = fields.find((field) => fieldName(field.path.slice(0, length)) === above);
    if (found) return found.line;
  }
  return path.endsWith('.md') ? 2 : 1;
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    data,
  );
}

/** For display. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'object' ? 'this part' : String(value).slice(0, 80);
}

const CURLY = /^[“”„‘’](.*)[“”‘’]$/u;

/** Splits `this is wrong; write that, for example: 12` into reason and example. */
export function reasonOf(message: string, value: unknown): Pick<RuleFinding, 'why' | 'example'> {
  const [, inside] = typeof value === 'string' ? (CURLY.exec(value) ?? []) : [];
  if (inside !== undefined)
    return {
      why: 'curly quotation marks are letters here, and belong to the value',
      example: `write it without them: ${inside}`,
    };
  const [, list = ''] = /write one of: ([^;]+)$/.exec(message) ?? [];
  const near = typeof value === 'string' && suggestion(value, list.split(', '));
  if (near) return { why: 'this word has no meaning here', example: `did you mean "${near}"?` };
  const cut = /[;,] (?:for example: |(?=write |did you mean ))|: (?=write )/.exec(message);
  if (cut)
    return { why: message.slice(0, cut.index), example: message.slice(cut.index + cut[0].length) };
  return {
    why: value === undefined || value === null ? 'this field is missing' : 'this stops the build',
    example: message,
  };
}

/** By file, which is parsed once for many saves in the editor: halves the time of a check. */
const known = new WeakMap<ContentFile, RuleFinding[]>();

function findingsIn(file: ContentFile): RuleFinding[] {
  if (file.broken.length > 0) return [];
  return entriesOf(file).flatMap(([name, above, entry]) =>
    complaintsAbout(name, entry).map(({ path, message }) => ({
      field: fieldName([...above, ...path]) || 'top of the file',
      line: lineOf(file, [...above, ...path]),
      words: shown(valueAt(entry, path)),
      ...reasonOf(message, valueAt(entry, path)),
    })),
  );
}

export const schema: Rule = (file) => {
  const found = known.get(file) ?? findingsIn(file);
  known.set(file, found);
  return found;
};
