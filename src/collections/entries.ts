/** What the questions to the collections share. */

export const byOrder = <T extends { data: { order: number } }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order);

/** Stops the build where a data file lacks its one entry; lists keep their order only inside an entry. */
export function missing(file: string, key: string): never {
  throw new Error(`src/content/${file}.yaml needs an entry "${key}:"`);
}

/** The entry called `id`, or an error that says who asked and what there is. */
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
