/** A form field of the content editor (Sveltia CMS), made from a schema. */
import { folderNamed, referenceOf } from '#collections';
import * as z from 'zod';
import type { SectionKind } from '#page-kinds';
import { SECTION_WORDS } from '#page-kinds';
import { bare, type Limits, limitsOf, PICTURE } from './schema.ts';
import { nameIn } from './names.ts';
import { withoutFiles } from './without-files.ts';
import { hintOf, labelOf, wordsOf } from './words.ts';

type Schema = z.core.$ZodType;

/** A field in the format of the editor’s configuration; the names of the options are the editor’s. */
export interface EditorField {
  name: string;
  label?: string;
  label_singular?: string;
  widget: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  pattern?: [source: string, message: string];
  value_type?: string;
  type?: string;
  format?: string;
  multiple?: boolean;
  options?: { label: string; value: string | number }[];
  collection?: string;
  value_field?: string;
  display_fields?: string[];
  search_fields?: string[];
  collapsed?: boolean;
  summary?: string;
  typeKey?: string;
  types?: EditorField[];
  fields?: EditorField[];
  field?: EditorField;
  modes?: string[];
  choose_url?: boolean;
  accept?: string;
}

/** What fields refer to. */
export interface Known {
  /** Names that a field can choose from, by the collection they are in. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Entries of files that have several, by collection and name. */
  entries?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Pictures that the server takes (`server/editor/paths.ts`); drawings can have scripts and come with the site’s code. */
const UPLOADS = 'image/jpeg,image/png,image/webp,image/avif';
/** Longer texts get a field of several lines. */
const ONE_LINE = 120;

const messageFor = (schema: Schema, value: unknown): string =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? '';

/** The example that a schema’s message gives, without the dash that a list has in a file. */
function exampleOf(schema: Schema): string {
  const [, example = ''] = messageFor(schema, undefined).split('for example: ');
  return example.replace(/^- /, '').replace(/^"([^"]*)"$/, '$1');
}

/** Fields whose value is chosen or switched: an example would be a name that nobody sees. Of a group, its fields say one. */
const UNTYPED: ReadonlySet<string> = new Set(
  'boolean datetime image list object relation select'.split(' '),
);
/** Fields of every page, whose example is of one page and says nothing of the others. */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set(['title', 'description']);

const between = ({ min, max }: Limits): Partial<EditorField> => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function numberOf(schema: Schema): Partial<EditorField> {
  const limits = limitsOf(schema);
  const value_type = limits.format === 'safeint' ? 'int' : 'float';
  return { widget: 'number', value_type, ...between(limits) };
}

