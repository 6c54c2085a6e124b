/** Reads all redirect rules: `redirects.json`, and the old paths in front matter. */
import { readFileSync } from 'node:fs';
import { type GoneAddress, withoutGone } from '#features/parts/off.ts';
import { type Moved, parseRules, type Rules } from '#lib/redirects/rules.ts';

/** `src/pages` writes old paths from front matter there; never published. */
export const LEGACY_PATHS = 'legacy-paths.json';

/** With the redirects of addresses that are `gone` with their part. @throws {Error} if the file is missing, not JSON, or not valid */
export function readRules(file: URL, gone: readonly GoneAddress[]): Rules {
  const text = readFileSync(file, 'utf8');
  try {
    const rules = parseRules(JSON.parse(text), 'redirects.json');
    return withoutGone(rules, gone);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`redirects.json is not valid JSON: ${error.message}`, { cause: error });
  }
}

export function addLegacyPaths({ paths, hosts }: Rules, moved: readonly Moved[]): Rules {
  const own = moved.flatMap(({ file, from, to }) => parseRules([{ from, to }], file).paths);
  return { paths: [...paths, ...own], hosts };
}
