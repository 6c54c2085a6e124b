/**
 * Refuses texts that would take long to read, before anything reads them: parsers of Markdown and YAML take seconds, or
 * crash, on a few kilobytes of hostile input (tests/server/content-hostile.test.ts).
 */
import { Lexer } from 'yaml';
import type { Problem } from '#staff/contract/editor/prepared.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { splitFile } from '#content-lint/front-matter/fences.ts';

/** The longest text of the content has 292. */
const MAX_LINES = 1500;
/** Nested lists and quotes on one line. The content has 2. */
const MAX_MARKS = 4;
/** Columns before the first letter: a list of 5 levels has 16. */
const MAX_INDENT = 20;
/** Nested lists and groups in brackets, in the fields. */
const MAX_BRACKETS = 8;
/** Of lists and groups in brackets, in the fields. */
const MAX_ENTRIES = 500;
/** The longest run of backticks. */
const MAX_TICKS = 8;
/** Of a character in one text. The content has 336 at most. */
const MAX_SIGNS: Readonly<Record<string, number>> = {
  '[': 1000,
  '*': 2000,
  _: 2000,
  '`': 2000,
  '|': 2000,
  '~': 500,
  '{': 1000,
};

/** Of lists and quotes at the beginning of a line. */
const MARKS = /^(?:[ \t]*(?:>|[-+*?](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const MARK = />|[-+*?]|\d+[.)]/g;

function nestedAt(lines: readonly string[]): number {
  return lines.findIndex((line) => {
    const [marks = ''] = MARKS.exec(line) ?? [];
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    return indent > MAX_INDENT || (marks.match(MARK) ?? []).length > MAX_MARKS;
  });
}

/** YAML aliases, which can expand without limit, and deeply nested brackets. */
function fieldProblem(front: string): string | undefined {
  let depth = 0;
  let entries = 0;
  let isText = false;
  for (const token of new Lexer().lex(front)) {
    if (isText) {
      isText = false;
      continue;
    }
    const [first = ''] = token;
    // The next token is a text.
    if (first === '\u001f') isText = true;
    else if (first === '&' || first === '*')
      return 'uses “&” or “*” in front of a value. Please put the value in quotation marks';
    else if (first === '[' || first === '{') {
      depth += 1;
      if (depth > MAX_BRACKETS) return 'has brackets inside brackets, too many to read';
    } else if (first === ']' || first === '}') depth -= 1;
    else if (first === ',') {
      entries += 1;
      if (entries > MAX_ENTRIES) return `has more than ${MAX_ENTRIES} entries in brackets`;
    }
  }
  return undefined;
}

/** @param path below `src/content` */
export function tooMuch(path: string, text: string): Problem[] {
  const refused = (words: string): Problem[] => [{ field: fileWords(path), words }];
  const lines = text.split('\n');
  if (lines.length > MAX_LINES)
    return refused(`It has more than ${MAX_LINES} lines. Please make two pages of it.`);
  const line = nestedAt(lines);
  if (line !== -1) return refused(`Line ${line + 1} is nested too deeply. Please take it apart.`);
  if (text.includes('`'.repeat(MAX_TICKS + 1)))
    return refused(`It has more than ${MAX_TICKS} backticks in a row. Please use fewer.`);
  for (const [sign, most] of Object.entries(MAX_SIGNS))
    if (text.split(sign).length - 1 > most)
      return refused(
        `It has more than ${most} “${sign}”. Please use fewer, or make two pages of it.`,
      );
  const problem = fieldProblem(path.endsWith('.yaml') ? text : splitFile(text).front);
  return problem === undefined ? [] : refused(`It ${problem}.`);
}
