/** The text below the front matter: what people read of it, with lines, without code and without markup. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
export type Node = Root | Root['children'][number];

/** Parses `text`; whatever it is, it is Markdown. */
export function parse(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A node with everything inside it, in the order of the text. */
export function* within(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* within(child);
}

/** The words of a node as people read them; code is left out, line breaks stay. */
export function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode' || node.type === 'html') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The line a node begins on, counted from 1. */
export function lineOf({ position }: Node): number {
  return position?.start.line ?? 1;
}
