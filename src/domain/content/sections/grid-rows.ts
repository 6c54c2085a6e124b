/** Cards in rows of twelve columns, for any number of them. */

/**
 * A wide and a narrow card in turn, and three equal ones in the last row of an odd number, so that every row is full.
 */
export function columnsOf(count: number): number[] {
  if (count === 1) return [12];
  const pairs = Math.floor((count - (count % 2 ? 3 : 0)) / 2);
  const rows = Array.from({ length: pairs }, (_, row) => (row % 2 ? [4, 8] : [8, 4]));
  return [...rows, ...(count % 2 ? [[4, 4, 4]] : [])].flat();
}
