/**
 * What a page can load after it is there: the scripts it names, what they import, and stylesheets.
 * Pure functions.
 */
import { readTokens, type Tokens } from './used-styles.ts';

/** The names in all code that a page can load. */
export type LazyCode = (html: string) => readonly Tokens[];

/** Class of elements that `ui/late.css` styles. */
const LATE = 'late-styles';

const FILE = /[\w.-]+\.(?:js|css)\b/g;

const SCOPED = new RegExp(`\\.${LATE} \\.((?:\\\\.|[\\w-])+)`, 'g');

/** Utilities that the stylesheet of late states has. */
export const lateUtilities = (files: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [...files.values()].flatMap((css) =>
      [...css.matchAll(SCOPED)].map(([, name = '']) => name.replaceAll('\\', '')),
    ),
  );

/**
 * A script that renders into `late-styles` loads the stylesheet for it, and what only that script
 * loads is in there too: class names of that stylesheet need no rule in the page.
 *
 * @param files scripts and stylesheets by file name
 */
export function lazyCode(files: ReadonlyMap<string, string>): LazyCode {
  const all = [...files];
  const tokens = new Map(all.map(([name, text]) => [name, readTokens(text)]));
  const named = (text: string): string[] =>
    [...new Set(text.match(FILE))].filter((name) => tokens.has(name));
  const links = new Map(all.map(([name, text]) => [name, named(text)]));
  const late = lateUtilities(files);

  function follow(start: readonly string[]): readonly Tokens[] {
    const found: Tokens[] = [];
    const visit = (name: string, isLate: boolean, seen: Set<string>): void => {
      const own = tokens.get(name);
      if (!own || seen.has(name)) return;
      seen.add(name);
      const isStyled = isLate || own.words.has(LATE);
      found.push(isStyled ? { ...own, words: own.words.difference(late) } : own);
      // What a late script loads may also be loaded without it.
      const deeper = isStyled && !isLate ? new Set(seen) : seen;
      for (const next of links.get(name) ?? []) visit(next, isStyled, deeper);
    };
    const seen = new Set<string>();
    for (const name of start) visit(name, false, seen);
    return found;
  }
  const results = new Map<string, readonly Tokens[]>();
  return (html) => {
    const start = named(html);
    const key = start.join(' ');
    const known = results.get(key) ?? follow(start);
    results.set(key, known);
    return known;
  };
}
