/** Copies of the store: backups and quarantined damaged files. Only files with our naming pattern are touched. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ENCRYPTED } from './encryption.ts';
import { backupsOf, homeOf, type StoreLocation } from '../../base/location.ts';

/** `sqlite`, `dump` and `encrypted` are backups, `partial` is an unfinished one. */
type CopyKind = 'sqlite' | 'dump' | 'encrypted' | 'partial' | 'damaged';

export interface Copy {
  path: string;
  kind: CopyKind;
  /** From the file name, because copying a file changes its date; epoch milliseconds. */
  madeAt: number;
}

const STAMP = /(\d{4})-?(\d\d)-?(\d\d)T(\d\d)(\d\d)(\d\d)\d*Z/;
const BACKUP = /^leads-\d{4}-\d\d-\d\dT\d{6}Z\.(?:db|dump)(?:\.cms)?(?:\.partial)?$/;
const DAMAGED = /^\.damaged-\d{8}T\d{9}Z(?:-wal|-shm)?$/;

export function madeAt(name: string): number {
  const [, year, month, day, hour, minute, second] = (STAMP.exec(name) ?? []).map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

function kindOf(name: string): CopyKind {
  if (name.includes('.damaged-')) return 'damaged';
  if (name.endsWith('.partial')) return 'partial';
  if (name.endsWith(ENCRYPTED)) return 'encrypted';
  return name.endsWith('.dump') ? 'dump' : 'sqlite';
}

function copiesIn(folder: string, isOurs: (name: string) => boolean): Copy[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isOurs)
    .sort()
    .map((name) => ({ path: join(folder, name), kind: kindOf(name), madeAt: madeAt(name) }));
}

/** Oldest first. */
export const backupsIn = (folder: string): Copy[] => copiesIn(folder, (name) => BACKUP.test(name));

export function copiesOf(location: StoreLocation): Copy[] {
  const backups = backupsIn(backupsOf(location));
  if (location.kind !== 'file') return backups;
  const file = basename(location.path);
  const isDamaged = (name: string): boolean =>
    name.startsWith(file) && DAMAGED.test(name.slice(file.length));
  return [...backups, ...copiesIn(homeOf(location), isDamaged)];
}