function textOf(schema: Schema): Partial<EditorField> {
  const { min = 0, max, pattern, format } = limitsOf(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const message = pattern && messageFor(schema, '\u0000');
  return {
    widget: max !== undefined && max > ONE_LINE ? 'text' : 'string',
    ...(min > 1 && { minlength: min }),
    ...(max !== undefined && { maxlength: max }),
    ...(format === 'url' && { type: 'url' }),
    ...(pattern && message && { pattern: [`/${pattern.source}/`, withoutFiles(message)] }),
  };
}

/** A field that chooses a name; `undefined` if it refers to nothing. */
function chosenOf(name: string, place: string, known: Known): Partial<EditorField> | undefined {
  const of = referenceOf(place, name);
  if (of === undefined) return undefined;
  const folder = folderNamed(of);
  // Of the others, the names themselves are listed.
  if (folder) {
    const { title = 'title' } = folder;
    return {
      widget: 'relation',
      collection: of,
      value_field: '{{slug}}',
      display_fields: [title],
      search_fields: [title],
    };
  }
  const names = known.names[of];
  return (
    names && {
      widget: 'select',
      options: names.map((value) => ({ label: nameIn(known.entries?.[of], value), value })),
    }
  );
}

/** A name in a file, which is no word of a person. */
const NAME = /^[a-z0-9-]+$/;

const selectOf = (values: readonly (string | number)[]): Partial<EditorField> => ({
  widget: 'select',
  options: values.map((value) => ({
    label: typeof value === 'string' && NAME.test(value) ? wordsOf(value) : String(value),
    value,
  })),
});

/** Makes the fields of one collection. */
export function createFields(collection: string, known: Known) {
  const fieldsOf = (schema: z.ZodObject, value: unknown): EditorField[] =>
    Object.entries(schema.shape as Record<string, Schema>).map(([name, inner]) =>
      fieldOf(name, inner, (value as Record<string, unknown> | undefined)?.[name]),
    );

  const typesOf = (options: readonly Schema[]): EditorField[] =>
    options
      .filter((option) => option instanceof z.ZodObject)
      .map((option) => {
        const { kind, ...rest } = option.shape as Record<string, Schema>;
        const name = (kind as z.ZodLiteral<SectionKind>).value;
        const words = option.description ?? SECTION_WORDS[name];
        return {
          name,
          label: withoutFiles(`${labelOf(name)}: ${words}`),
          widget: 'object',
          fields: Object.entries(rest).map(([key, inner]) => fieldOf(key, inner)),
        };
      });

  const kindsOf = (union: z.ZodDiscriminatedUnion): Partial<EditorField> => ({
    typeKey: 'kind',
    types: typesOf(union.options as Schema[]),
  });

  function arrayOf(name: string, schema: z.ZodArray): Partial<EditorField> {
    const limits = between(limitsOf(schema));
    const { schema: item, description } = bare(schema.element);
    const chosen =
      item instanceof z.ZodString
        ? chosenOf(name, collection, known)
        : item instanceof z.ZodEnum && selectOf(item.options as string[]);
    if (chosen) return { ...chosen, multiple: true, ...limits };
    const list = { widget: 'list', label_singular: labelOf(name), ...limits };
    if (item instanceof z.ZodDiscriminatedUnion)
      return {
        ...list,
        ...kindsOf(item),
        collapsed: true,
        summary: '{{title}}',
      };
    if (item instanceof z.ZodObject)
      return { ...list, fields: fieldsOf(item, undefined), collapsed: true };
    const field = coreOf('item', item, undefined, true);
    return {
      ...list,
      field: {
        name: 'item',
        label: labelOf(name),
        widget: 'string',
        hint: withoutFiles(hintOf(collection, name, description, exampleOf(item))),
        ...field,
      },
    };
  }

  /** The kind of field and its limits. `isItem`: an item of a list, whose name means nothing. */
  function coreOf(
    name: string,
    schema: Schema,
    value: unknown,
    isItem = false,
  ): Partial<EditorField> {
    if (schema._zod.def === PICTURE._zod.def)
      return { widget: 'image', choose_url: false, accept: UPLOADS };
    if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema, value) };
    if (schema instanceof z.ZodDiscriminatedUnion) return { widget: 'object', ...kindsOf(schema) };
    if (schema instanceof z.ZodArray) return arrayOf(name, schema);
    if (schema instanceof z.ZodRecord) {
      const keys = (schema.keyType as z.ZodEnum).options as string[];
      const inner = schema.valueType as z.ZodType;
      return {
        widget: 'object',
        fields: keys.map((key) => ({ ...fieldOf(key, inner), required: false })),
      };
    }
    if (schema instanceof z.ZodEnum) return selectOf(schema.options as string[]);
    if (schema instanceof z.ZodLiteral) return { widget: 'hidden', default: schema.value };
    if (schema instanceof z.ZodBoolean) return { widget: 'boolean' };
    if (schema instanceof z.ZodNumber) return numberOf(schema);
    if (schema instanceof z.ZodUnion) {
      const options = schema.options as Schema[];
      const literals = options.flatMap((one) => (one instanceof z.ZodLiteral ? [one.value] : []));
      if (literals.length === options.length) return selectOf(literals as number[]);
      // Which of several shapes an entry has cannot change in a form; the one it has is shown.
      const shape = options.find((one) => z.safeParse(one, value).success) ?? options[0];
      if (shape) return coreOf(name, shape, value);
    }
    const reference = isItem || !(schema instanceof z.ZodString) ? undefined : name;
    // A question’s own text has the name of a list of answers elsewhere.
    const chosen =
      reference !== undefined && reference !== 'ask' && chosenOf(reference, collection, known);
    return chosen || textOf(schema);
  }

  /**
   * @param value what the field has now, where its form depends on it
   */
  function fieldOf(name: string, outer: Schema, value?: unknown): EditorField {
    const { schema, isOptional, preset, description } = bare(outer);
    const core = coreOf(name, schema, value);
    const isTyped = !UNTYPED.has(core.widget ?? '');
    const example = isTyped && !OF_EVERY_PAGE.has(name) ? exampleOf(schema) : '';
    const hint = withoutFiles(hintOf(collection, name, description, example));
    const isSimple = typeof preset === 'boolean' || typeof preset === 'string';
    return {
      name,
      label: labelOf(name),
      widget: 'string',
      ...(hint && { hint }),
      ...(isOptional && { required: false }),
      ...(isSimple && { default: preset }),
      ...(core.widget === 'object' && isOptional && { collapsed: true }),
      ...core,
    };
  }

  return { fieldOf, fieldsOf };
}
