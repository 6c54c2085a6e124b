/**
 * What a rendered text shows that nobody wrote for visitors: syntax of other programs, HTML, scripts, frames, pictures
 * without a place, and lines that rendering drops. The build, the checks and the content editor use it. It has no list
 * of programs: it looks at what is left after reading the Markdown.
 */
import { markupIn } from './markup.ts';
import { signIn } from './signs.ts';

/** A node of the rendered text (hast), as far as it is read here. */
export interface RenderedNode {
  type: string;
  tagName?: string;
  value?: unknown;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly RenderedNode[];
  position?: { start: { line: number } } | undefined;
}

/** How Astro reads Markdown, for `markdownToHast` of its reader. */
export const FEATURES = { smartPunctuation: true };

/** In the words of editors. */
export interface LeftOver {
  /** `markup`: could run or break the page, so nobody may accept it. `rendered`: the rest. */
  rule: 'markup' | 'rendered';
  /** From 1. */
  line: number;
  /** Its heading, if any. */
  under: string;
  words: string;
  why: string;
  example: string;
}

type Found = Omit<LeftOver, 'rule' | 'line' | 'under'>;

/** Replaces code, which may have any sign. */
const CODE = '\uFFFC';
const BLOCKS = /^(?:p|h[1-6]|li|td|th|dt|dd|blockquote|section|table|thead|tbody|tr|[uo]l|pre)$/;
const PUT =
  'put the picture into src/content/images, and write ![What it shows](../images/its-name.jpg)';

