/** Import rules: by place and by layer, dependencies only go down. */
import { importsOf, resolveImport } from './imports.ts';
import { LAYERS, PLACES, ROOMS, TEST_PACKAGES, TEST_PLACES } from './table.ts';
import { folderOf, isTest, type SourceFile } from './tree.ts';

/** Where the layer is in the name. */
const LAYERED = new Set(['features', 'lib', 'ui', 'gallery', 'page-kinds.ts', 'Sections.astro']);

/** The layer of a file: `contact.store.ts` → `store`, `Quiz.tsx` → `island`. */
export function layerOf(path: string): string {
  const name = path.replace(/\.test(?=\.tsx?$)/, '').slice(path.lastIndexOf('/') + 1);
  const suffix = /\.(schema|store|client|queries)\.ts$/.exec(name)?.[1];
  if (suffix) return suffix;
  if (name.endsWith('.astro')) return 'markup';
  if (name.endsWith('.tsx') || /^use-[\w-]+\.ts$/.test(name)) return 'island';
  return name.endsWith('.ts') ? 'function' : 'style';
}

/** `src/features/booking/…` → `booking`. */
export const featureOf = (path: string): string | undefined =>
  /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** `src/staff/inbox/…` → `['staff', 'inbox']`; `undefined` where there are no rooms, and for files beside them. */
function roomOf(path: string): [folder: string, room: string] | undefined {
  const [, folder = '', room = ''] = /^src\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  return folder in ROOMS ? [folder, room] : undefined;
}

/** Why a room may not import from another one; files beside the rooms start them, and may import all. */
function roomProblem(path: string, target: string, specifier: string): string | undefined {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (!from || isTest(path)) return undefined;
  const [folder, room] = from;
  const rule = ROOMS[folder]?.[room];
  if (rule === undefined) return `${folder}/${room} is not in the table of rooms`;
  if (to === undefined)
    return target.startsWith(`src/${folder}/`) ? `${room} may not import ${specifier}` : undefined;
  const isAllowed = to[0] !== folder || to[1] === room || rule.from.includes(to[1]);
  return isAllowed ? undefined : `${room} may not import ${specifier}`;
}

const isPackage = (specifier: string, allowed: readonly string[]): boolean =>
  allowed.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
  );

/** Within a feature or another folder, imports are relative. */
const homeOf = (path: string): string => featureOf(path) ?? folderOf(path);

const isPure = (path: string): boolean => ['schema', 'function', 'style'].includes(layerOf(path));

/** All imports that the tables do not allow, as `file: sentence`. */
export function forbiddenImports(file: SourceFile): string[] {
  const { path } = file;
  const folder = folderOf(path);
  const place = PLACES[folder];
  if (place === undefined) return [`${path}: src/${folder} is not in the table of places`];
  const layer = LAYERED.has(folder) ? LAYERS[layerOf(path)] : undefined;
  const packages = [
    ...(place.packages ?? layer?.packages ?? []),
    ...(isTest(path) ? TEST_PACKAGES : []),
  ];
  const problemOf = (specifier: string, typeOnly: boolean): string | undefined => {
    const target = resolveImport(specifier, path);
    if (target === undefined)
      return isPackage(specifier, packages)
        ? undefined
        : `${layer ? layerOf(path) : folder} may not import the package ${specifier}`;
    if (!target.startsWith('src/')) return `${specifier} leads out of src`;
    const inside = roomProblem(path, target, specifier);
    if (inside !== undefined) return inside;
    const to = folderOf(target);
    if (homeOf(path) === homeOf(target)) {
      if (specifier.startsWith('#')) return `${specifier} should be relative`;
    } else {
      const isAllowed =
        to === folder || place.from.includes(to) || (isTest(path) && TEST_PLACES.includes(to));
      if (!isAllowed) return `${folder} may not import ${specifier}`;
      if (!specifier.startsWith('#') && path !== `src/${folder}`)
        return `${specifier} crosses folders, use the alias of ${to}`;
      if (place.typesOnly?.includes(to) && !typeOnly && !isTest(path))
        return `${folder} may import only types from ${specifier}`;
      if (
        folder !== 'gallery' &&
        featureOf(target) &&
        target.split('/').length > 4 &&
        !isTest(path)
      )
        return `${specifier} is private to its feature`;
    }
    if (isTest(path)) return undefined;
    if (place.pureOnly?.includes(to) && !isPure(target))
      return `${folder} may import only schemas and functions, not ${specifier}`;
    const isLow = layer?.from.includes(layerOf(target)) || layerOf(path) === layerOf(target);
    return layer && LAYERED.has(to) && to !== 'page-kinds.ts' && !isLow
      ? `${layerOf(path)} may not import ${layerOf(target)}: ${specifier}`
      : undefined;
  };
  return importsOf(file).flatMap(({ specifier, typeOnly }) => {
    const problem = problemOf(specifier, typeOnly);
    return problem ? [`${path}: ${problem}`] : [];
  });
}

/** Circles of features, markup apart: a profile shows a call and a call shows a therapist. As `a > b > a`. */
export function circlesOf(files: readonly SourceFile[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const file of files) {
    const from = featureOf(file.path);
    if (!from || isTest(file.path) || layerOf(file.path) === 'markup') continue;
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(specifier, file.path);
      const to = target === undefined ? undefined : featureOf(target);
      if (to && to !== from && layerOf(target ?? '') !== 'markup')
        uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (feature: string, way: readonly string[]): void => {
    const at = way.indexOf(feature);
    if (at >= 0) circles.push([...way.slice(at), feature].join(' > '));
    if (at >= 0 || done.has(feature)) return;
    for (const next of uses.get(feature) ?? []) visit(next, [...way, feature]);
    done.add(feature);
  };
  for (const feature of uses.keys()) visit(feature, []);
  return circles;
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
    // Layouts and .astro files run in the build; their scripts are page scripts, which are checked themselves.
    const isSent =
      folderOf(file.path) === 'staff'
        ? !/\.astro$|\/layouts\//.test(file.path)
        : LAYERED.has(folderOf(file.path)) &&
          ['store', 'client', 'island'].includes(layerOf(file.path));
    if (isSent && !isTest(file.path)) visit(file, []);
  }
  return found;
}
