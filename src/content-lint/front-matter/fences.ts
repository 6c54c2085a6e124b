/** Finds the two lines `---` around the fields of a Markdown file, and notices when one is missing. */
import type { Mistake } from '../content-file.ts';

export interface Parts {
  /** The fields as YAML. */
  front: string;
  /** First line of `front` in the file, from 1. */
  frontLine: number;
  body: string;
  /** First line of `body` in the file, from 1. */
  bodyLine: number;
  /** Lines `---` that are missing or mistyped. The parts are then empty. */
  mistakes: readonly Mistake[];
}

const FENCE = /^---[ \t]*$/;
/** What word processors and people make of `---`. */
const ALMOST_FENCE = /^\s*(?:[-–—_=*~ ]{1,12})\s*$/;
const FIELD_LINE = /^[A-Za-z][\w-]*:(?:\s|$)/;
/** No field, list item or comment, not indented, no bracket. */
const isText = (line: string): boolean =>
  /^(?:[^\s#\-}\]"'?]|#{2,} |-{3})/u.test(line) && !FIELD_LINE.test(line);

const shown = (line: string): string => line.trim().slice(0, 60) || 'nothing';

/** Where the text begins although the fields were not closed: after an empty line. */
export function textBegins(lines: readonly string[], from: number): number | undefined {
  const at = lines.findIndex(
    (line, index) => index > from && isText(line) && lines[index - 1]?.trim() === '',
  );
  return at === -1 ? undefined : at;
}

/** A missing second line `---`. `at` is the index of the line that it belongs before. */
export function unclosed(lines: readonly string[], at: number): Mistake {
  const almost = lines.findIndex(
    (line, index) => index > 0 && index <= at && line.trim() !== '' && ALMOST_FENCE.test(line),
  );
  const line = almost === -1 ? at : almost;
  return {
    field: 'top of the file',
    line: line + 1,
    words: shown(lines[line] ?? ''),
    why:
      almost === -1
        ? 'the fields have no end: the line --- between them and the text is missing'
        : 'the fields have no end: this line has to be three hyphens and nothing else',
    example:
      almost === -1
        ? 'write --- on a line of its own, after the last field and before the text'
        : '--- (type three hyphens; some programs turn them into a dash)',
  };
}

function unopened(lines: readonly string[], at: number): Mistake {
  const first = lines[at] ?? '';
  const isAlmost = ALMOST_FENCE.test(first) && first.trim() !== '';
  const hasFields = lines.some((line) => FIELD_LINE.test(line));
  return {
    field: 'top of the file',
    line: at + 1,
    words: shown(first),
    ...(isAlmost
      ? {
          why: 'the fields have no beginning: the first line has to be three hyphens and nothing else',
          example: '--- (type three hyphens; some programs turn them into a dash)',
        }
      : {
          why: hasFields
            ? 'the fields have no beginning: the line --- before them is missing'
            : 'the file has no fields; it begins with a line ---, then the fields, then another ---',
          example: hasFields
            ? 'write --- on a line of its own, as the first line of the file'
            : 'copy the top of a file in the same folder, from the first --- to the second',
        }),
  };
}

/** Expects `\n` line ends. Empty lines before the first `---` do not count. */
export function splitFile(text: string): Parts {
  const lines = text.split('\n');
  const open = Math.max(
    lines.findIndex((line) => line.trim() !== ''),
    0,
  );
  const nothing = { front: '', frontLine: 1, body: '', bodyLine: 1 };
  if (!FENCE.test(lines[open] ?? '')) return { ...nothing, mistakes: [unopened(lines, open)] };
  const close = lines.findIndex((line, at) => at > open && FENCE.test(line));
  if (close === -1) {
    const at = textBegins(lines, open) ?? lines.findLastIndex((line) => line.trim() !== '');
    return { ...nothing, mistakes: [unclosed(lines, at)] };
  }
  return {
    front: lines
      .slice(open + 1, close)
      .map((line) => `${line}\n`)
      .join(''),
    frontLine: open + 2,
    body: lines.slice(close + 1).join('\n'),
    bodyLine: close + 2,
    mistakes: [],
  };
}
