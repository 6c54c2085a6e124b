/** Markdown helpers: parse, walk nodes, extract text and lines. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
export type Node = Root | Root['children'][number];

/** Parses Markdown with GFM; any text is valid. */
export function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A node and all its descendants, in document order. */
export function* descendants(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* descendants(child);
}

/** The visible text of a node without code; line breaks are kept. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode' || node.type === 'html') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The line of a node, from 1. */
export function lineOf({ position }: Node): number {
  return position?.start.line ?? 1;
}
