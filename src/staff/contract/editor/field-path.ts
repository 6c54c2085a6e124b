/** Says where a field is, in the words of its form. */
import { nameIn } from './names.ts';
import { labelOf } from './words.ts';

export interface FieldLocation {
  /** `Sections › 2. Head › Sentence under the heading` */
  label: string;
  /** The path that the form gives to the field; `undefined` if it is no field of it. */
  path: string | undefined;
}

const WHOLE: ReadonlySet<string> = new Set(['top of the file', 'the whole file', 'front matter']);

/** An item of a list: its number, and the kind of section it is. */
function itemLabel(index: number, item: unknown): string {
  const { kind } = (item ?? {}) as { kind?: unknown };
  return typeof kind === 'string' ? `${index + 1}. ${labelOf(kind)}` : String(index + 1);
}

/**
 * @param field as the checks name it: `sections.1.lede`, `text under “Why”`, `file name`
 * @param data the fields of the entry, or the entries of a file with several
 * @param isList whether the file has several entries
 */
export function fieldLocation(
  field: string,
  data: Readonly<Record<string, unknown>>,
  isList: boolean,
): FieldLocation {
  if (WHOLE.has(field)) return { label: 'The whole entry', path: undefined };
  if (field === 'file name') return { label: 'End of the address', path: undefined };
  const [, heading] = /^text(?: under (“.*”))?$/.exec(field) ?? [undefined, undefined];
  if (field.startsWith('text under') || field === 'text')
    return { label: heading ? `Text, under ${heading}` : 'Text', path: 'body' };
  let value: unknown = data;
  const labels = field.split('.').map((key, at) => {
    const isItem = Array.isArray(value) && /^\d+$/.test(key);
    const group = value;
    value = (value as Record<string, unknown> | undefined)?.[key];
    if (isItem) return itemLabel(Number(key), value);
    return isList && at === 0 ? nameIn(group as Record<string, unknown>, key) : labelOf(key);
  });
  return { label: labels.join(' › '), path: field };
}
