/**
 * The configuration of the content editor (Sveltia CMS): every collection with a field for every
 * field of its schema. Pure; the caller knows what the content has.
 */
import type * as z from 'zod';
import { contentSchemas } from '#collection-schemas';
import { alwaysNeedsText } from '#lib/content/needs-text.ts';
import { COLLECTIONS, type CollectionName, type FolderCollection, LISTS } from '#collections';
import {
  EDITOR_FILES,
  EDITOR_FOLDERS,
  type EditorFolder,
  editorName,
  FILES_COLLECTION,
  GROUPS,
  LISTS_COLLECTION,
} from './collections.ts';
import { site } from '#site';
import { createFields, type EditorField, type Known } from './field.ts';
import { MAX_PICTURE } from './limits.ts';
import { rowTemplate, type Sorting, sortingOf } from './lists.ts';
import { nameIn } from './names.ts';
import { type Fold, foldsOf, inOrder } from './order.ts';
import { PICTURE } from './schema.ts';

/** A collection of the editor, in the format of its configuration. */
export interface EditorCollection {
  name: string;
  label: string;
  label_singular?: string;
  description: string;
  folder?: string;
  create?: boolean;
  extension?: string;
  format?: string;
  identifier_field?: string;
  slug?: Slug;
  summary?: string;
  sortable_fields?: Sorting;
  editor?: { preview: boolean };
  media_folder: string;
  public_folder: string;
  fields?: EditorField[];
  files?: EditorFile[];
}
interface Slug {
  template: string;
  editable: string[];
  hint: string;
}
export interface EditorFile {
  name: string;
  label: string;
  file: string;
  media_folder: string;
  public_folder: string;
  fields: EditorField[];
}

/** Everything but where the content is kept. */
export interface EditorConfig {
  /** In the titles of its views, and while it opens. */
  app_title: string;
  logo: { src: string; show_in_header: boolean };
  media_folder: string;
  public_folder: string;
  output: object;
  editor: { preview: boolean };
  media_libraries: object;
  slug: object;
  collections: EditorCollection[];
  /** Names of the collections below each heading of their list; the page of the editor adds the headings. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** What fields of these names have in other entries, offered while one writes. */
  offers: Readonly<Record<string, readonly string[]>>;
  /** What is folded at the end of each form, by collection; the page of the editor folds it. */
  folds: Readonly<Record<string, readonly Fold[]>>;
}

/** What the content has now. */
export interface Content extends Known {
  /** The number of the next post. */
  nextPost: number;
}

const ROOT = 'src/content';
const PICTURES = `/${ROOT}/images`;

/** Pixels of the longer side: sharp on a phone and at a desk in every place that the site has for pictures. */
const MAX_SIDE = 2048;

/** Photos become WebP without the place where they were taken; other hosts’ pictures are not offered. */
const MEDIA = {
  default: {
    config: {
      max_file_size: MAX_PICTURE,
      slugify_filename: true,
      transformations: {
        raster_image: { format: 'webp', quality: 85, width: MAX_SIDE, height: MAX_SIDE },
      },
    },
  },
  stock_assets: false,
};

/** From a file to the pictures. */
const toPictures = (path: string): string => {
  const depth = path.split('/').length - 1;
  return `${depth === 0 ? './' : '../'.repeat(depth)}images`;
};

const schemaOf = (of: CollectionName): z.ZodObject =>
  contentSchemas[of](PICTURE_FIELD) as unknown as z.ZodObject;
const PICTURE_FIELD = (): typeof PICTURE => PICTURE;

/** The fields of one entry. */
function fieldsOf(of: CollectionName, known: Known, value?: unknown): EditorField[] {
  const { fieldOf } = createFields(of, known);
  const whole = fieldOf(of, schemaOf(of), value);
  return withShortTitle(whole.fields ?? []);
}

/** The title may be longer than search engines show, if another one is written for them: the form says from where on. */
function withShortTitle(fields: readonly EditorField[]): EditorField[] {
  const { label, maxlength } = fields.find(({ name }) => name === 'seoTitle') ?? {};
  if (maxlength === undefined) return [...fields];
  const more = `Over ${maxlength} characters, write a shorter one under “${label}”.`;
  return fields.map((field) =>
    field.name === 'title' ? { ...field, hint: `${field.hint ?? ''} ${more}`.trim() } : field,
  );
}

