/** The schema.org vocabulary: types, properties and value types, read from the declarations of schema-dts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const FOLDER = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
const source = ts.createSourceFile(
  'schema.d.ts',
  readFileSync(resolve(FOLDER, 'dist/schema.d.ts'), 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);

interface Declared {
  parents: string[];
  /** Value types by property: `name` → `Text`, `offers` → `Offer`, `Demand`. */
  properties: Map<string, string[]>;
}
const interfaces = new Map<string, Declared>();
/** `Product` → `ProductLeaf`, `Vehicle` …; `DayOfWeek` → `"Monday"` … */
const unions = new Map<string, string[]>();

const names = (node: ts.Node): string[] =>
  node
    .getText(source)
    .split('|')
    .map((name) => name.trim());

for (const node of source.statements) {
  if (ts.isTypeAliasDeclaration(node)) unions.set(node.name.text, names(node.type));
  if (!ts.isInterfaceDeclaration(node)) continue;
  const properties = new Map<string, string[]>();
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isStringLiteral(member.name))
      continue;
    const [held] = ts.isTypeReferenceNode(member.type) ? (member.type.typeArguments ?? []) : [];
    properties.set(member.name.text, held ? names(held) : []);
  }
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((type) => type.expression.getText(source)),
  );
  interfaces.set(node.name.text, { parents, properties });
}

export const isType = (type: string): boolean => unions.has(type);

/** Value types of a property; empty if the type does not have it. */
export function holds(type: string, property: string): string[] | undefined {
  const visit = (name: string): string[] | undefined => {
    const { parents, properties } = interfaces.get(name) ?? { parents: [], properties: new Map() };
    return properties.get(property) ?? parents.map(visit).find((found) => found !== undefined);
  };
  return visit(`${type}Leaf`);
}

/** Whether `type` is `other` or a subtype: a `Product` is a `Thing`. */
export function isKindOf(type: string, other: string): boolean {
  if (type === other) return true;
  return (unions.get(other) ?? []).some((name) => name === type || isKindOf(type, name));
}

/** Whether a property with value types `kinds` accepts this text: any text, or an enumeration. */
export function takesText(kinds: readonly string[], text: string): boolean {
  const free = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration'];
  return kinds.some(
    (kind) => free.includes(kind) || (unions.get(kind) ?? []).includes(JSON.stringify(text)),
  );
}
