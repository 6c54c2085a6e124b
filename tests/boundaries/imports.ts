/** Extracts and resolves all imports of TypeScript, Astro and CSS files. */
import { posix } from 'node:path';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };
import type { SourceFile } from './tree.ts';

export interface Import {
  /** As written: `#features/booking/contact.schema.ts`, `./Button.tsx`, `zod/mini`. */
  specifier: string;
  /** Whether it is erased at compile time. */
  typeOnly: boolean;
  /** Whether it is loaded only when the code gets there: `import()`. */
  dynamic?: boolean;
}

/** The TypeScript parts of an `.astro` file: frontmatter, scripts, and import() in the template. */
function scriptsOf(astro: string): string[] {
  const [, fenced = '', template = astro] = astro.match(/^\s*---\r?\n(.*?)\r?\n---(.*)$/s) ?? [];
  const scripts = [...template.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  const dynamic = [...template.matchAll(/\bimport\(\s*(['"])(.*?)\1\s*\)/g)].map(([call]) => call);
  return [fenced, ...scripts, ...dynamic].filter((code) => code !== undefined);
}

/** `@import`, Tailwind's `@reference`, `@plugin` and `@config`, in a stylesheet or a `<style>` element. */
function importsOfCss(css: string): Import[] {
  const rules = css.matchAll(/@(?:import|reference|plugin|config)\s+(?:url\(\s*)?(['"])(.*?)\1/g);
  return [...rules].map(([, , specifier = '']) => ({ specifier, typeOnly: false }));
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function importsOfScript(code: string): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean, dynamic = false): void => {
    if (node && ts.isStringLiteralLike(node))
      found.push({ specifier: node.text, typeOnly, ...(dynamic && { dynamic }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, isTypeOnly(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    } else if (
      ts.isCallExpression(node) &&
      /^import\.meta\.glob$/.test(node.expression.getText())
    ) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const known = new WeakMap<SourceFile, readonly Import[]>();

/** All imports of a file: static, dynamic, re-exports, types and CSS. Parses each once. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports({ path, text }: SourceFile): Import[] {
  if (path.endsWith('.css')) return importsOfCss(text);
  if (!path.endsWith('.astro')) return importsOfScript(text);
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return [...scriptsOf(text).flatMap(importsOfScript), ...styles.flatMap(importsOfCss)];
}

const ALIASES = Object.entries(manifest.imports);

/**
 * Resolves an import: a project path (`src/features/booking/contact.schema.ts`) for relative paths and `#aliases`, undefined for
 * packages. Throws on an alias that package.json does not define.
 */
export function resolveImport(specifier: string, importer: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.join(posix.dirname(importer), bare);
  if (!bare.startsWith('#')) return undefined;
  for (const [alias, target] of ALIASES) {
    const prefix = alias.replace('*', '');
    const matches = alias.includes('*') ? bare.startsWith(prefix) : bare === alias;
    if (matches) return posix.normalize(target.replace('*', bare.slice(prefix.length)));
  }
  throw new Error(`${importer}: ${specifier} is no alias of package.json "imports"`);
}
