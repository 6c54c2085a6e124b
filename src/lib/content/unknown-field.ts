import { isOneEdit } from '../redirects/suggest.ts';

/** Nearly as long as the longer one: `categorie`, `category`. */
function beginAlike(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return (at === -1 ? a.length : at) >= Math.max(4, Math.max(a.length, b.length) * 0.7);
}

/** One edit away, or almost equal. */
export function suggestion(field: string, known: readonly string[]): string | undefined {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
  return (
    known.find((name) => plain(name) === plain(field) || isOneEdit(plain(field), plain(name))) ??
    known.find((name) => beginAlike(plain(field), plain(name)))
  );
}

/** @param known fields of the same group */
export function unknownField(fields: readonly string[], known: readonly string[]): string {
  return fields
    .map((field) => {
      const near = suggestion(field, known);
      const fix = near ? `did you mean "${near}"?` : `write one of: ${known.join(', ')}`;
      return `"${field}" is no field here; ${fix}`;
    })
    .join('. ');
}
