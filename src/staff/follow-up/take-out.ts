/** Rows that leave the list at once, and come back if the server says no or somebody undoes it. */
import { $list } from '../stores/inbox.ts';

/** Takes rows out of the list; returns how to put them back where they were. */
export function takeOut(ids: ReadonlySet<string>): () => void {
  const { rows } = $list.get();
  $list.set({ ...$list.get(), rows: rows.filter(({ id }) => !ids.has(id)) });
  return () => {
    const now = $list.get().rows;
    const known = new Set(now.map(({ id }) => id));
    const order = new Map(rows.map(({ id }, index) => [id, index]));
    const back = rows.filter(({ id }) => ids.has(id) && !known.has(id));
    const all = [...now, ...back].sort(
      (one, other) => (order.get(one.id) ?? -1) - (order.get(other.id) ?? -1),
    );
    $list.set({ ...$list.get(), rows: all });
  };
}
