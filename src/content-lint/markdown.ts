/** Markdown helpers: parse, walk nodes, extract text and lines. */
import { type MdastNode, markdownToHast, markdownToHtml, markdownToMdast } from 'satteri';
import { FEATURES, leftOver, type LeftOver } from '#lib/content/left-over.ts';

export type Node = MdastNode;

/** With GFM, as Astro does; any text is valid. */
export function parse(text: string): Node {
  return markdownToMdast(text, { features: { frontmatter: false } });
}

/** Markup that Astro's Markdown renderer leaves as plain text. */
export const rendered = (text: string): LeftOver[] =>
  leftOver(text, markdownToHast(text, { features: FEATURES }));

/** As on the page. */
export const htmlOf = (text: string): string => {
  const { html } = markdownToHtml(text, { features: FEATURES });
  return html;
};

/** In document order, with the node itself. */
export function* descendants(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* descendants(child);
}

/** Visible text without code; line breaks are kept. @param isLeftOut nodes whose text becomes a space */
export function textOf(node: Node, isLeftOut: (node: Node) => boolean = () => false): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode' || node.type === 'html' || isLeftOut(node)) return ' ';
  return 'children' in node ? node.children.map((child) => textOf(child, isLeftOut)).join('') : '';
}

/** From 1. */
export function lineOf({ position }: Node): number {
  return position?.start.line ?? 1;
}
