/** Holds the editor’s configuration against the schemas: no field, kind or limit may differ. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contentSchemas } from '#collection-schemas';
import { LISTS } from '#collections';
import { EDITOR_FOLDERS } from './collections.ts';
import { type EditorFile, editorConfig } from './config.ts';
import { createFields, type EditorField } from './field.ts';
import { inOrder } from './order.ts';
import { bare, PICTURE } from './schema.ts';

type Schema = z.core.$ZodType;
type Name = keyof typeof contentSchemas;

const KNOWN = {
  names: { prices: ['reset'], categories: ['sleep'], focus: ['couples'] },
};
const NAMES = Object.keys(contentSchemas) as Name[];
const config = editorConfig({
  ...KNOWN,
  entries: Object.fromEntries(LISTS.map(([name]) => [name, { one: {} }])),
  nextPost: 25,
});
const schemaOf = (name: Name): Schema => contentSchemas[name](() => PICTURE);

/** Paths of all fields of a schema, with kinds of sections in brackets. */
function schemaPaths(outer: Schema, path = ''): string[] {
  const { schema } = bare(outer);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, Schema>).flatMap(([name, inner]) => [
      `${path}/${name}`,
      ...schemaPaths(inner, `${path}/${name}`),
    ]);
  if (schema instanceof z.ZodArray) return schemaPaths(schema.element, path);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (schema.options as z.ZodObject[]).flatMap((option) => {
      const { kind, ...rest } = option.shape as Record<string, Schema>;
      const name = `${path}[${String((kind as z.ZodLiteral).value)}]`;
      return [name, ...schemaPaths(z.object(rest), name)];
    });
  if (schema instanceof z.ZodRecord)
    return ((schema.keyType as z.ZodEnum).options as string[]).flatMap((key) => [
      `${path}/${key}`,
      ...schemaPaths(schema.valueType as Schema, `${path}/${key}`),
    ]);
  return [];
}

function fieldPaths(fields: readonly EditorField[], path = ''): string[] {
  return fields.flatMap((field) => [
    `${path}/${field.name}`,
    ...fieldPaths(field.fields ?? [], `${path}/${field.name}`),
    ...fieldPaths(field.field?.fields ?? [], `${path}/${field.name}`),
    ...(field.types ?? []).flatMap((type) => {
      const name = `${path}/${field.name}[${type.name}]`;
      return [name, ...fieldPaths(type.fields ?? [], name)];
    }),
  ]);
}

/** All fields of the configuration, with their paths. */
const every = (fields: readonly EditorField[]): EditorField[] =>
  fields.flatMap((field) => [
    field,
    ...every(field.fields ?? []),
    ...every(field.field ? [field.field] : []),
    ...every((field.types ?? []).flatMap((type) => type.fields ?? [])),
  ]);

const fieldsOf = (name: Name): EditorField[] =>
  createFields(name, KNOWN).fieldOf(name, schemaOf(name)).fields ?? [];
const make = (schema: Schema, name = 'field'): EditorField =>
  createFields('posts', KNOWN).fieldOf(name, schema);

describe('the editor has every field of the schemas', () => {
  it.each(NAMES)('%s', (name) => {
    const wanted = schemaPaths(schemaOf(name));
    expect(wanted.length).toBeGreaterThan(0);
    expect(fieldPaths(fieldsOf(name)).sort()).toEqual(wanted.sort());
  });

  it('in a form that can be opened', () => {
    const forms = config.collections.flatMap(({ fields, files = [] }) => [
      ...(fields ? [fields] : []),
      ...files.map((file) => file.fields),
    ]);
    const shown = forms.map((fields) =>
      fieldPaths(fields)
        .filter((path) => path !== '/body')
        .join(),
    );
    for (const name of NAMES) {
      const own = fieldPaths(inOrder(fieldsOf(name), undefined, name));
      const listed = ['/one', ...own.map((path) => `/one${path}`)].join();
      expect(shown, `a form for ${name}`).toContain(
        LISTS.some(([of]) => of === name) ? listed : own.join(),
      );
    }
  });

  it('and follows a schema that changes', () => {
    const before = z.strictObject({ title: z.string().max(60) });
    const after = before.extend({ summary: z.string().min(50).max(200).optional() });
    expect(make(before).fields?.map(({ name }) => name)).toEqual(['title']);
    expect(make(after).fields?.[1]).toMatchObject({
      name: 'summary',
      widget: 'text',
      required: false,
      minlength: 50,
      maxlength: 200,
    });
  });
});

