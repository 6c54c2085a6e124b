/** Message about an unknown field in a content file. */
import { isOneEdit } from '../../redirects/suggest.ts';

/** The known field that was probably meant: one edit away, or equal except for case and hyphens. */
function suggestion(field: string, known: readonly string[]): string | undefined {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
  return known.find((name) => plain(name) === plain(field) || isOneEdit(plain(field), plain(name)));
}

/**
 * @param fields unknown fields in the file
 * @param known fields of the same group
 */
export function unknownField(fields: readonly string[], known: readonly string[]): string {
  return fields
    .map((field) => {
      const near = suggestion(field, known);
      const fix = near ? `did you mean "${near}"?` : `write one of: ${known.join(', ')}`;
      return `"${field}" is no field here; ${fix}`;
    })
    .join('. ');
}
