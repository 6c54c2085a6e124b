/** Extracts test titles from source files, with the requirement codes they name. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

export interface Title {
  /** Without folder. */
  file: string;
  /** The title as in the source, with placeholders. */
  text: string;
  /** Numbers of the codes it names, with ranges expanded. */
  rows: readonly number[];
}

const WRAPPERS = new Set(['test', 'it', 'describe']);
const NEVER_RUN = /\.(?:skip|todo|fixme)\b/;
const CODE = /\bR(\d{3})(?:\s*[–-]\s*R(\d{3}))?/g;

/** Code numbers in a text: `R195–R197 R201` is 195, 196, 197 and 201. */
export function codesIn(text: string): number[] {
  return [...text.matchAll(CODE)].flatMap(([, from, to = from]) => {
    const first = Number(from);
    return Array.from({ length: Number(to) - first + 1 }, (_, index) => first + index);
  });
}

/** `test` of `test.describe(…)` and of `test.each([…])(…)`. */
function root(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return root(callee.expression);
  return '';
}

const isPlaceholder = (title: ts.Expression): boolean =>
  ts.isTemplateExpression(title) || /%[sij]/.test(title.getText());

/** A string in a table of test cases: a list item, or a property name or value. */
const isWord = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  /^R\d{3}\b/.test(node.text) &&
  (ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node.parent));

/**
 * Titles in a file. For a title with placeholders, also the table strings that start with a code and are inserted into
 * it.
 */
export function titlesOf(path: string, source = readFileSync(path, 'utf8')): Title[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const words: string[] = [];
  let holes = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && WRAPPERS.has(root(node.expression))) {
      const [title] = node.arguments;
      const skipped = NEVER_RUN.test(node.expression.getText());
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) && !skipped) {
        holes ||= isPlaceholder(title);
        found.push(title.getText().slice(1, -1));
      }
    } else if (isWord(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found, ...(holes ? words : [])].map((text) => ({
    file: basename(path),
    text,
    rows: codesIn(text),
  }));
}