function slugOf(of: CollectionName, title: string, nextPost: number): Slug {
  const template = of === 'posts' ? `${nextPost}-{{title}}` : `{{${title}}}`;
  const hint =
    of === 'posts'
      ? `The next free number and a few words: ${nextPost}-why-we-whisper. The words may change later; the number may not.`
      : 'The end of its address, in lower case with hyphens.';
  return { template, editable: ['create'], hint };
}

function folderOf(
  { of, path, label, description }: EditorFolder,
  content: Content,
): EditorCollection {
  const { files, one, title = 'title', line, hasPreview }: FolderCollection = COLLECTIONS[of];
  const isText = files === 'md';
  const fields = fieldsOf(of, content);
  const body: EditorField = {
    name: 'body',
    label: 'Text',
    widget: 'markdown',
    ...(!alwaysNeedsText(of) && { required: false }),
    hint: '“## ” begins a heading, “- ” a list, an empty line a new paragraph.',
    // With buttons, where they write a text as it was (`staff/stores/content/same-text.ts`).
    modes: ['rich_text', 'raw'],
  };
  return {
    name: editorName(path),
    label,
    label_singular: one,
    description,
    folder: `${ROOT}/${path}`,
    create: true,
    extension: files,
    format: isText ? 'yaml-frontmatter' : 'yaml',
    identifier_field: title,
    slug: slugOf(of, title, content.nextPost),
    summary: rowTemplate(
      title,
      line,
      fields.some(({ name }) => name === 'draft'),
    ),
    sortable_fields: sortingOf(
      fields.map(({ name }) => name),
      title,
    ),
    editor: { preview: hasPreview === true },
    media_folder: PICTURES,
    public_folder: toPictures(`${path}/file`),
    fields: inOrder(fields, isText ? body : undefined, of),
  };
}

const fileOf = (path: string, label: string, fields: EditorField[]): EditorFile => ({
  name: editorName(path),
  label,
  file: `${ROOT}/${path}.yaml`,
  media_folder: PICTURES,
  public_folder: toPictures(path),
  fields,
});

/** A file with an object for each entry; the editor cannot add or rename entries of such a file. */
function listOf([of, { path, label }]: (typeof LISTS)[number], content: Content): EditorFile {
  const { fieldOf } = createFields(of, content);
  const entries = Object.entries(content.entries?.[of] ?? {});
  const fields = entries.map(([name, value]) => {
    const field = fieldOf(name, schemaOf(of), value);
    return {
      ...field,
      label: nameIn(content.entries?.[of], name),
      ...(field.fields && { fields: inOrder(field.fields, undefined, of) }),
      ...(entries.length > 1 && { collapsed: true }),
    };
  });
  return fileOf(path, label, fields);
}

/** As they are listed; what is in no group is missing. */
const inGroups = (collections: readonly EditorCollection[]): EditorCollection[] =>
  Object.values(GROUPS)
    .flat()
    .flatMap((name) => collections.filter((one) => one.name === name));

/** The configuration, without the backend. */
export function editorConfig(content: Content): EditorConfig {
  const lists = LISTS.filter(([of]) => content.entries?.[of] !== undefined);
  const folders = EDITOR_FOLDERS.map((folder) => folderOf(folder, content));
  const folds = EDITOR_FOLDERS.map(({ of }, at) => foldsOf(folders[at]?.fields ?? [], of));
  return {
    app_title: site.name,
    logo: { src: '/favicon.svg', show_in_header: false },
    folds: Object.fromEntries(folders.map(({ name }, at) => [name, folds[at] ?? []])),
    media_folder: PICTURES.slice(1),
    // The editor refuses a relative one here; each collection says its own.
    public_folder: '/images',
    // Empty optional fields are left out, so that a save adds no lines to a file.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    editor: { preview: false },
    media_libraries: MEDIA,
    slug: { encoding: 'ascii', clean_accents: true },
    groups: GROUPS,
    offers: { tags: content.names['tags'] ?? [] },
    collections: inGroups([
      ...folders,
      {
        ...LISTS_COLLECTION,
        media_folder: PICTURES,
        public_folder: './images',
        files: lists.map((list) => listOf(list, content)),
      },
      {
        ...FILES_COLLECTION,
        media_folder: PICTURES,
        public_folder: '../images',
        files: EDITOR_FILES.map(([of, { path, label }]) =>
          fileOf(path, label, fieldsOf(of, content)),
        ),
      },
    ]),
  };
}
