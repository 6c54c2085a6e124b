/** Markdown helpers: parse, walk nodes, extract text and lines. */
import { type MdastNode, markdownToHast, markdownToMdast } from 'satteri';
import { FEATURES, leftOver, type LeftOver } from '#domain/content/checks/left-over.ts';

export type Node = MdastNode;

/** Parses Markdown with GFM, as Astro does; any text is valid. */
export function parse(text: string): Node {
  return markdownToMdast(text, { features: { frontmatter: false } });
}

/** Finds markup that Astro's Markdown renderer leaves as plain text. */
export const rendered = (text: string): LeftOver[] =>
  leftOver(text, markdownToHast(text, { features: FEATURES }));

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
