/** What a schema says about a wrong kind of value, for fields without a message. */
import type * as z from 'zod';

const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'this is neither yes nor no; write true or false, without quotation marks',
  number: 'this is no number; write digits only, without quotation marks, for example: 12',
  int: 'this is no whole number; write digits only, for example: 12',
  string: 'this is no text; write words, and put quotation marks around digits, for example: "12"',
  array:
    'this is no list; write one item on each line, with a dash before it, for example: - grief',
  object:
    'this needs fields of its own; write them on the lines below, indented by two spaces, for example: text: The team',
};
const EMPTY = 'this field is missing or empty';

function tooSmall(origin: string, minimum: unknown): string {
  return origin === 'array'
    ? `there are too few; write at least ${minimum}`
    : `this is too small; write at least ${minimum}`;
}

function tooBig(origin: string, maximum: unknown): string {
  return origin === 'array'
    ? `there are too many; write at most ${maximum}`
    : `this is too large; write at most ${maximum}`;
}

/** What is wrong, and what to write; nothing for unknown kinds. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const said = EXPECTED[issue.expected];
    const isEmpty = issue.input === undefined || issue.input === null;
    return said && isEmpty ? said.replace(/^[^;]+/, EMPTY) : said;
  }
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum);
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum);
  if (issue.code === 'invalid_value')
    return `this word has no meaning here; write one of: ${issue.values.map(String).join(', ')}`;
  return undefined;
}
