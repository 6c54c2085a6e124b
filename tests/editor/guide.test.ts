/** Checks the guide for editors against the schemas: its examples, and all fields in its texts. */
import { LANGUAGES } from '#lib/language.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { complaintsAbout, contentSchemas } from '#collection-schemas';
import { SECTION_WORDS } from '#page-kinds';
import { RULES } from '../../src/content-lint/rules.ts';
import { bare, type Limits, limitsOf, PICTURE } from '#staff/contract/editor/schema.ts';
import { ROOT } from './copy.ts';

type Collection = keyof typeof contentSchemas;
type Schema = z.core.$ZodType;

const GUIDE = readFileSync(join(ROOT, 'src/content/README.md'), 'utf8');
/** Without examples, which contain headings. */
const PROSE = GUIDE.replace(/```[\s\S]*?```/g, '');

/** Collections described in each chapter. */
const CHAPTERS: Readonly<Record<string, readonly Collection[]>> = {
  'Where a field shows': ['pages', 'services', 'posts'],
  'Add a page': ['pages'],
  'Sections of a page': ['pages'],
  Prices: ['prices'],
  'Policies, and the promise to reply': ['policies', 'pages'],
  'Times for the free call': ['slots'],
  'Questions and answers': ['faqs'],
  'Services and programs': ['services', 'closing'],
  People: ['therapists', 'matching'],
  Posts: ['posts', 'categories'],
  Episodes: ['episodes'],
  'Guides and worksheets': ['guides'],
  'The quiz': ['quizzes', 'pages'],
  'Notices, roles and issues': ['legal', 'notices', 'jobs', 'issues', 'media', 'press'],
  'Pictures, and pages that move': ['posts'],
};
/** Words in code font that are neither fields nor values. */
const FREE = new Set([
  'content',
  'src',
  'lawPack',
  'replyHours',
  'focus',
  'daytime',
  'unhurried',
  'quiet',
]);

const picture = (): z.ZodType<{ src: string; width: number; height: number; format: string }> =>
  z.object({ src: z.string(), width: z.number(), height: z.number(), format: z.string() });

interface Named {
  fields: Set<string>;
  /** Keywords that are valid field values. */
  values: Set<string>;
}

/** Names of all fields of a schema, recursively, and their keyword values. */
function namedBy(
  schema: Schema,
  named: Named = { fields: new Set(), values: new Set() },
  seen = new Set<Schema>(),
): Named {
  const { fields, values } = named;
  if (seen.has(schema)) return named;
  seen.add(schema);
  const into = (inner: Schema): Named => namedBy(inner, named, seen);
  if (schema instanceof z.ZodObject)
    for (const [name, inner] of Object.entries(schema.shape as Record<string, Schema>)) {
      fields.add(name);
      into(inner);
    }
  if (schema instanceof z.ZodArray) into(schema.element);
  if (schema instanceof z.ZodUnion) schema.options.forEach(into);
  if (schema instanceof z.ZodRecord) into(schema.valueType);
  if (schema instanceof z.ZodPipe) into(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) into(schema.unwrap());
  if (schema instanceof z.ZodEnum) for (const value of schema.options) values.add(String(value));
  if (schema instanceof z.ZodLiteral) for (const value of schema.values) values.add(String(value));
  return named;
}

function namesIn(schema: Schema): Set<string> {
  const { fields, values } = namedBy(schema);
  return new Set([...fields, ...values]);
}

const schemasOf = (collections: readonly Collection[]): Schema[] =>
  collections.map((name) => contentSchemas[name](picture));

const fieldsOf = (collections: readonly Collection[]): Set<string> =>
  new Set(schemasOf(collections).flatMap((schema) => [...namesIn(schema)]));