function addressProblem(node: RenderedNode): (Found & Pick<LeftOver, 'rule'>) | undefined {
  const isPicture = node.tagName === 'img';
  const address = node.properties?.[isPicture ? 'src' : 'href'];
  if (typeof address !== 'string') return undefined;
  const words = address.slice(0, 80);
  // Browsers ignore control characters in a scheme.
  const scheme = /^[a-z]+:/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[0].toLowerCase();
  if (!isPicture && /^(?:javascript|vbscript|data):$/.test(scheme ?? ''))
    return {
      rule: 'markup',
      words,
      why: 'this is no address that a link may have',
      example: '[the team](/team)',
    };
  if (isPicture && scheme === 'data:')
    return {
      rule: 'markup',
      words,
      why: 'the picture itself is inside the text, where it is not made smaller',
      example: `save it as a file; ${PUT}`,
    };
  if (isPicture && (/^https?:$/.test(scheme ?? '') || address.startsWith('//')))
    return {
      rule: 'rendered',
      words,
      why: 'this picture is on another site, and visitors see an empty box: pages show only pictures of this site',
      example: `save it; ${PUT}`,
    };
  const [sign] = /[{}]|%7[bd]|%%|%25%25|\[\[|<%/i.exec(address) ?? [];
  return sign && !/^\{[\w:.-]+\}$/.test(address)
    ? {
        rule: 'rendered',
        words,
        why: 'another program would put an address here; on this site the link leads nowhere',
        example: 'write the address itself, like /team or https://www.example.com/',
      }
    : undefined;
}

/** A paragraph, heading, item or cell, with the line of each piece. */
interface Block {
  text: string;
  pieces: { from: number; line: number }[];
}

function lineAt({ text, pieces }: Block, at: number): number {
  const piece = pieces.findLast(({ from }) => from <= at) ?? pieces[0];
  const before = text.slice(piece?.from ?? 0, at);
  return (piece?.line ?? 1) + (before.match(/\n/g)?.length ?? 0);
}

const textOf = (node: RenderedNode): string =>
  node.type === 'text' ? String(node.value) : (node.children ?? []).map(textOf).join('');

/** Lines that rendering drops, because nothing uses them. */
function leftOut(source: string): (Found & { line: number })[] {
  const lines = source.split('\n');
  const found: (Found & { line: number })[] = [];
  const close = lines.findIndex((line, at) => at > 0 && line.trim() === lines[0]?.trim());
  if (/^(?:-{3}|\+{3})[ \t]*$/.test(lines[0] ?? '') && close > 0)
    found.push({
      line: 1,
      words: lines[0] ?? '',
      why: `everything from here to the next such line, ${close} lines below, would be missing on the page`,
      example: 'for a line across the page, write ***',
    });
  const unread = found.length > 0 ? close : -1;
  let isCode = false;
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const above = lines[at - 1]?.trim() ?? '';
    // A line of a table or list, a heading, or a line across the page is none that it could make a heading of.
    if (
      !isCode &&
      at > unread &&
      /^ {0,3}(?:-+|=+)[ \t]*$/.test(line) &&
      /^[^#|>\s<*+-]|^[*-]\S/.test(above) &&
      !/^[-=*_\s]+$/.test(above)
    )
      found.push({
        line: at,
        words: above.slice(0, 80),
        why: `the line ${line.trim().slice(0, 12)} below makes a heading of it`,
        example: 'write an empty line between them, or ## and the words for a heading',
      });
    const [, label = ''] =
      /^[\s>]*\[(\^[^\]]+(?=\]:)|[^\]]+(?=\]:\s*(?:<[^>]*>|\S+)(?:\s+["'(].*)?$))/.exec(line) ?? [];
    if (isCode || label === '') continue;
    const use = `[${label}]`.toLowerCase();
    const isUsed = lines.some(
      (other, index) => index !== at && other.toLowerCase().replaceAll(/\s+/g, ' ').includes(use),
    );
    if (!isUsed)
      found.push({
        line: at + 1,
        words: line.trim().slice(0, 80),
        why: 'nothing in the text points to this line, so it is not on the page',
        example: label.startsWith('^')
          ? `write [${label}] in the sentence that it belongs to, or delete the line`
          : `write [the words of the link][${label}] in the sentence, or \\[ in place of [`,
      });
  }
  return found;
}

/** @param source without the fields and surrounding space @param tree how Astro renders it */
export function leftOver(source: string, tree: RenderedNode): LeftOver[] {
  const lines = source.split('\n');
  const found: LeftOver[] = leftOut(source).map((one) => ({ rule: 'rendered', under: '', ...one }));
  const tags = new Set<string>();
  let under = '';
  let depth = 2;
  const add = (rule: LeftOver['rule'], line: number, one: Found): void => {
    found.push({ rule, line, under, ...one });
  };
  const close = (block: Block, isParagraph: boolean): void => {
    const sign = signIn(block.text, isParagraph);
    if (sign) {
      const { at, ...said } = sign;
      add('rendered', lineAt(block, at), said);
    }
  };
  const heading = (node: RenderedNode, line: number): void => {
    const now = Number(node.tagName?.[1]);
    const words = textOf(node).trim();
    if (node.properties?.['id'] !== 'footnote-label') under = words;
    if (now === 1)
      add('rendered', line, {
        words,
        why: 'the page has one title already, from its fields',
        example: `## ${words}`,
      });
    else if (now > depth + 1)
      add('rendered', line, {
        words,
        why: 'a heading below is only one step smaller than the one above it',
        example: `${'#'.repeat(depth + 1)} ${words}`,
      });
    depth = now === 1 ? 1 : now;
  };
  const read = (node: RenderedNode, outer: Block | undefined, above: number): void => {
    const line = node.position?.start.line ?? above;
    if (node.type === 'text') {
      const value = String(node.value);
      if (!outer) return;
      outer.pieces.push({ from: outer.text.length, line });
      outer.text += value;
      return;
    }
    if (node.type === 'raw') {
      const html = String(node.value);
      for (const { name, at, said } of markupIn(html)) {
        if (!(html.startsWith('</') && tags.has(name))) add('markup', line + at, said);
        tags.add(name);
      }
      // Markdown inside HTML is not read.
      const inside = html.replaceAll(/<!--[\s\S]*?-->|<[^<>]*>/g, '');
      if (inside.trim()) close({ text: inside, pieces: [{ from: 0, line }] }, true);
      return;
    }
    // An address may have any sign as well.
    const isAddress = node.tagName === 'a' && /^(?:https?:\/\/|www\.)/.test(textOf(node));
    if ((node.tagName === 'code' || isAddress) && outer) {
      outer.text += CODE;
      return;
    }
    if (node.tagName === 'br' && outer) outer.text += '\n';
    if (node.tagName === 'pre') {
      const isFenced = /```|~~~/.test(lines[line - 1] ?? '');
      if (!isFenced)
        add('rendered', line, {
          words: textOf(node).trim().slice(0, 80),
          why: 'lines that begin with four spaces or a tab are shown as the code of a program',
          example: 'delete the spaces at the beginning of these lines',
        });
      return;
    }
    const problem = node.type === 'element' ? addressProblem(node) : undefined;
    if (problem) {
      const { rule, ...said } = problem;
      add(rule, line, said);
    }
    if (/^h[1-6]$/.test(node.tagName ?? '')) heading(node, line);
    const isBlock = BLOCKS.test(node.tagName ?? '');
    const block = isBlock ? { text: '', pieces: [] } : outer;
    for (const child of node.children ?? []) read(child, block, line);
    if (isBlock && block) close(block, node.tagName === 'p');
  };
  read(tree, undefined, 1);
  return found.toSorted((a, b) => a.line - b.line);
}
