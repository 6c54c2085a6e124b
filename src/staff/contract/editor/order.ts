/** The order of a form: title, short description and text first, then its picture; what is set once or rarely is folded. */
import type { EditorField } from './field.ts';

/** What an entry is listed and found by; then comes its text. */
const FIRST = ['title', 'name', 'question', 'description'];
/** Follow the text. */
const PICTURE = ['cover', 'coverAlt'];
/** Of a price, what changes most. */
const FIRST_OF_PRICES = ['name', 'price', 'options'];

/** Fields of a form that are folded under one line. */
export interface Fold {
  label: string;
  /** In order. */
  fields: readonly string[];
  /** Said while none of them has a value; without it, their labels are. */
  empty?: string;
  /** Whether a new entry needs one of them, so that it is open there. */
  isNeeded: boolean;
}

type Group = Omit<Fold, 'isNeeded'>;

/** What places an entry, where it is little beside what readers see. */
const PLACING: Readonly<Record<string, Group>> = {
  posts: {
    label: 'Author, category and day',
    fields: ['author', 'category', 'date', 'draft', 'tags'],
  },
  episodes: {
    label: 'Number, day and guests',
    fields: ['number', 'date', 'draft', 'slug', 'guests', 'topics', 'prop', 'explicit'],
  },
  therapists: {
    label: 'Place in lists',
    fields: ['group', 'order', 'color', 'listed', 'calm', 'also'],
  },
};
const SERVICE: Group = {
  label: 'Place in lists',
  fields: ['order', 'color', 'icon', 'object', 'listed', 'program', 'draft', 'sameAs'],
};
/** Fields that most entries leave empty; there, none is required. */
const RARE: readonly Group[] = [
  {
    label: 'For search engines',
    fields: ['seoTitle', 'fullTitle', 'noindex', 'canonical'],
    empty: 'Taken from title and short description',
  },
  {
    label: 'Rarely needed',
    fields: ['updated', 'reviewedBy', 'lastReviewed', 'legacyPaths', 'guid', 'sku'],
  },
];

/** The folds of a form, from first to last. @param fields of the form, in any order */
export function foldsOf(fields: readonly EditorField[], collection: string): Fold[] {
  const isService = collection === 'services' || collection === 'programs';
  const placing = isService ? SERVICE : PLACING[collection];
  const isOptional = (name: string): boolean =>
    fields.some((field) => field.name === name && field.required === false);
  const isThere = (name: string): boolean => fields.some((field) => field.name === name);
  return [
    ...(placing ? [{ ...placing, fields: placing.fields.filter(isThere) }] : []),
    ...RARE.map((group) => ({ ...group, fields: group.fields.filter(isOptional) })),
  ]
    .filter((group) => group.fields.length > 0)
    .map((group) => ({ ...group, isNeeded: !group.fields.every(isOptional) }));
}

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
  const pick = (names: readonly string[]): EditorField[] =>
    names.flatMap((name) => fields.filter((field) => field.name === name));
  const first = pick(order);
  const last = pick(foldsOf(fields, collection).flatMap((fold) => fold.fields));
  return [
    ...first,
    ...(body ? [body] : []),
    ...pick(PICTURE),
    ...fields.filter(
      (field) => ![first, last].flat().includes(field) && !PICTURE.includes(field.name),
    ),
    ...last,
  ];
}
