/** Import rules: dependencies only go down the layers. */
import { importsOf, resolveImport } from './imports.ts';
import { BROWSER_FOLDERS, TABLE, TEST_FOLDERS, TEST_PACKAGES } from './table.ts';
import { folderOf, isTest, type SourceFile } from './tree.ts';

const isPackage = (specifier: string, allowed: readonly string[]): boolean =>
  allowed.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  );

/** All imports that the table does not allow, as `file: sentence`. */
export function forbiddenImports(file: SourceFile): string[] {
  const folder = folderOf(file.path);
  const allowance = TABLE[folder];
  if (allowance === undefined)
    return [`${file.path}: src/${folder} is not in the table of folders`];
  const folders = [...allowance.from, ...(isTest(file.path) ? TEST_FOLDERS : [])];
  const packages = [...allowance.packages, ...(isTest(file.path) ? TEST_PACKAGES : [])];
  return importsOf(file).flatMap(({ specifier, typeOnly }) => {
    const target = resolveImport(specifier, file.path);
    if (target === undefined) {
      return isPackage(specifier, packages)
        ? []
        : [`${file.path}: ${folder} may not import the package ${specifier}`];
    }
    const to = folderOf(target);
    if (!target.startsWith('src/')) return [`${file.path}: ${specifier} leads out of src`];
    if (to === folder) {
      return specifier.startsWith('#') ? [`${file.path}: ${specifier} should be relative`] : [];
    }
    if (!folders.includes(to)) return [`${file.path}: ${folder} may not import ${specifier}`];
    if (!specifier.startsWith('#') && file.path !== `src/${folder}`) {
      return [`${file.path}: ${specifier} crosses folders, use the alias of ${to}`];
    }
    const typesOnly = allowance.typesOnly?.includes(to) && !isTest(file.path);
    return typesOnly && !typeOnly
      ? [`${file.path}: ${folder} may import only types from ${specifier}`]
      : [];
  });
}

/** Browser files that import classic `zod` (20 kB instead of 5), with the import chain. */
export function classicZodInBrowser(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (file: SourceFile, way: readonly string[]): void => {
    if (seen.has(file.path)) return;
    seen.add(file.path);
    for (const { specifier, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (specifier === 'zod') found.push(`${[...way, file.path].join(' > ')}: use zod/mini`);
      const target = resolveImport(specifier, file.path);
      const next = target === undefined ? undefined : byPath.get(target);
      if (next !== undefined) visit(next, [...way, file.path]);
    }
  };
  for (const file of files) {
    // Layouts and .astro files run in the build; their scripts import from src/client, which is checked itself.
    const isSent =
      BROWSER_FOLDERS.includes(folderOf(file.path)) && !/\.astro$|\/layouts\//.test(file.path);
    if (isSent && !isTest(file.path)) visit(file, []);
  }
  return found;
}
