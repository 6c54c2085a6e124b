/** The same page in other languages: a page says whose translation it is (`translates`), and everything else follows. */
import { isThere } from '#features/parts/parts.queries.ts';
import type { Versions } from '#lib/language.ts';
import { publishedPages } from '#lib/pages.queries.ts';
import { site } from '#site';
import { languageOf } from './page-language.ts';

/** All languages of the page at `path`; `undefined` if it has only one. */
export async function versionsOf(path: string): Promise<Versions | undefined> {
  const pairs = (await publishedPages()).flatMap(({ id, data }) => {
    const own = `/${id}`;
    const { translates: first } = data;
    return first !== undefined && isThere(own) && isThere(first) ? [{ own, first }] : [];
  });
  const original = pairs.find(({ own }) => own === path)?.first ?? path;
  const others = pairs.filter(({ first }) => first === original);
  if (others.length === 0) return undefined;
  return {
    [site.language]: original,
    ...Object.fromEntries(others.map(({ own }) => [languageOf(own), own])),
  };
}

/** Address of the page in the language that the practice writes first; its own if it is in that, or has none. */
export async function inFirstLanguage(path: string): Promise<string> {
  return (await versionsOf(path))?.[site.language] ?? path;
}
