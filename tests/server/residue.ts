/** Searches raw bytes of files, as with physical access to the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of `newLead`, such as `visitor-7@example.com`. */
const ADDRESS = /visitor-\d+@example\.com/g;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Anywhere in the files. */
export function addressesIn(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>();
  for (const path of filesIn(folder).filter(isWanted))
    for (const [address] of readFileSync(path, 'latin1').matchAll(ADDRESS)) found.add(address);
  return found;
}
