/** What editors read in place of the names that entries have in files. */
import { wordsOf } from './words.ts';

type Entries = Readonly<Record<string, unknown>> | undefined;

const titleOf = (entry: unknown): string | undefined => {
  const { title, name } = (entry ?? {}) as { title?: unknown; name?: unknown };
  return [title, name].find((one) => typeof one === 'string' && one.trim() !== '') as
    string | undefined;
};

/** The title of an entry; two of one title are told apart by their names. Without a title, its name as words. */
export function nameIn(entries: Entries, name: string): string {
  const title = titleOf(entries?.[name]);
  if (title === undefined) return wordsOf(name);
  const same = Object.values(entries ?? {}).filter((other) => titleOf(other) === title);
  return same.length > 1 ? `${title} (${wordsOf(name).toLowerCase()})` : title;
}
