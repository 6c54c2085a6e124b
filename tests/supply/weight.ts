/** Files and disk space of the packages in `node_modules`. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Weight {
  files: number;
  bytes: number;
}

/** Bytes of a block; a file takes whole blocks, and a folder one. `du` reports the same on ext4. */
const BLOCK = 4096;
const onDisk = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK;

const entriesOf = (folder: string): Dirent[] => readdirSync(folder, { withFileTypes: true });

function add(total: Weight, { files, bytes }: Weight): void {
  total.files += files;
  total.bytes += bytes;
}

/** By inode: an install script may link a file of another package (esbuild). */
type Seen = Set<number>;

function weighFile(path: string, seen: Seen): Weight {
  const { ino, size } = statSync(path);
  const isNew = !seen.has(ino);
  seen.add(ino);
  return { files: 1, bytes: isNew ? onDisk(size) : 0 };
}

/** Weighs a folder with everything in it, but `packages` below it on their own. */
function weigh(folder: string, packages: Map<string, Weight>, seen: Seen): Weight {
  const total = { files: 0, bytes: BLOCK };
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name === 'node_modules') {
      total.bytes += BLOCK;
      weighInto(path, packages, seen);
    } else if (entry.isDirectory()) add(total, weigh(path, packages, seen));
    else if (entry.isFile()) add(total, weighFile(path, seen));
  }
  return total;
}

function weighInto(folder: string, packages: Map<string, Weight>, seen: Seen): void {
  const named = entriesOf(folder)
    // Names with a dot are not packages: `.bin`, and what tools keep, such as `.vite`.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@')
        ? entriesOf(join(folder, name)).map((inner) => `${name}/${inner.name}`)
        : [name],
    );
  for (const name of named) {
    const known = packages.get(name) ?? { files: 0, bytes: 0 };
    packages.set(name, known);
    add(known, weigh(join(folder, name), packages, seen));
  }
}

/** Adds up several versions of a package. */
export function weighPackages(nodeModules: string): Map<string, Weight> {
  const packages = new Map<string, Weight>();
  weighInto(nodeModules, packages, new Set());
  return packages;
}
