/** Helpers for collection queries. */

export const byOrder = <T extends { data: { order: number } }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order);

/** Fails if a data file lacks its single entry; lists keep their order only inside an entry. */
export function missing(file: string, key: string): never {
  throw new Error(`src/content/${file}.yaml needs an entry "${key}:"`);
}

/** The entry with this id. Fails with the asker's name and the known ids. */
export function named<T extends { id: string }>(
  all: T[],
  id: string,
  asking: string,
  folder: string,
): T {
  const found = all.find((entry) => entry.id === id);
  if (found) return found;
  const known = all.map((entry) => entry.id).join(', ');
  throw new Error(`${asking} "${id}", which src/content/${folder} lacks; write one of: ${known}`);
}
