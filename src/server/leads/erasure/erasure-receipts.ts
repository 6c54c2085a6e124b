/**
 * Erasure receipts, also in a file in the store's folder: a backup from before an erasure has no receipt of it, so
 * restoring it would restore the person. They hold random ids and counts, no personal data.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putInPlace } from '../../base/atomic-file.ts';
import type { Log } from '../../base/log.ts';
import { homeOf, type StoreLocation } from '../../base/location.ts';
import type { Erasure } from '../port.ts';
import type { LeadStore } from '../store.ts';

export const erasuresFile = (location: StoreLocation): string =>
  join(homeOf(location), 'erasures.jsonl');

/** One JSON object per line. */
export function readErasures(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Returns after the receipts were synced to disk. */
export function appendErasures(path: string, added: readonly Erasure[]): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const lines = [...readErasures(path), ...added].map((erasure) => `${JSON.stringify(erasure)}\n`);
  writeFileSync(`${path}.partial`, lines.join(''), { mode: 0o600 });
  putInPlace(`${path}.partial`, path);
}

/** Erases leads again that a restored backup brought back. @throws {StoreDown} */
export async function syncErasures(store: LeadStore, path: string, log: Log): Promise<void> {
  const [inFile, inStore] = [readErasures(path), await store.erasures()];
  const without = (some: readonly Erasure[], others: readonly Erasure[]): Erasure[] => {
    const known = new Set(others.map(({ id }) => id));
    return some.filter(({ id }) => !known.has(id));
  };
  for (const erasure of without(inFile, inStore))
    log.warn('erasure.repeated', { erasure: erasure.id, leads: await store.erase(erasure) });
  const missing = without(inStore, inFile);
  if (missing.length > 0) appendErasures(path, missing);
}
