/**
 * Messages about files in the words of the forms: who writes in a form sees no files, no names of fields in them and no
 * YAML.
 */
import * as z from 'zod';
import { fileWords } from '../content-words.ts';
import { contentSchemas } from '#collection-schemas';
import { bare, PICTURE } from './schema.ts';
import { labelOf } from './words.ts';

type Schema = z.core.$ZodType;

/** All names of fields, as files have them. */
function namesIn(outer: Schema, found: Set<string>): Set<string> {
  const { schema } = bare(outer);
  if (schema instanceof z.ZodObject)
    for (const [name, inner] of Object.entries(schema.shape as Record<string, Schema>)) {
      found.add(name);
      namesIn(inner, found);
    }
  if (schema instanceof z.ZodArray) namesIn(schema.element, found);
  if (schema instanceof z.ZodRecord) namesIn(schema.valueType as Schema, found);
  if (schema instanceof z.ZodUnion)
    for (const option of schema.options as Schema[]) namesIn(option, found);
  return found;
}

let names: ReadonlySet<string> | undefined;

/** The names of the fields of all schemas. */
export function fieldNames(): ReadonlySet<string> {
  names ??= Object.values(contentSchemas).reduce(
    (found, schema) =>
      namesIn(
        schema(() => PICTURE),
        found,
      ),
    new Set<string>(),
  );
  return names;
}

const quoted = (words: string): string => `“${words}”`;
const bareValue = (value: string): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1');

/** `{ low: 100, high: 250 }` → `Low 100, High 250` */
const groupWords = (inside: string): string =>
  inside
    .split(/, (?=\w+:)/)
    .map((part) =>
      part.replace(
        /^\s*(\w+): (.*?)\s*$/,
        (_, name: string, value: string) => `${labelOf(name)} ${bareValue(value)}`,
      ),
    )
    .join(', ');

