/** Says in plain words why YAML cannot read a line, because its own messages are for programmers. */
import type { Mistake } from '../content-file.ts';

/** Indentation with dashes of lists, field name, and what follows the colon. */
const FIELD = /^((?:\s|-\s)*)([A-Za-z][\w-]*):(.*)$/;
const LONG_TEXT = /^[|>][-+\d]*\s*$/;
const OPENING = /^[“”„‟«]/u;

interface Line {
  text: string;
  /** To be printed before a corrected value. */
  start: string;
  /** Without a comment; the whole line if it has no field. */
  value: string;
}

type Reason = Pick<Mistake, 'why' | 'example'>;

function readLine(text: string): Line {
  const [, indent = '', name, rest = ''] = FIELD.exec(text) ?? [];
  if (name === undefined) return { text, start: '', value: text.trim().replace(/^- /, '') };
  return {
    text,
    start: `${indent.trimStart()}${name}: `,
    value: rest.replace(/\s#.*$/, '').trim(),
  };
}

/** In the quotation marks that need no change inside. */
export function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return value.includes("'") ? `"${value.replaceAll('"', '”')}"` : `'${value}'`;
}

const bare = (value: string): string => value.replace(/^[“”„‟«‘’"']\s?|\s?[“”»‘’"']$/gu, '');

/** An odd number of a quotation mark, or text after the closing one. */
function badQuotes(value: string): boolean {
  const mark = value[0];
  if (mark !== '"' && mark !== "'") return false;
  const inside = mark === '"' ? /^"(?:[^"\\]|\\.)*"$/ : /^'(?:[^']|'')*'$/;
  return !inside.test(value.replace(/,$/, ''));
}

/** Reasons why YAML cannot read a line, the most certain first. */
const REASONS: readonly ((line: Line) => Reason | undefined)[] = [
  ({ text }) =>
    /^(?:<{7}|={7}|>{7}|\|{7})/.test(text)
      ? {
          why: 'two people changed this place, and somebody has to choose: everything between <<<<<<< and >>>>>>> is there twice',
          example: 'keep the version you want, and delete the other one and these marks',
        }
      : undefined,
  ({ text }) =>
    /^[ -]*\t/.test(text)
      ? {
          why: 'the line begins with a tab, which is not the same as spaces here',
          example: `press the space bar twice instead: ${`  ${text.trim()}`.slice(0, 60)}`,
        }
      : undefined,
  ({ text }) =>
    /^[ -]*[\u00a0\u2007\u202f\u200b]/.test(text)
      ? {
          why: 'the line begins with a space that was copied from a website or Word, and is not the same as the space bar’s',
          example: `delete it and press the space bar: ${`  ${text.trim()}`.slice(0, 60)}`,
        }
      : undefined,
  ({ value, start }) =>
    OPENING.test(value) && start
      ? {
          why: 'curly quotation marks are letters here, so they do not keep the text together',
          example: `${start}${quoted(bare(value))} (straight marks, from the keyboard)`,
        }
      : undefined,
  ({ value, start }) =>
    badQuotes(value)
      ? {
          why: 'a quotation mark is missing at the end, or there is one too many inside the text',
          example: `${start}${quoted(bare(value))}`,
        }
      : undefined,
  ({ text }) => {
    const [, indent = '', name = '', rest = ''] =
      /^((?:\s|-\s)*)([a-z][A-Za-z]*):([^\s/].*)$/.exec(text) ?? [];
    return name
      ? {
          why: 'there is no space after the colon',
          example: `${indent.trimStart()}${name}: ${rest}`,
        }
      : undefined;
  },
  ({ value, start }) =>
    /^[@`%*&!]/.test(value)
      ? {
          why: `a text that begins with ${value[0]} needs quotation marks`,
          example: `${start}${quoted(value)}`,
        }
      : undefined,
  ({ value, start }) =>
    start && !/^["'[{|>]/.test(value) && /:(?:\s|$)/.test(value)
      ? {
          why: 'a text with a colon in it needs quotation marks',
          example: `${start}${quoted(value)}`,
        }
      : undefined,
  ({ value, start }) =>
    /^[[{]/.test(value) && !/[\]}],?$/.test(value)
      ? {
          why: `the bracket ${value[0]} is not closed on this line, or a text begins with it`,
          example: `${start}${quoted(value)} (for a text that begins with a bracket)`,
        }
      : undefined,
];

/** Top-level fields written twice, by the index of the second. */
function repeated(lines: readonly string[]): number | undefined {
  const seen = new Set<string>();
  const at = lines.findIndex((line) => {
    const [, name] = /^([A-Za-z][\w-]*):/.exec(line) ?? [];
    if (name === undefined) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  });
  return at === -1 ? undefined : at;
}

/** Indexes of lines in a long text (`text: |`), where everything is allowed. */
function longTexts(lines: readonly string[]): Set<number> {
  const inside = new Set<number>();
  let depth = -1;
  for (const [at, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent === -1 || (depth >= 0 && indent > depth)) {
      if (depth >= 0) inside.add(at);
      continue;
    }
    depth = LONG_TEXT.test(readLine(line).value) ? indent : -1;
  }
  return inside;
}

const UNKNOWN: Reason = {
  why: 'this line cannot be read: it does not begin below the others of its group, or has no colon',
  example: 'compare it with the lines above, or with another file in the same folder',
};

/** `stopped`: index at which YAML gave up; the cause may be above. `code` is of the `yaml` package. */
export function explain(
  lines: readonly string[],
  stopped: number,
  code = '',
): Pick<Mistake, 'words' | 'why' | 'example'> & { at: number } {
  const found = (at: number, reason: Reason) => ({
    at,
    words: (lines[at] ?? '').trim().slice(0, 80) || 'nothing',
    ...reason,
  });
  const again = code === 'DUPLICATE_KEY' ? (repeated(lines) ?? stopped) : undefined;
  if (again !== undefined)
    return found(again, {
      why: 'this field is there twice',
      example: 'keep one of the two lines, and delete the other',
    });
  const skipped = longTexts(lines);
  const causes = lines.flatMap((line, at) => {
    if (skipped.has(at) || line.trim().startsWith('# ')) return [];
    for (const [rank, reason] of REASONS.entries()) {
      const why = reason(readLine(line));
      if (why) return [{ at, rank, why }];
    }
    return [];
  });
  const before = causes.findLast(({ at }) => at <= stopped);
  // The next line is named when a group is interrupted.
  const cause = before ?? causes.find(({ at }) => at === stopped + 1);
  return cause ? found(cause.at, cause.why) : found(Math.min(stopped, lines.length - 1), UNKNOWN);
}
