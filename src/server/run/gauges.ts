import { statfsSync } from 'node:fs';
import { type StoreLocation, backupsOf, homeOf } from '../base/location.ts';
import { backupsIn } from './backup/copies.ts';
import { SECOND } from '../base/clock.ts';

export type Gauges = Readonly<Record<string, number>>;

/** Available to this user; 0 if the folder cannot be read. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    if (error instanceof Error) return 0;
    throw error;
  }
}

/** Seconds since 1970 and bytes, as the gauges' names say. */
export function createGauges(location: StoreLocation, startedAt: number): () => Gauges {
  return () => ({
    start_timestamp_seconds: Math.round(startedAt / SECOND),
    resident_memory_bytes: process.memoryUsage.rss(),
    newest_backup_timestamp_seconds:
      (backupsIn(backupsOf(location)).findLast(({ kind }) => kind !== 'partial')?.madeAt ?? 0) /
      SECOND,
    // PostgreSQL's disk is not visible here.
    ...(location.kind === 'file' && { disk_free_bytes: freeBytes(homeOf(location)) }),
  });
}
