/**
 * Parses YAML with line numbers, and the comments in which editors accept findings: for the check, the build and the
 * content editor, so that no file means one thing here and another there. A day is the text that it was written as.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { type Acceptance, acceptancesIn } from '#lib/content/accepted.ts';
import type { ContentFile, Field, Mistake, Sheet } from '../content-file.ts';
import { explain, quoted } from './syntax.ts';

/** `first`: its line in the file. Errors are in the document. */
export function readSheet(text: string, first: number): Sheet {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  return { document, text, lineAt: (offset) => lines.linePos(offset).line + first - 1 };
}

/** Strings, numbers and booleans, in order. */
export function fieldsOf({ document, lineAt }: Sheet): Field[] {
  const walk = (node: unknown, path: Field['path']): Field[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) => walk(value, [...path, String(key)]));
    if (isSeq(node)) return node.items.flatMap((item, at) => walk(item, [...path, at]));
    if (!isScalar(node)) return [];
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ path, line: lineAt(node.range?.[0] ?? 0), value }]
      : [];
  };
  return walk(document.contents, []);
}

/** Acceptance comments. An empty reason is reported separately. */
export const acceptancesOf = ({ text }: Sheet, first: number): Acceptance[] =>
  acceptancesIn(text).map((one) => ({ ...one, line: one.line + first - 1 }));

/** A value that begins with `#`: YAML drops it as a comment. */
const NOTED = /^(?:\s|-\s)*[A-Za-z][\w-]*:\s+#[^\s#]/;

function aboutNote(text: string, at: number): Pick<Mistake, 'words' | 'why' | 'example'> {
  const line = text.split('\n')[at]?.trim() ?? '';
  return {
    words: line,
    why: 'everything from a # on is a note that nobody sees, so the field is empty',
    example: line.replace(/:\s+(.*)$/, (_, value: string) => `: ${quoted(value)}`),
  };
}

/** Fields that are one line on the page. */
const ONE_LINE = /(?:title|heading|name|label|question)$/i;

/** Offset and reason of the first value of which YAML, without an error, makes something else than is written. */
function changedIn({
  document,
  text,
}: Sheet): { at: number; why?: Omit<Mistake, 'line' | 'field'> } | undefined {
  let found: ReturnType<typeof changedIn>;
  const lineFrom = (at: number): string =>
    /.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
  visit(document, {
    Node: (key, node, path) => {
      const at = node.range?.[0] ?? 0;
      // What other programs call aliases, anchors and tags are words here.
      if (isAlias(node) || ('anchor' in node && node.anchor) || node.tag) {
        found = { at };
        return visit.BREAK;
      }
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return undefined;
      const line = lineFrom(at).trim();
      if (node.type === 'PLAIN' && /^[ \t]+#/.test(text.slice(node.range?.[1]))) {
        const written = text.slice(at).split('\n', 1)[0]?.trim() ?? '';
        const words = line;
        found = {
          at,
          why: {
            words,
            why: 'everything from a # on is a note that nobody sees, so the end of the text is missing',
            example: words.replace(written, () => quoted(written)),
          },
        };
        return visit.BREAK;
      }
      const pair = path.at(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const raw = text.slice(at, node.range?.[1]);
      const isSign = node.type === 'QUOTE_DOUBLE' && /\\[a-zA-Z0]/.test(raw.replaceAll('\\\\', ''));
      if (ONE_LINE.test(name) && (isSign || node.value.trim().includes('\n'))) {
        const inOne = node.value.trim().replaceAll(/\s*\n\s*/g, ' ');
        found = {
          at,
          why: {
            words: line.slice(0, 80),
            why: isSign
              ? 'between straight double quotation marks, a backslash and the letter after it are another sign, such as a new line'
              : 'this is a single line on the page, and it is written as several',
            example: isSign
              ? `${name}: '${raw.slice(1, -1).replaceAll("'", "''")}' (simple marks)`
              : `${name}: ${quoted(inOne)}`,
          },
        };
        return visit.BREAK;
      }
      return undefined;
    },
  });
  const [warning] = document.warnings;
  return found ?? (warning && { at: warning.pos[0] });
}

/** Later errors follow from the first. */
export function brokenIn(sheet: Sheet, first: number): ContentFile['broken'] {
  const { document, lineAt, text } = sheet;
  const [error] = document.errors;
  const noted = text.split('\n').findIndex((line) => NOTED.test(line));
  const changed = error || noted !== -1 ? undefined : changedIn(sheet);
  if (changed) {
    const at = lineAt(changed.at) - first;
    const { at: line, ...said } = changed.why
      ? { at, ...changed.why }
      : explain(text.split('\n'), at);
    return [{ field: fieldAt(text, line), line: first + line, ...said }];
  }
  if (!error)
    return noted === -1
      ? []
      : [{ field: fieldAt(text, noted), line: first + noted, ...aboutNote(text, noted) }];
  const stopped = lineAt(error.pos[0]) - first;
  const { at, ...said } = explain(text.split('\n'), stopped, error.code);
  return [{ field: fieldAt(text, at), line: first + at, ...said }];
}

function fieldAt(text: string, at: number): string {
  const [, name] = /^(?:\s|-\s)*([A-Za-z][\w-]*)\s*:/.exec(text.split('\n')[at] ?? '') ?? [];
  return name ?? 'top of the file';
}

/** Plain values; empty unless it is a valid mapping. */
export function dataOf({ document }: Sheet): Readonly<Record<string, unknown>> {
  let hasAlias = false;
  visit(document, (_, node) => {
    hasAlias ||= isAlias(node);
  });
  // An alias of nothing is no error until here.
  if (document.errors.length > 0 || hasAlias || !isMap(document.contents)) return {};
  return document.toJS() as Record<string, unknown>;
}
