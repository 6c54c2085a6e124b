/** What lists say of an entry, from the first lines of its file: read often, so without the whole parser. */

/** What an entry is listed by, in this order. */
const TITLES = ['title', 'name', 'question'] as const;

export interface EntryFront {
  title: string | undefined;
  /** `2026-03-04`; of drafts as well. */
  day: string | undefined;
  isDraft: boolean;
}

/** A value in quotation marks or without, then perhaps a comment. */
const VALUE = /^ *(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.*?)) *(?: #.*)?$/;

function plain(line: string): string {
  const [, double, single, bare = ''] = VALUE.exec(line) ?? [];
  if (double !== undefined) return double.replaceAll(/\\(["\\])/g, '$1');
  if (single !== undefined) return single.replaceAll("''", "'");
  // A text of several lines has only a sign here.
  return /^[|>]/.test(bare) ? '' : bare;
}

/** @param text of a file whose fields are between two lines `---` */
export function entryFront(text: string): EntryFront {
  const [, front = ''] = /^---\n([\s\S]*?)\n---$/m.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const fieldOf = (name: string): string =>
    plain(new RegExp(`^${name}:(.*)$`, 'm').exec(front)?.[1] ?? '');
  const day = fieldOf('date');
  return {
    title: TITLES.map(fieldOf).find(Boolean),
    day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined,
    isDraft: fieldOf('draft') === 'true',
  };
}
