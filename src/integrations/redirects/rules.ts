/** All rules there are: `redirects.json`, and the old paths in the front matter of entries. */
import { readFileSync } from 'node:fs';
import { type Moved, parseRules, type Rules } from '#domain/redirects.ts';

/** Where `src/pages` prints what front matter says; read in the build, never published. */
export const LEGACY_PATHS = 'legacy-paths.json';

/** The rules of `redirects.json`. @throws when it is missing, is no JSON, or says something that cannot be */
export function readRules(file: URL): Rules {
  const text = readFileSync(file, 'utf8');
  try {
    return parseRules(JSON.parse(text), 'redirects.json');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`redirects.json is not valid JSON: ${error.message}`, { cause: error });
  }
}

/** The rules of the file and those of the entries together. */
export function withMoved({ paths, hosts }: Rules, moved: readonly Moved[]): Rules {
  const own = moved.flatMap(({ file, from, to }) => parseRules([{ from, to }], file).paths);
  return { paths: [...paths, ...own], hosts };
}
