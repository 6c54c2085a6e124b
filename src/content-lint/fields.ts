/** Classifies front matter fields: prose, links, and sourced texts. */
import { type Field, fieldName, type Link, type Passage } from './content-file.ts';

/** Names, addresses, settings. `source` is evidence, not a claim. */
const NO_TEXT = new Set(
  'image poster icon src lookup href path slug guid sku id kind color offer mark canonical license since date posted until employment year name who source formName number credentials role drawing scene alt coverAlt captions'.split(
    ' ',
  ),
);
const LINKS = new Set(['href', 'path', 'canonical', 'lookup', 'leadsTo', 'live.src']);

const lastName = (path: Field['path']): string =>
  String(path.findLast((key) => typeof key === 'string') ?? '');

/** At least two words. */
const isProse = ({ path, value }: Field): boolean =>
  typeof value === 'string' &&
  !path.some((key) => NO_TEXT.has(String(key))) &&
  /\p{L}\S*\s+\S*\p{L}/u.test(value);

function isSourced({ path }: Field, fields: readonly Field[]): boolean {
  const group = fieldName(path.slice(0, -1));
  return fields.some(
    (other) =>
      fieldName(other.path.slice(0, -1)) === group &&
      lastName(other.path) === 'source' &&
      String(other.value).trim() !== '',
  );
}

export function textsOf(fields: readonly Field[]): Passage[] {
  return fields.filter(isProse).map((field) => ({
    field: fieldName(field.path),
    line: field.line,
    text: String(field.value),
    kind: 'field',
    sourced: isSourced(field, fields),
  }));
}

export function linksIn(fields: readonly Field[]): Link[] {
  return fields
    .filter(
      ({ path, value }) =>
        typeof value === 'string' &&
        (LINKS.has(lastName(path)) || LINKS.has(fieldName(path.slice(-2)))),
    )
    .map(({ path, line, value }) => ({ field: fieldName(path), line, href: String(value) }));
}
