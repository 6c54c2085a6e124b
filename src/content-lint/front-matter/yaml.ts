/** Parses YAML with line numbers, and the comments in which editors accept findings. */
import { withWrittenDays } from '#domain/content/checks/date-literals.ts';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Acceptance, acceptancesIn } from '#domain/content/checks/accepted.ts';
import type { ContentFile, Field, Mistake, Sheet } from '../content-file.ts';
import { explain, quoted } from './syntax.ts';

/** `first`: its line in the file. Errors are in the document. A day without quotes is a time, as in the build. */
export function readSheet(text: string, first: number): Sheet {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: ['timestamp'],
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
    const value = node.value instanceof Date ? node.source : node.value;
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

/** Later errors follow from the first. */
export function brokenIn({ document, lineAt, text }: Sheet, first: number): ContentFile['broken'] {
  const [error] = document.errors;
  const noted = text.split('\n').findIndex((line) => NOTED.test(line));
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

/** Plain values, with top-level days as they are written; empty unless it is a valid mapping. */
export function dataOf({ document, text }: Sheet): Readonly<Record<string, unknown>> {
  if (document.errors.length > 0 || !isMap(document.contents)) return {};
  return withWrittenDays(document.toJS() as Record<string, unknown>, text);
}
