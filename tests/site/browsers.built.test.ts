/** Scripts and styles are for the browsers that README.md names (site-build/scripts/browser-targets.ts). */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it, test } from 'vitest';
import { transform } from 'lightningcss';
import { site } from '#site';
import { inlineScripts } from '../budgets/weight.ts';
import { STYLE_TARGETS } from '#site-build/scripts/browser-targets.ts';
import { DIST, distinct } from './dist.ts';
import {
  builtDeclarations,
  declarationsOf,
  ENHANCEMENTS,
  lacking,
  type Question,
} from './declarations.ts';

const { SyntaxKind } = ts;

/** Syntax that Chrome 91, Firefox 91 or Safari 14.1 does not support, with the first versions that do. */
function newerThanBaseline(node: ts.Node): string | undefined {
  switch (node.kind) {
    case SyntaxKind.ClassStaticBlockDeclaration:
      return 'static block (Chrome 94, Safari 16.4)';
    case SyntaxKind.ImportAttributes:
      return 'import attributes (Chrome 123, Safari 17.2)';
    case SyntaxKind.Decorator:
      return 'decorator';
    case SyntaxKind.AwaitExpression:
      return ts.findAncestor(node, ts.isFunctionLike) ? undefined : 'top-level await (Safari 15)';
    case SyntaxKind.PrivateIdentifier: {
      const { parent } = node;
      if (ts.isBinaryExpression(parent)) return '#field in object (Safari 15)';
      return ts.isMethodDeclaration(parent) || ts.isAccessor(parent)
        ? 'private method (Safari 15)'
        : undefined;
    }
    case SyntaxKind.RegularExpressionLiteral: {
      const text = (node as ts.RegularExpressionLiteral).text;
      if (/[dv]\w*$/.test(text.slice(text.lastIndexOf('/')))) return 'flag d or v (Safari 15, 17)';
      if (/\(\?<[=!]/.test(text)) return 'lookbehind (Safari 16.4)';
      return /\(\?[ims-]+:/.test(text) ? 'modifier (Chrome 125)' : undefined;
    }
    default:
      return undefined;
  }
}

/** Unsupported syntax or syntax errors, deduplicated. */
function tooNew(code: string): string[] {
  const found = new Set<string>();
  const file = ts.createSourceFile('script.js', code, ts.ScriptTarget.ESNext, true);
  for (const { messageText } of (file as unknown as { parseDiagnostics: ts.Diagnostic[] })
    .parseDiagnostics)
    found.add(ts.flattenDiagnosticMessageText(messageText, ' '));
  const visit = (node: ts.Node): void => {
    const what = newerThanBaseline(node);
    if (what) found.add(what);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

test.each([
  'class A { static { go() } }',
  'class A { #go() {} }',
  'class A { #a; has = (b) => #a in b }',
  'await go()',
  '/a/v',
  '/(?<=a)b/u',
  '/(?i:a)b/',
  'import a from "./a.json" with { type: "json" }',
  'let = = 1',
])('%s is detected', (code) => {
  expect(tooNew(code)).toHaveLength(1);
});

test('supported syntax is accepted', () => {
  expect(
    tooNew('class A { #a = 1; static b = 2; c() { return this.#a ?? (this.d ||= /(?<n>a)/su) } }'),
  ).toEqual([]);
});

test('every script file', () => {
  // Partytown's files and its tags need consent, and only run in newer browsers. The content editor is for the
  // practice's own editors, and needs a browser of 2023 or newer (src/content/README.md).
  const files = globSync('**/*.js', { cwd: DIST }).filter(
    (file) => !file.startsWith('~partytown') && !file.startsWith('_astro/editor.'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) =>
      tooNew(readFileSync(resolve(DIST, file), 'utf8')).map((what) => `${file}: ${what}`),
    ),
  ).toEqual([]);
});

test('every script in a page', () => {
  const scripts = new Set(distinct.flatMap(inlineScripts));
  expect(scripts.size).toBeGreaterThan(5);
  expect([...scripts].flatMap(tooNew)).toEqual([]);
});

/** Of all pages: reading them takes as long as the rest of this file. */
const BUILT = builtDeclarations();

const SHEET =
  '@font-face{src:url(a)}a{color:red;color:var(--a);--b:1;content:"};{";&:hover b{width:1px}}' +
  '@supports (x:y){i{x:y!important}}u{-webkit-user-select:none;user-select:none}';

/** An engine that knows all but some questions. */
const without =
  (...unknown: string[]) =>
  (questions: readonly Question[]): Promise<boolean[]> =>
    Promise.resolve(questions.map((question) => !unknown.includes(question.join(': '))));

it('reads every declaration that an engine can judge', () => {
  expect(
    declarationsOf(SHEET).map(({ property, value, conditions, fallbacks }) =>
      [`${property}: ${value}`, ...conditions, ...fallbacks.map((one) => one.join(': '))].join(),
    ),
  ).toEqual([
    'width: 1px',
    'color: red',
    'content: "};{"',
    'x: y,(x:y)',
    '-webkit-user-select: none',
    'user-select: none,-webkit-user-select: none',
  ]);
});

it('names what an engine drops, unless it has a fallback or its condition does not hold', async () => {
  const all = declarationsOf(SHEET);
  expect(await lacking(all, without())).toEqual([]);
  expect(await lacking(all, without('width: 1px', 'user-select: none'))).toEqual(['width: 1px']);
  expect(await lacking(all, without('x: y'))).toEqual(['x: y']);
  expect(await lacking(all, without('x: y', '(x:y)'))).toEqual([]);
  expect(await lacking(all, without('-webkit-user-select: none', 'user-select: none'))).toEqual([
    'user-select: none',
  ]);
});

const blockOf = (declarations: readonly (readonly [string, string])[]): string =>
  `a{${declarations.map(([property, value]) => `${property}:${value}`).join(';')}}`;

it('no declaration needs a prefix or a longer form for these browsers', () => {
  const wrong = BUILT.filter(({ property, value, conditions, fallbacks }) => {
    if (conditions.length > 0 || property.startsWith('-')) return false;
    const own = blockOf([[property, value]]);
    const code = transform({
      filename: 'a.css',
      code: Buffer.from(own),
      minify: true,
      targets: STYLE_TARGETS,
    }).code.toString();
    const needed = declarationsOf(code).filter(
      (one) => one.property !== property && !fallbacks.some(([name]) => name === one.property),
    );
    return needed.length > 0;
  });
  expect(wrong.map(({ property, value }) => `${property}: ${value}`)).toEqual([]);
});

// Another practice may have no page with one of them.
if (site.isSample)
  it('what an engine may lack is still in use', () => {
    const used = new Set(BUILT.map(({ property, value }) => `${property}: ${value}`));
    expect(Object.keys(ENHANCEMENTS).filter((declaration) => !used.has(declaration))).toEqual([]);
  });
