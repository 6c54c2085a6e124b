/** Finds copies of the store that contain a person, and removes the person from them. */
import { existsSync } from 'node:fs';
import { checksumOf, writeChecksum } from '../backup/checksum.ts';
import { backUp } from '../backup/make.ts';
import { removeCopies } from '../backup/rotation.ts';
import type { Copy } from './copies.ts';
import { putInPlace } from '../store/atomic-file.ts';
import { backupsOf, type Place } from '../store/location.ts';
import { leadsInDump } from '../store/postgres/dump.ts';
import { relationOf } from './belongs-to.ts';
import { copyWithout, leadsInCopy, type CopiedLead } from './copied-leads.ts';

export interface CopyMatch {
  copy: Copy;
  /** `undefined` if the file cannot be read and may contain anyone. */
  ids: string[] | undefined;
}

const READERS: Readonly<
  Partial<Record<Copy['kind'], (path: string) => Iterable<CopiedLead> | AsyncIterable<CopiedLead>>>
> = { sqlite: leadsInCopy, dump: leadsInDump };

async function idsIn(
  { kind, path }: Copy,
  key: string,
  known: ReadonlySet<string>,
): Promise<string[] | undefined> {
  const read = READERS[kind];
  if (!read) return undefined;
  const ids: string[] = [];
  try {
    for await (const { id, fields } of read(path))
      if (known.has(id) || relationOf(fields, key) === 'own') ids.push(id);
    return ids;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Copies that contain leads of a person, or cannot be read. @param known ids of their leads in the store */
export async function findCopies(
  copies: readonly Copy[],
  key: string,
  known: ReadonlySet<string>,
): Promise<CopyMatch[]> {
  const found: CopyMatch[] = [];
  for (const copy of copies) {
    const ids = await idsIn(copy, key, known);
    if (ids === undefined || ids.length > 0) found.push({ copy, ids });
  }
  return found;
}

/**
 * Removes a person from backups after an erasure: SQLite files are rewritten, PostgreSQL dumps deleted after a new one
 * was made. Returns the copies that could not be cleaned, encrypted ones among them.
 * @param certificate encrypts the new dump
 */
export async function cleanCopies(
  place: Place,
  matches: readonly CopyMatch[],
  now: number,
  certificate?: string,
): Promise<CopyMatch[]> {
  const dumps = matches.filter(({ copy, ids }) => copy.kind === 'dump' && ids !== undefined);
  if (dumps.length > 0) await backUp(place, backupsOf(place), now, certificate);
  const left: CopyMatch[] = [];
  for (const match of matches) {
    const { copy, ids } = match;
    if (copy.kind === 'partial' || dumps.includes(match)) removeCopies([copy]);
    else if (copy.kind === 'sqlite' && ids !== undefined) {
      const partial = `${copy.path}.partial`;
      copyWithout(copy.path, ids, partial);
      if (existsSync(checksumOf(copy.path))) await writeChecksum(partial, copy.path);
      putInPlace(partial, copy.path);
    } else left.push(match);
  }
  return left;
}