/** What files are called, and what is done to them, as [pattern, words]; in this order. */
const WORDS: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/the path of a picture begins with \.\.\//g, 'this is no picture of the site'],
  [/the site only reads (\w+) whose name ends in \.\w+, so/g, 'the site does not read such $1, so'],
  [/, and put quotation marks around digits/g, ''],
  [/"([a-z]\w*): \[?([^"\]]*)\]?"/gi, (_, name, value) => `${quoted(labelOf(name))} (${value})`],
  [/^- kind: ([\w-]+)$/g, (_, kind) => quoted(labelOf(kind))],
  [/\ba cta\b/g, `a ${quoted(labelOf('cta'))}`],
  [/\bInvalid input: expected .*/g, 'this has another form here'],
  [
    /put the (?:picture|file) (?:into \S+, and write \S+|there)/g,
    'choose it with “Browse” in the form',
  ],
  [/it and write its name: (?=\{price:)/g, 'it under “Prices”, and write '],
  [
    /write ((?:\.\.?\/)+\S+\/)?([\w-]+\.(?:svg|png|jpe?g|webp|avif|gif))/g,
    (_, __, name) => `choose ${name}`,
  ],
  [/(?:\.\.\/)+(?:[\w-]+\/)*/g, ''],
  [/\bpublic\/[\w/-]+/g, 'the recordings of the site'],
  [
    /(?:change |or change )?\b(?:consultation\.minutes )?(?:in )?src\/site\.config\.ts(?: as well)?(?: \(\w+\))?/g,
    'in the settings of the site',
  ],
  [/\bsite\.config\.ts\b/g, 'the settings of the site'],
  [
    /\b(?:src\/)?(?:content\/)?((?:[\w-]+\/)*[\w-]+)\.(?:md|yaml)\b/g,
    (_, path) => quoted(fileWords(`${path}.md`)),
  ],
  [/\bsrc\/content\/(\w+)/g, (_, folder) => quoted(fileWords(`${folder}/x`).replace(/: x$/, ''))],
  [
    /\b(in|under) (therapists|faqs|prices|categories|services|notices|focus)\b/g,
    (_, at, of) => `${at} ${quoted(of === 'therapists' ? 'People' : labelOf(of))}`,
  ],
  [/ below the second `?---`?/g, ' in the field “Text”'],
  [/the text below the front matter/gi, 'the text of the page'],
  [/\bfront matter\b/g, 'fields'],
  [
    /, (?:for example: )?"?- kind: ([\w-]+)"?/g,
    (_, kind) => `, for example: ${quoted(labelOf(kind))}`,
  ],
  [/ by the names of `focus` in the settings of the site/g, ''],
  [/\b[Kk]ey of an entry in (“[^”]+”)/g, 'One of $1'],
  [/\b[Nn]ame in (“[^”]+”)/g, 'One of $1'],
  [/\bFile name of\b/g, 'The name of'],
  [/\bby (?:their )?file names?\b/g, 'by name'],
  [/\bfile name\b/g, 'end of the address'],
  [/\bdelete the (?:file|line)\b(?! in)/g, 'take it out'],
  [/\bdelete the line in the copy\b/g, 'take it out of the copy'],
  [/\brename one of the two files\b/g, 'give one of the two another address'],
  [/\brename it to\b/g, 'write'],
  [/\bthe name of a file becomes\b/g, 'this becomes'],
  [/\banother file\b/g, 'another entry'],
  [/\b(?:this|the whole) file\b/g, 'this entry'],
  [/\beach file\b/g, 'each entry'],
  [/,? and the build stops at (?:it|another one)/g, ''],
  [/this stops the build/g, 'this cannot stay'],
  [/, without quotation marks/g, ''],
  [/; write one item on each line, with a dash before it/g, '; add one item after the other'],
  [/write true or false/g, 'switch it on or off'],
  [/write “sample: true” under the quote/g, 'switch “Sample” on under the quote'],
  [/^true: /g, 'On: '],
  [/^false: /g, 'Off: '],
  [/^sample: true$/g, '“Sample” is on'],
  [
    /\bleave it out and give a "(\w+)" instead/g,
    (_, name) => `leave it empty and fill ${quoted(labelOf(name))}`,
  ],
  [
    /“?"(\w+):"”?(?: or "(\w+):")?/g,
    (_, one, other) => quoted(labelOf(one)) + (other ? ` or ${quoted(labelOf(other))}` : ''),
  ],
  [/indented by two spaces, for example: text: .*$/g, 'in the fields of the group'],
];

const INLINE_GROUP = /\{ (\w+: [^{}]*[^{}\s]) \}/g;
/** Names that are words of English as well are left where nothing shows that a field is meant. */
const isTelling = (name: string): boolean => /[a-z][A-Z]/.test(name);

/** A message or hint without file names, names of fields and YAML. */
export function withoutFiles(message: string): string {
  const known = fieldNames();
  const said = WORDS.reduce(
    (text, [pattern, by]) =>
      typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by),
    message,
  )
    .replace(INLINE_GROUP, (_, inside: string) => groupWords(inside))
    // A field as a line of a file, at the beginning or as an example.
    .replace(
      /(^|for example: |write )([A-Za-z][\w-]*): (?=\S)(.*)$/,
      (all, before: string, name: string, value: string) =>
        known.has(name) ? before + bareValue(value) : all,
    )
    .replace(/(^|for example: )- (?=\w)/, '$1')
    .replace(/"(\w+)"/g, (all, name: string) => (known.has(name) ? quoted(labelOf(name)) : all))
    .replace(/(?<![\w/{:.@-])([a-z]+[A-Z]\w*)\b/g, (all, name: string) =>
      known.has(name) && isTelling(name) ? quoted(labelOf(name)) : all,
    );
  return said.replace(/““([^”]*)””/g, '“$1”');
}

/** The words of an example, which is a value as a file has it. */
export const exampleWords = (example: string): string =>
  withoutFiles(example.replace(/^\[([^\]]*)\](?!\()$/, '$1').replace(/^"([^"]*)"$/, '$1'));
