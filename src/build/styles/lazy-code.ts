/**
 * What a page can load after it is there: the scripts it names, what they import, and stylesheets.
 * Pure functions.
 */
import { readTokens, type Tokens } from './used-styles.ts';

/** The names in all code that a page can load. */
export type LazyCode = (html: string) => readonly Tokens[];

const FILE = /[\w.-]+\.(?:js|css)\b/g;

/** Class names that a stylesheet has rules for. */
const classesIn = (css: string): string[] =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/**
 * A script that loads a stylesheet renders into it, and so does what only that script loads: class
 * names of that stylesheet need no rule in the page.
 *
 * @param files scripts and stylesheets by file name
 */
export function lazyCode(files: ReadonlyMap<string, string>): LazyCode {
  const named = (text: string): string[] =>
    [...new Set(text.match(FILE))].filter((name) => files.has(name));
  const imports = new Map([...files].map(([name, text]) => [name, named(text)]));
  const tokens = new Map([...files].map(([name, text]) => [name, readTokens(text)]));
  const classes = new Map(
    [...files]
      .filter(([name]) => name.endsWith('.css'))
      .map(([name, css]) => [name, classesIn(css)]),
  );
  const results = new Map<string, readonly Tokens[]>();

  function follow(start: readonly string[]): readonly Tokens[] {
    const found: Tokens[] = [];
    const seen = new Set<string>();
    const visit = (name: string, outer: ReadonlySet<string>): void => {
      const next = imports.get(name) ?? [];
      const brought = next.flatMap((one) => classes.get(one) ?? []);
      const styled = brought.length > 0 ? new Set([...outer, ...brought]) : outer;
      const visited = `${name} ${styled.size}`;
      if (seen.has(visited)) return;
      seen.add(visited);
      const { words, read } = tokens.get(name) ?? {
        words: new Set<string>(),
        read: new Set<string>(),
      };
      found.push({ words: styled.size > 0 ? words.difference(styled) : words, read });
      for (const one of next) visit(one, styled);
    };
    for (const name of start) visit(name, new Set());
    return found;
  }
  return (html) => {
    const start = named(html);
    const key = start.join(' ');
    const known = results.get(key) ?? follow(start);
    results.set(key, known);
    return known;
  };
}
