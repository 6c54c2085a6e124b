/** Validates entries against the collection schemas without a build, including drafts and scheduled entries. */
import { complaintsAbout, contentSchemas } from '#collections';
import { suggestion } from '#lib/content/unknown-field.ts';
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';

type Collection = keyof typeof contentSchemas;

/** Files that are a single entry of another collection. */
const SINGLE_ENTRY_FILES: Readonly<Record<string, Collection>> = {
  'quizzes/relationship-reality-check.yaml': 'quizzes',
  'quizzes/therapy-finder.yaml': 'matching',
  'quizzes/screen-time.yaml': 'detox',
  'tools/ritual-creator.yaml': 'ritual',
  'slots.yaml': 'slots',
  'crisis-words.yaml': 'crisis-words',
};

/** With named entries. */
export const isList = (path: string): boolean =>
  path.endsWith('.yaml') && !path.startsWith('laws/') && !Object.hasOwn(SINGLE_ENTRY_FILES, path);

/** With collection and key path. */
export function entriesOf({
  path,
  collection,
  data,
}: ContentFile): [Collection, string[], unknown][] {
  const whole = SINGLE_ENTRY_FILES[path];
  if (whole) return [[whole, [], data]];
  const name = collection.replace(/\.yaml$/, '');
  if (!Object.hasOwn(contentSchemas, name)) return [];
  // A file per state, each a single entry.
  if (name === 'laws') return [[name, [], data]];
  return path.endsWith('.md')
    ? [[name as Collection, [], data]]
    : Object.entries(data).map(([key, entry]) => [name as Collection, [key], entry]);
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
