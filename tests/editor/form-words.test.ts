/**
 * What editors read in the forms: no names of files, of fields in them, and no YAML. Held over every hint, every message
 * of a schema, and every reason and example in the source of the checks.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contentSchemas } from '#collection-schemas';
import { LISTS } from '#collections';
import { editorConfig } from '#staff/contract/editor/config.ts';
import type { EditorField } from '#staff/contract/editor/field.ts';
import { bare, PICTURE } from '#staff/contract/editor/schema.ts';
import { fieldNames } from '#staff/contract/editor/without-files.ts';
import { problemOf } from '#content-editor/problems.ts';
import { check } from '#content-lint/lint.ts';
import { parseFile } from '#content-lint/parse.ts';
import { readProject, siteOf } from '#content-lint/project.ts';
import { readContent } from '#content-lint/read-project.ts';
import { reasonOf } from '#content-lint/rules/schema.ts';
import { BUILD_MISTAKES, MISTAKES } from './mistakes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const names = [...fieldNames()];
const telling = names.filter((name) => /[a-z][A-Z]/.test(name));

/** What shows that a sentence is about a file. */
const OF_FILES: readonly RegExp[] = [
  /(?<!https?:\/\/\S*)\b[\w-]+\.(?:md|ya?ml|ts|json)\b/,
  /\bsrc\/|\bpublic\/|\.\.\//,
  /\bYAML\b|front matter|---|\bfile names?\b|\bthis file\b|quotation marks around/i,
  /for example: - |^- /i,
  new RegExp(`(?<![\\w/{:.@-])(?:${telling.join('|')})\\b`),
  new RegExp(`"(?:${names.join('|')}):?"`),
  new RegExp(`(?:^|For example: |write )(?:${names.join('|')}): `),
  // A list; `kim` is the example of a reference in Markdown.
  /\[(?!kim\])[a-z]+\](?!\()/,
  /\{ \w+: /,
];
const ofFiles = (text: string): string[] =>
  OF_FILES.flatMap((pattern) =>
    pattern.exec(text) ? [`${pattern.exec(text)?.[0]} in: ${text}`] : [],
  );

interface Said {
  rule?: string;
  field?: string;
  why: string;
  example: string;
}
/** As an editor reads it. */
const shown = ({ rule = 'schema', field = 'title', why, example }: Said): string => {
  const one = { rule, field, why, example, file: 'posts/7-the-phone.md', line: 3, words: 'x' };
  const { field: label, words } = problemOf(one, {}, false);
  return `${label}: ${words}`;
};

const every = (fields: readonly EditorField[]): EditorField[] =>
  fields.flatMap((field) => [
    field,
    ...every(field.fields ?? []),
    ...every(field.field ? [field.field] : []),
    ...every((field.types ?? []).flatMap((type) => [type, ...(type.fields ?? [])])),
  ]);

it('labels, hints and messages of the forms', () => {
  const { collections } = editorConfig({
    names: { prices: ['reset'], categories: ['sleep'], focus: ['couples'] },
    entries: Object.fromEntries(LISTS.map(([name]) => [name, { one: {} }])),
    nextPost: 25,
  });
  const fields = collections.flatMap((one) => [
    ...every(one.fields ?? []),
    ...(one.files ?? []).flatMap((file) => every(file.fields)),
  ]);
  expect(fields.length).toBeGreaterThan(300);
  const texts = fields.flatMap(({ label = '', hint = '', pattern: [, message] = ['', ''] }) => [
    label,
    hint,
    message,
  ]);
  expect([...new Set(texts)].flatMap(ofFiles)).toEqual([]);
});

type Schema = z.core.$ZodType;

function innerOf(schema: Schema): Schema[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape as Record<string, Schema>);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options as Schema[];
  return schema instanceof z.ZodRecord ? [schema.valueType as Schema] : [];
}

function schemasIn(outer: Schema): Schema[] {
  const { schema } = bare(outer);
  return [outer, schema, ...innerOf(schema).flatMap(schemasIn)];
}

const WRONG = [
  undefined,
  null,
  '',
  'x',
  '\u0000',
  '“x”',
  'X y '.repeat(900),
  -1,
  0,
  1.5,
  1e9,
  true,
].concat([
  [],
  ['x'],
  Array.from({ length: 60 }, () => 'x'),
  {},
  { tagz: 1, titel: 'x' },
] as never[]);

it('messages of the schemas', () => {
  const said = Object.values(contentSchemas)
    .flatMap((schema) => schemasIn(schema(() => PICTURE)))
    .flatMap((schema) =>
      WRONG.flatMap((value) =>
        (z.safeParse(schema, value).error?.issues ?? []).map(({ message }) =>
          JSON.stringify(reasonOf(message, value)),
        ),
      ),
    );
  // Most schemas say the same, and to put it into an editor's words takes longest.
  const texts = new Set([...new Set(said)].map((one) => shown(JSON.parse(one) as Said)));
  expect(texts.size).toBeGreaterThan(200);
  expect([...texts].flatMap(ofFiles)).toEqual([]);
});

/** A place in a text that is filled in when the check runs: a file where one is meant, a word otherwise. */
const filled = (expression: string): string =>
  /file|path|folder|near|relative/i.test(expression) ? 'posts/7-the-phone.md' : 'kim';

/** The texts that an expression can have. */
function textsOf(node: ts.Expression, source: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => filled(expression.getText(source)) + literal.text)
          .join(''),
    ];
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, source), ...textsOf(node.whenFalse, source)];
  if (ts.isBinaryExpression(node)) return textsOf(node.left, source);
  return [];
}

/** Every reason and example that is written in a file of the source. */
function saidIn(path: string): Said[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Said[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const textOf = (name: string): string[] =>
        node.properties.flatMap((one) =>
          ts.isPropertyAssignment(one) && one.name.getText(source) === name
            ? textsOf(one.initializer, source)
            : [],
        );
      const [rule] = /front-matter/.test(path) ? ['writing'] : textOf('rule');
      const [field] = textOf('field');
      const about = { ...(rule && { rule }), ...(field && { field }) };
      for (const why of textOf('why')) found.push({ ...about, why, example: 'x' });
      for (const example of textOf('example')) found.push({ ...about, why: 'x', example });
      for (const error of textOf('error')) found.push(reasonOf(error, 'x'));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

it('every reason and example in the source of the checks and schemas', () => {
  const files = globSync('src/{content-lint,features,lib}/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|rule-tester/.test(path),
  );
  const said = files.flatMap((path) => saidIn(join(ROOT, path)));
  expect(said.length).toBeGreaterThan(150);
  expect([...new Set(said.map(shown))].flatMap(ofFiles)).toEqual([]);
});

describe('real mistakes', () => {
  const content = readContent(ROOT);
  const site = siteOf(content, readProject(ROOT), '2026-11-21');

  it.each([...BUILD_MISTAKES, ...MISTAKES])('$kind', ({ file, from, to }) => {
    const path = join(ROOT, 'src/content', file);
    const before = from.toString() === '/^$/' ? '' : readFileSync(path, 'utf8');
    const parsed = parseFile(file, before.replace(from, to));
    const found = check(parsed, site).filter(({ accepted }) => accepted === undefined);
    expect(found.length).toBeGreaterThan(0);
    const read = found.map((one) => {
      const { field, words } = problemOf(one, parsed.data, false);
      return `${field}: ${words}`;
    });
    expect(read.flatMap(ofFiles)).toEqual([]);
  });
});
