/** What a page can load after it is there: the scripts it names, what they import, and stylesheets. */
import { readTokens, type Tokens } from './used-styles.ts';

/** The names in all code that a page can load. */
export type LazyCode = (html: string) => Tokens;

/** Starts only where a word starts: inline fonts are words of 3,000 letters. */
const FILE = /(?<![\w.-])[\w.-]+\.(?:js|css)\b/g;

/** @param files scripts and stylesheets by file name */
export function lazyCode(files: ReadonlyMap<string, string>): LazyCode {
  const tokens = new Map([...files].map(([name, text]) => [name, readTokens(text)]));
  const named = (text: string): string[] =>
    [...new Set(text.match(FILE))].filter((name) => tokens.has(name));
  const links = new Map([...files].map(([name, text]) => [name, named(text)]));

  function follow(start: readonly string[]): Tokens {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const next of links.get(name) ?? []) visit(next);
    };
    for (const name of start) visit(name);
    const all = [...seen].flatMap((name) => tokens.get(name) ?? []);
    return {
      words: new Set(all.flatMap(({ words }) => [...words])),
      read: new Set(all.flatMap(({ read }) => [...read])),
    };
  }
  const results = new Map<string, Tokens>();
  return (html) => {
    const start = named(html);
    const key = start.join(' ');
    const known = results.get(key) ?? follow(start);
    results.set(key, known);
    return known;
  };
}
