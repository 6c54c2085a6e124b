/** The same page in other languages: a page says whose translation it is (`translates`), and everything else follows. */
import { isThere } from '#features/parts/parts.queries.ts';
import { languageOf, type Versions } from '#lib/language.ts';
import { publishedPages } from '#lib/pages.queries.ts';

/** All languages of the page at `path`; `undefined` if it has only one. */
export async function versionsOf(path: string): Promise<Versions | undefined> {
  for (const { id, data } of await publishedPages()) {
    const own = `/${id}`;
    const { translates: en } = data;
    if (en === undefined || (path !== own && path !== en) || !isThere(own) || !isThere(en))
      continue;
    return { en, [languageOf(own)]: own };
  }
  return undefined;
}

/** Address of the English version of a page; its own if it is in English, or has none. */
export async function inEnglish(path: string): Promise<string> {
  return (await versionsOf(path))?.en ?? path;
}
