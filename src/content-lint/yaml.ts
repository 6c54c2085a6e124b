/** Parses YAML with line numbers, and the comments in which editors accept findings. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Acceptance, ContentFile, Field, Sheet } from './content-file.ts';

/** Parses YAML that starts on line `first` of its file. Never throws: errors are in the document. */
export function readSheet(text: string, first: number): Sheet {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { document, text, lineAt: (offset) => lines.linePos(offset).line + first - 1 };
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** All string, number and boolean values, in order. */
export function fieldsOf({ document, lineAt }: Sheet): Field[] {
  const walk = (node: unknown, path: Field['path']): Field[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) => walk(value, [...path, String(key)]));
    if (isSeq(node)) return node.items.flatMap((item, at) => walk(item, [...path, at]));
    if (!isScalar(node)) return [];
    const { value } = node;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ path, line: lineAt(startOf(node)), value }]
      : [];
  };
  return walk(document.contents, []);
}

const ACCEPTED = /^\s*#\s*accepted:\s*([\w-]+)\s+["“]([^"”]+)["”]\s*(?:[-–—:]\s*)?(.*)$/;

/** Acceptance comments. An empty reason is reported separately. */
export function acceptancesOf({ text }: Sheet, first: number): Acceptance[] {
  return text.split('\n').flatMap((line, at) => {
    const [, rule, words, reason = ''] = ACCEPTED.exec(line) ?? [];
    return rule && words ? [{ line: first + at, rule, words, reason: reason.trim() }] : [];
  });
}

/** YAML syntax errors. */
export function brokenIn({ document, lineAt }: Sheet): ContentFile['broken'] {
  return document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), says: message }));
}

/** The document as plain values; empty unless it is a valid mapping. */
export function dataOf({ document }: Sheet): Readonly<Record<string, unknown>> {
  if (document.errors.length > 0 || !isMap(document.contents)) return {};
  return document.toJS() as Record<string, unknown>;
}
