import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND, systemClock, type Clock } from '../clock.ts';

const CHECK_INTERVAL_MS = SECOND;

/**
 * Caches what `parse` makes of a file until it changes; the returned function gives `undefined` while there is no file.
 * While it is gone or only partly written, the last value stays. That function throws a SyntaxError if `parse` fails and
 * there is no earlier value.
 */
export function cachedFile<T>(
  file: string,
  parse: (text: string) => T,
  { steady }: Pick<Clock, 'steady'> = systemClock,
): () => T | undefined {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let version = '';
  let value: T | undefined;

  return () => {
    const now = steady();
    if (now - checkedAt < CHECK_INTERVAL_MS) return value;
    checkedAt = now;
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return value;
    const found = `${stats.ino}-${stats.size}-${stats.mtimeMs}`;
    if (found === version) return value;
    try {
      value = parse(readFileSync(file, 'utf8'));
      version = found;
    } catch (error) {
      const isPartial =
        error instanceof SyntaxError || (error as { code?: unknown }).code === 'ENOENT';
      if (!isPartial || value === undefined) throw error;
    }
    return value;
  };
}

/** Reads built pages by file name. */
export function createPages(dist: string): (file: string) => string | undefined {
  const pages = new Map<string, () => string | undefined>();
  return (file) => {
    const page = pages.get(file) ?? cachedFile(join(dist, file), String);
    const html = page();
    // Anybody may ask for names that are not there: only pages are kept.
    if (html !== undefined) pages.set(file, page);
    return html;
  };
}
