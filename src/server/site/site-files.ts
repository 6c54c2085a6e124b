/** Opens site files without an index, as a build can replace them any time. One handle: length and bytes match. */
import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from '#lib/http/headers.ts';
import { previousOf } from '#lib/http/release-folders.ts';
import { namesOf, typeOf } from '../base/http/file-names.ts';

export type Coding = 'br' | 'gzip';

export interface SiteFile {
  handle: FileHandle;
  /** Bytes, as sent. */
  size: number;
  modifiedMs: number;
  type: string;
  coding: Coding | undefined;
  isText: boolean;
}

const COMPRESSED_SUFFIXES: readonly (readonly [Coding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && MISSING.has(String(Reflect.get(error, 'code')));

/** @throws the system error (`EMFILE`, `EACCES` …) */
async function openFile(
  path: string,
): Promise<Pick<SiteFile, 'handle' | 'size' | 'modifiedMs'> | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size, modifiedMs: Math.trunc(stats.mtimeMs) };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

async function openIn(
  folder: string,
  names: readonly string[],
  codings: ReadonlySet<string>,
): Promise<SiteFile | undefined> {
  for (const name of names) {
    const type = typeOf(name);
    const isText = /^text\/|[/+](?:json|xml)\b/.test(type);
    for (const [coding, ending] of isText ? COMPRESSED_SUFFIXES : []) {
      const compressed = codings.has(coding) && (await openFile(join(folder, name + ending)));
      if (compressed) return { ...compressed, type, coding, isText };
    }
    const file = await openFile(join(folder, name));
    if (file) return { ...file, type, coding: undefined, isText };
  }
  return undefined;
}

/** Inode that identifies a build. */
async function identityOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).ino;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Opens the file for a path in an accepted coding; `undefined` if there is none. It throws the system error if a file
 * cannot be opened (`EMFILE`, `EACCES` …).
 */
export function createSiteFiles(
  dist: string,
): (path: string, codings: ReadonlySet<string>) => Promise<SiteFile | undefined> {
  const previous = previousOf(dist);
  let buildId: number | undefined;

  return async (path, codings) => {
    const names = namesOf(path);
    if (names.length === 0) return undefined;
    const lastBuildId = buildId;
    const found = await openIn(dist, names, codings);
    if (found) return found;
    buildId = await identityOf(dist);
    const isReplaced = buildId !== undefined && buildId !== lastBuildId;
    const foundAgain = isReplaced ? await openIn(dist, names, codings) : undefined;
    if (foundAgain) return foundAgain;
    // Between the two renames of a switch `dist` does not exist. Also, pages loaded before a switch still request
    // scripts of the previous build.
    return isHashed(path) || buildId === undefined ? openIn(previous, names, codings) : undefined;
  };
}
