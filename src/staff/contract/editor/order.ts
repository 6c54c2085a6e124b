/** The order of a form: title, short description and text first, what is rarely needed last and folded. */
import type { EditorField } from './field.ts';

/** What an entry is listed and found by; then comes its text. */
const FIRST = ['title', 'name', 'question', 'description'];
/** Of a price, what changes most. */
const FIRST_OF_PRICES = ['name', 'price', 'options'];

/** Fields that most entries leave empty. They are folded, so none of them may be required. */
const RARE: ReadonlySet<string> = new Set([
  'seoTitle',
  'fullTitle',
  'noindex',
  'canonical',
  'updated',
  'reviewedBy',
  'lastReviewed',
  'legacyPaths',
  'guid',
  'sku',
]);

const isRare = ({ name, required }: EditorField): boolean => RARE.has(name) && required === false;

/**
 * The fields of a form in the order in which they are written.
 * @param body the text, which has no place in the schema
 */
export function inOrder(
  fields: readonly EditorField[],
  body: EditorField | undefined,
  collection: string,
): EditorField[] {
  const order = collection === 'prices' ? FIRST_OF_PRICES : FIRST;
  const first = order.flatMap((name) => fields.filter((field) => field.name === name));
  const others = fields.filter((field) => !first.includes(field));
  return [
    ...first,
    ...(body ? [body] : []),
    ...others.filter((field) => !isRare(field)),
    ...others.filter(isRare),
  ];
}

/** The names of the folded fields at the end of a form, in order. */
export const rareFields = (fields: readonly EditorField[]): string[] =>
  fields.filter(isRare).map(({ name }) => name);