function chapter(title: string): string {
  const [, text = ''] = PROSE.split(`\n## ${title}\n`);
  return text.split(/\n## /)[0] ?? '';
}

/** Single words in code font, and names before a colon: `also`, `draft: true`. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z]\w*)(?:: [^`]*)?`/g)].map(([, name = '']) => name);

describe('the fields a chapter names exist', () => {
  it.each(Object.entries(CHAPTERS))('%s', (title, collections) => {
    const known = fieldsOf(collections);
    const named = namedIn(chapter(title));
    expect(named.length, `the guide has a chapter "${title}" that names something`).toBeGreaterThan(
      0,
    );
    expect(
      named.filter((name) => !known.has(name) && !FREE.has(name) && !isLanguage(name)),
    ).toEqual([]);
  });

  it('no chapter with fields is missing', () => {
    const chapters = [...PROSE.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
    const others = [
      'What you need',
      'How a change goes online',
      'Before it goes online',
      // Names the switches of src/site.config.ts, which are no content.
      'Parts that can be off',
      'The law of your state',
      // Names files and lists that a clinician reads; the fields of Spanish pages are in the chapter of pages.
      'Spanish, before it goes online',
    ];
    const rest = chapters.filter((title) => !(title in CHAPTERS) && !others.includes(title));
    expect(rest.filter((title) => namedIn(chapter(title)).length > 0)).toEqual([]);
  });
});

/** Fields that an editor must fill in. */
const COMPLETE: Readonly<Record<string, readonly Collection[]>> = {
  Prices: ['prices'],
  'Policies, and the promise to reply': ['policies'],
  'Times for the free call': ['slots'],
  'Questions and answers': ['faqs'],
  'Services and programs': ['services'],
  People: ['therapists'],
  Posts: ['posts', 'categories'],
  Episodes: ['episodes'],
  'Guides and worksheets': ['guides'],
  'Notices, roles and issues': ['legal', 'notices', 'jobs', 'issues'],
};
/** Keys that Astro resolves to a picture, or links that every file has. */
const PARTS = new Set(['width', 'height', 'format', 'text', 'href']);
/** What stands below `translated`, which the guide names. */
const isLanguage = (name: string): boolean => LANGUAGES.some((language) => language === name);

describe('each chapter lists all fields with all allowed values', () => {
  const common = chapter('Where a field shows');

  it.each(Object.entries(COMPLETE))('%s', (title, collections) => {
    const text = common + chapter(title);
    const code = [...text.matchAll(/`([^`]*)`/g)].map(([, inside]) => inside).join('\n');
    for (const { fields, values } of schemasOf(collections).map((schema) => namedBy(schema))) {
      const isIn = (name: string, where: string): boolean =>
        PARTS.has(name) || isLanguage(name) || new RegExp(`\\b${name}\\b`).test(where);
      expect([...fields].filter((name) => !isIn(name, code))).toEqual([]);
      expect([...values].filter((value) => !isIn(value, text))).toEqual([]);
    }
  });

  it('each section lists all fields with all allowed values', () => {
    const text = chapter('Sections of a page');
    const missing = [...fieldsBySection()].flatMap(([kind, names]) => {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${kind}\``)) ?? '';
      // Values are listed below the table.
      const known = row + text.slice(text.lastIndexOf('|'));
      return [...names]
        .filter((name) => name !== 'kind' && !PARTS.has(name))
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(known) && !common.includes(name))
        .map((name) => `${kind}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Fields by section kind. */
function fieldsBySection(): Map<string, Set<string>> {
  const sections: Schema = contentSchemas.pages(picture).shape.sections.element;
  const options: readonly Schema[] = sections instanceof z.ZodUnion ? sections.options : [];
  return new Map(
    options
      .filter((option) => option instanceof z.ZodObject)
      .map((option) => [String(option.shape.kind.value), namesIn(option)]),
  );
}

describe('the table of sections', () => {
  const sections = fieldsBySection();
  const rows = [...chapter('Sections of a page').matchAll(/^\| `([\w-]+)` +\|[^|]*\|(.*)\|$/gm)];

  it('lists each section kind once', () => {
    expect(rows.map(([, kind]) => kind).toSorted()).toEqual([...sections.keys()].toSorted());
  });

  it.each(rows.map(([, kind = '', needs = '']) => [kind, needs] as const))(
    '%s: the fields it names are its own',
    (kind, needs) => {
      const known = sections.get(kind) ?? new Set();
      expect(namedIn(needs).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

describe('the table of rules', () => {
  it('lists exactly the content lint rules', () => {
    const rows = [...chapter('Before it goes online').matchAll(/^\| `(\w+)` +\|/gm)];
    expect(rows.map(([, rule]) => rule).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });
});

describe('examples', () => {
  const examples = [...GUIDE.matchAll(/^## (.*)$|```markdown\n---\n([\s\S]*?)---\n/gm)];
  const placed = examples.flatMap(([, , front], at) => {
    const title =
      examples.slice(0, at).findLast(([, heading = '']) => heading in CHAPTERS)?.[1] ?? '';
    return front ? [[title, front] as const] : [];
  });

  it('are found', () => {
    expect(placed.length).toBeGreaterThanOrEqual(2);
  });

  it.each(placed)('%s: the example is right', (title, front) => {
    const [name = 'pages'] = CHAPTERS[title] ?? [];
    expect(complaintsAbout(name, parse(front))).toEqual([]);
  });
});

it('the editor names each kind of section as the guide does', () => {
  const rows = [...chapter('Sections of a page').matchAll(/^\| `([\w-]+)` *\| (.*?) *\|/gm)];
  const words = Object.fromEntries(rows.map(([, kind, shows]) => [kind, shows]));
  expect(SECTION_WORDS).toEqual(words);
});

it('the lengths of titles and short descriptions are those of the schemas, which the counters show', () => {
  const limits = (schema: z.ZodType, name: string): Limits => {
    const { [name]: field } = (schema as z.ZodObject).shape;
    return field ? limitsOf(bare(field).schema) : {};
  };
  const [page, post] = [contentSchemas.pages(() => PICTURE), contentSchemas.posts(() => PICTURE)];
  const { min, max } = limits(page, 'description');
  expect(GUIDE).toContain(
    `A \`title\` has up to ${limits(page, 'title').max} characters, a \`seoTitle\` up to ${limits(page, 'seoTitle').max}, ${limits(post, 'seoTitle').max} in a post`,
  );
  expect(GUIDE).toContain(`${min} to ${max} characters, different on every page`);
});
