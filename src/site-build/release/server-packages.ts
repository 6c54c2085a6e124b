/** The npm packages that the server needs at run time, found from its imports and the lock file. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In `packages` of `package-lock.json`. */
interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** By folder, such as `node_modules/pg`. */
export type Lock = Readonly<Record<string, Locked>>;

/** Imports that remain when the types are stripped: `from 'x'`, `import 'x'`, `import('x')`. */
const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** `@scope/name/file` → `@scope/name`; `undefined` for own and built-in modules. */
function packageOf(specifier: string): string | undefined {
  if (/^(?:[.#]|node:)/.test(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Without types. */
export function importedPackages(source: string): string[] {
  const found = [...source.matchAll(IMPORT)].map(([, from, dynamic]) =>
    packageOf(from ?? dynamic ?? ''),
  );
  return [...new Set(found.filter((name) => name !== undefined))];
}

export function packagesOf(root: string, files: readonly string[]): string[] {
  const all = files.flatMap((file) => importedPackages(readFileSync(join(root, file), 'utf8')));
  return [...new Set(all)].sort();
}

/** The folder that `require` finds for a package from another one; `undefined` if it is not installed. */
function resolveIn(lock: Lock, name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at && `${at}/`}node_modules/${name}`;
    if (Object.hasOwn(lock, folder)) return folder;
    if (at === '') return undefined;
  }
}

/** With everything they depend on. */
export function reachOf(lock: Lock, folders: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolveIn(lock, name, folder);
      if (next !== undefined) visit(next);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found].sort();
}

/** With everything they depend on. @throws {Error} if one of `names` is not in the lock file */
export function closureOf(lock: Lock, names: readonly string[]): string[] {
  const folders = names.map((name) => {
    const folder = resolveIn(lock, name, '');
    if (folder === undefined) throw new Error(`${name} is not in package-lock.json. Run "npm ci".`);
    return folder;
  });
  return reachOf(lock, folders);
}

/** Relative to the project: everything the server imports, without tests and what only browsers or the build run. */
export function serverSources(root: string): string[] {
  const left = [
    '**/*.test.ts',
    '**/*.{client,store,queries}.ts',
    '**/use-*.ts',
    'src/server/dev.ts',
  ];
  const sources = [
    'src/*.mjs',
    'src/server/**/*.{ts,mjs}',
    'src/{features,lib}/**/*.ts',
    'src/staff/contract/**/*.ts',
    'src/{site.config,collections}.ts',
  ];
  return globSync(sources, { cwd: root, exclude: left }).sort();
}
