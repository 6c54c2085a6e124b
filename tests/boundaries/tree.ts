/** Reads project files for the boundary rules, by path. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface SourceFile {
  /** Path relative to the project root, with slashes: `src/ui/Button.tsx`. */
  path: string;
  text: string;
}

const ROOT = resolve(import.meta.dirname, '../..');

const known = new Map<string, SourceFile>();

function readOnce(path: string): SourceFile {
  const file = known.get(path) ?? { path, text: readFileSync(resolve(ROOT, path), 'utf8') };
  known.set(path, file);
  return file;
}

/** Reads all matching files, sorted by path; each once for all tests of a worker. */
export function readTree(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: ROOT }).sort().map(readOnce);
}

/** What the browsers of staff and the server share: the only folder in a folder with a rule of its own. */
const CONTRACT = 'staff/contract';

/** `src/ui/Button.tsx` → `ui`; `src/site.config.ts` → `site.config.ts`; `src/staff/contract/lead.ts` → `staff/contract`. */
export function folderOf(path: string): string {
  return path.startsWith(`src/${CONTRACT}/`) ? CONTRACT : (path.split('/')[1] ?? path);
}

/** Whether it is a unit test next to the code. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
