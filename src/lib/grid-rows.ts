/** Cards in rows of twelve columns, for any number of them. */

/** How many of twelve columns and how many rows a card takes. */
export interface Cell {
  columns: 4 | 5 | 7 | 8 | 12;
  rows: 1 | 2;
}
const cell = (columns: Cell['columns'], rows: Cell['rows'] = 1): Cell => ({ columns, rows });

/** Cards with their cells. */
export function inCells<Card extends object>(cards: readonly Card[]): (Card & Cell)[] {
  const cells = cellsOf(cards.length);
  return cards.map((card, at) => ({ ...card, ...(cells[at] ?? cell(12)) }));
}

/**
 * Cells of `count` cards, so that every row is full: a wide and a narrow one in turn, three equal ones
 * in the last row of an odd number; of three, one as high as the two beside it.
 */
function cellsOf(count: number): Cell[] {
  if (count === 1) return [cell(12)];
  if (count === 3) return [cell(7, 2), cell(5), cell(5)];
  const pairs = Math.floor((count - (count % 2 ? 3 : 0)) / 2);
  const rows = Array.from({ length: pairs }, (_, row) =>
    row % 2 ? [cell(4), cell(8)] : [cell(8), cell(4)],
  );
  return [...rows, ...(count % 2 ? [[cell(4), cell(4), cell(4)]] : [])].flat();
}

/** A card in rows of three and of two. */
export interface RowPlace {
  /** In a row of two. */
  isWide: boolean;
  endsRow: boolean;
}

/** Places of `count` cards, at least two: rows of three, then as many rows of two as it takes to fill every row. */
export function threesThenTwos(count: number): RowPlace[] {
  const wide = [0, 4, 2][count % 3] ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const isWide = at >= count - wide;
    return { isWide, endsRow: isWide ? (count - at) % 2 === 1 : at % 3 === 2 };
  });
}