describe('a field has the limits of its schema', () => {
  it.each<[string, Schema, Partial<EditorField>]>([
    ['text', z.string().min(1).max(60), { widget: 'string', maxlength: 60 }],
    ['long text', z.string().max(121), { widget: 'text', maxlength: 121 }],
    ['day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['whole number', z.int().positive().max(9), { value_type: 'int', min: 1, max: 9 }],
    ['zero or more', z.int().nonnegative(), { min: 0 }],
    ['part of a number', z.number().min(0.5), { value_type: 'float', min: 0.5 }],
    ['exactly three', z.array(z.string()).length(3), { widget: 'list', min: 3, max: 3 }],
    ['one to five', z.array(z.string()).min(1).max(5), { min: 1, max: 5 }],
    ['switch', z.boolean().default(false), { widget: 'boolean', required: false, default: false }],
    ['fixed', z.literal(true), { widget: 'hidden', default: true }],
    [
      'picture that the server takes',
      PICTURE.optional(),
      { widget: 'image', required: false, accept: 'image/jpeg,image/png,image/webp,image/avif' },
    ],
    ['form', z.string().regex(/^a+$/, 'write a'), { pattern: ['/^a+$/', 'write a'] }],
  ])('%s', (_, schema, wanted) => {
    expect(make(schema)).toMatchObject(wanted);
  });

  it('keywords', () => {
    const options = [
      { label: 'Teal', value: 'teal' },
      { label: 'Tan', value: 'tan' },
    ];
    const colors = z.enum(['teal', 'tan']);
    expect(make(colors)).toMatchObject({ widget: 'select', options });
    expect(make(z.array(colors))).toMatchObject({ widget: 'select', multiple: true, options });
  });

  it('and no required field of the schemas is optional, nor the other way around', () => {
    const { title, coverAlt, draft } = Object.fromEntries(
      fieldsOf('posts').map((field) => [field.name, field]),
    );
    expect(title?.required).toBeUndefined();
    expect(coverAlt?.required).toBe(false);
    expect(draft?.required).toBe(false);
    expect(every(fieldsOf('pages')).filter(({ name }) => name === 'alt')).not.toEqual([]);
    for (const alt of every(fieldsOf('pages')).filter(({ name }) => name === 'alt'))
      expect(alt.required).toBeUndefined();
  });
});

describe('what an entry refers to is chosen, not typed', () => {
  const fields = NAMES.flatMap((name) => every(fieldsOf(name)).map((field) => ({ name, field })));
  it.each(['author', 'people', 'writer', 'reviewedBy'])('%s is a person', (name) => {
    const found = fields.filter(({ field }) => field.name === name);
    expect(found.length).toBeGreaterThan(0);
    for (const { field } of found)
      expect(field).toMatchObject({ widget: 'relation', collection: 'therapists' });
  });
  it('an offer is a price', () => {
    const found = fields.filter(({ field }) => field.name === 'offer');
    expect(found.length).toBeGreaterThan(0);
    for (const { field } of found)
      expect(field.options).toEqual([{ label: 'Reset', value: 'reset' }]);
  });
  it('a price keeps the shape it has', () => {
    const of = (price: unknown): EditorField | undefined =>
      createFields('prices', KNOWN)
        .fieldOf('one', schemaOf('prices'), { price })
        .fields?.find(({ name }) => name === 'price');
    expect(of(120)).toMatchObject({ widget: 'number', min: 0, required: false });
    expect(of({ low: 1, high: 2 })?.fields?.map(({ name }) => name)).toEqual(['low', 'high']);
  });
});

it('every collection is below one heading, with a line that says what it is', () => {
  const listed = Object.values(config.groups).flat();
  expect(config.collections.map(({ name }) => name)).toEqual(listed);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBe(EDITOR_FOLDERS.length + 2);
  for (const { description } of config.collections) expect(description.length).toBeGreaterThan(10);
});

it('the second line of a list has fields that every entry has', () => {
  for (const { summary = '', fields = [], name } of config.collections)
    for (const [, line = ''] of summary.matchAll(/ \*([^*]+)\*/g))
      for (const [, field] of line.matchAll(/\{\{(\w+)/g)) {
        const found = fields.find((one) => one.name === field);
        expect(found, `${name}: ${field}`).toBeDefined();
        expect(found?.required, `${name}: ${field}`).not.toBe(false);
      }
});

describe('the order of a form', () => {
  const forms = config.collections.filter(({ fields, format }) => fields && format !== 'yaml');

  it.each(forms.map(({ name, fields = [] }) => [name, fields] as const))(
    '%s: title, short description, then the text; what is folded at the end, each in one fold',
    (name, fields) => {
      const names = fields.map((field) => field.name);
      const body = names.indexOf('body');
      const before = new Set(['title', 'name', 'question', 'description']);
      expect(names.slice(0, body).filter((one) => !before.has(one))).toEqual([]);
      expect(names.slice(body + 1).filter((one) => before.has(one))).toEqual([]);
      const folds = config.folds[name] ?? [];
      const folded = folds.flatMap((fold) => fold.fields);
      expect(names.slice(names.length - folded.length)).toEqual(folded);
      for (const fold of folds)
        expect(fold.isNeeded, fold.label).toBe(
          fields.some((one) => fold.fields.includes(one.name) && one.required !== false),
        );
    },
  );

  it('of a post: text and picture, then three folds, of which a new post needs the first', () => {
    const posts = forms.find(({ name }) => name === 'posts')?.fields ?? [];
    const first = ['title', 'description', 'body', 'cover', 'coverAlt'];
    expect(posts.slice(0, 5).map(({ name }) => name)).toEqual(first);
    expect(posts[2]?.required).toBeUndefined();
    expect(config.folds['posts']).toMatchObject([
      { fields: ['author', 'category', 'date', 'draft', 'tags'], isNeeded: true },
      { fields: ['seoTitle', 'noindex'], isNeeded: false },
      { fields: ['updated', 'reviewedBy', 'lastReviewed', 'legacyPaths'], isNeeded: false },
    ]);
  });

  it('of a price: what it costs follows its name', () => {
    const fields = inOrder(fieldsOf('prices'), undefined, 'prices').map(({ name }) => name);
    expect(fields.slice(0, 3)).toEqual(['name', 'price', 'options']);
  });
});

it('what is chosen has the name that visitors read, and two of one name are told apart', () => {
  const entries = {
    prices: {
      first: { name: 'A session' },
      second: { name: 'A session' },
      'late-fee': { name: 'Late' },
    },
  };
  const known = { names: { prices: Object.keys(entries.prices) }, entries };
  const field = createFields('posts', known).fieldOf('offer', z.string().optional());
  expect(field.options?.map(({ label }) => label)).toEqual([
    'A session (first)',
    'A session (second)',
    'Late',
  ]);
  const { collections } = editorConfig({ ...known, nextPost: 1 });
  const [prices] = collections.find(({ name }) => name === 'lists')?.files ?? [];
  expect(prices?.fields.map(({ label }) => label)).toEqual([
    'A session (first)',
    'A session (second)',
    'Late',
  ]);
});

it('the counter of a title, and what is said from when on another is needed, are of the schemas', () => {
  const posts = config.collections.find(({ name }) => name === 'posts')?.fields ?? [];
  const pages = config.collections.find(({ name }) => name === 'pages')?.fields ?? [];
  const of = (fields: readonly EditorField[], name: string): EditorField | undefined =>
    fields.find((field) => field.name === name);
  for (const fields of [posts, pages])
    expect(of(fields, 'title')?.hint).toContain(
      `Over ${of(fields, 'seoTitle')?.maxlength} characters, write a shorter one under “Title for search engines”.`,
    );
  expect(of(posts, 'seoTitle')?.maxlength).not.toBe(of(pages, 'seoTitle')?.maxlength);
});

it('tags of other posts are offered', () => {
  const known = { names: { ...KNOWN.names, tags: ['grief', 'sleep'] }, nextPost: 1 };
  expect(editorConfig(known).offers).toEqual({ tags: ['grief', 'sleep'] });
});

it('labels and hints are words', () => {
  const [title, date] = ['title', 'date'].map((name) =>
    fieldsOf('posts').find((field) => field.name === name),
  );
  expect(title).toMatchObject({ label: 'Title' });
  expect(date).toMatchObject({ label: 'Day it appears' });
  expect(date?.hint).toContain('a day to come');
  for (const name of NAMES)
    for (const { label, hint = '' } of every(fieldsOf(name)))
      expect(`${label} ${hint}`).not.toMatch(/undefined|\bnull\b/);
});

it('labels and hints have no word of one practice', () => {
  const own = /slack|detox|reset|hearthline|dallas|texas/i;
  const words = NAMES.flatMap((name) => every(fieldsOf(name))).flatMap(
    ({ label = '', label_singular: one = '', hint = '', pattern: [, message] = ['', ''] }) =>
      [label, one, hint, message].filter((text) => own.test(text)),
  );
  expect([...new Set(words)]).toEqual([]);
});

it('pictures are where the editor may put them, and written as seen from the file', () => {
  // Sveltia CMS 0.221.1 does not start with a relative folder for all collections.
  expect(config.public_folder).toMatch(/^\//);
  const places = config.collections.flatMap(
    (one): readonly Pick<EditorFile, 'name' | 'media_folder' | 'public_folder'>[] =>
      one.files ?? [one],
  );
  for (const { media_folder: folder } of places) expect(folder).toBe('/src/content/images');
  const seenFrom = (name: string): string | undefined =>
    places.find((one) => one.name === name)?.public_folder;
  expect(seenFrom('posts')).toBe('../images');
  expect(seenFrom('pages-es')).toBe('../../images');
  expect(seenFrom('categories')).toBe('./images');
  expect(seenFrom('slots')).toBe('./images');
  expect(seenFrom('tools-ritual-creator')).toBe('../images');
});
