/** Reads the titles of all tests from their source, with the ledger rows they name. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

export interface Title {
  /** File name without folder. */
  file: string;
  /** The title as it stands in the source, holes included. */
  text: string;
  /** Numbers of the rows it names, ranges spelled out. */
  rows: readonly number[];
}

const FRAMES = new Set(['test', 'it', 'describe']);
const NEVER_RUN = /\.(?:skip|todo|fixme)\b/;
const ROW = /\bR(\d{3})(?:\s*[–-]\s*R(\d{3}))?/g;

/** Row numbers that a text names: `R195–R197 R201` is 195, 196, 197 and 201. */
export function rowsIn(text: string): number[] {
  return [...text.matchAll(ROW)].flatMap(([, from, to = from]) => {
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

const isHole = (title: ts.Expression): boolean =>
  ts.isTemplateExpression(title) || /%[sij]/.test(title.getText());

/** A word of a table that tests are made from: an item of a list, or the name or value of a property. */
const isWord = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  /^R\d{3}\b/.test(node.text) &&
  (ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node.parent));

/** Titles in one file; where a title has a hole, also the words of a table that begin with a row and go into it. */
export function titlesOf(path: string, source = readFileSync(path, 'utf8')): Title[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const words: string[] = [];
  let holes = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && FRAMES.has(root(node.expression))) {
      const [title] = node.arguments;
      const skipped = NEVER_RUN.test(node.expression.getText());
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) && !skipped) {
        holes ||= isHole(title);
        found.push(title.getText().slice(1, -1));
      }
    } else if (isWord(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found, ...(holes ? words : [])].map((text) => ({
    file: basename(path),
    text,
    rows: rowsIn(text),
  }));
}
