/** What the content editor has to know about the content: names to choose from, entries of lists. */
import { type CollectionKey, getCollection } from 'astro:content';
import { closingNames } from '#features/closing/closing.schema.ts';
import { drawingNames } from '#ui/drawings.queries.ts';
import { site } from '#site';

/** Entries by id, in the order of the file. */
async function entriesOf(name: CollectionKey): Promise<[string, unknown][]> {
  return (await getCollection(name)).map(({ id, data }) => [id, data]);
}

/**
 * Collected at build time.
 * @param lists collections whose entries the editor shows as lists
 * @param drawings kinds of drawings, as folders: `drawings/props`
 */
export async function editorContent(
  lists: readonly CollectionKey[],
  drawings: readonly string[],
): Promise<{
  names: Record<string, string[]>;
  entries: Record<string, Record<string, unknown>>;
  nextPost: number;
}> {
  const found = await Promise.all(
    lists.map(async (name) => [name, Object.fromEntries(await entriesOf(name))] as const),
  );
  const entries = Object.fromEntries(found.filter(([, all]) => Object.keys(all).length > 0));
  const posts = await getCollection('posts');
  const names = {
    prices: Object.keys(entries['prices'] ?? {}),
    categories: Object.keys(entries['categories'] ?? {}),
    focus: Object.keys(site.focus),
    tags: [...new Set(posts.flatMap(({ data }) => data.tags))].sort(),
    closing: closingNames(Object.keys(entries['closing'] ?? {})),
    ...Object.fromEntries(drawings.map((kind) => [kind, drawingNames(kind)])),
  };
  const numbers = posts.map(({ id }) => Number.parseInt(id, 10));
  const nextPost = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
  return { names, entries, nextPost };
}
