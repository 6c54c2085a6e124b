/** Reads Markdown bodies: passages, links, pictures, anchors, and slots for official texts. */
import GithubSlugger from 'github-slugger';
import type { ContentFile, Link, Passage, Picture } from './content-file.ts';
import { lineOf, type Node, parse, descendants, rendered, textOf } from './markdown.ts';

type Body = Pick<ContentFile, 'passages' | 'links' | 'pictures' | 'anchors' | 'slots' | 'left'>;

/** In the language of the page. */
const SLOT = /^(?:to be filled in before going live|por llenar antes de publicar)/i;
const KINDS: Partial<Record<Node['type'], Passage['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'item',
};

/** Footnotes and external links count as sources. */
const isSource = (node: Node): boolean =>
  node.type === 'footnoteReference' || (node.type === 'link' && /^https?:/.test(node.url));

const isLink = ({ type }: Node): boolean => type === 'link' || type === 'linkReference';

interface Context {
  field: string;
  quote: boolean;
  list: boolean;
}

function passageOf(node: Node, { field, quote, list }: Context, first: number): Passage {
  const kind = KINDS[node.type] ?? 'paragraph';
  const inside = list && kind === 'paragraph' ? 'item' : kind;
  return {
    field,
    line: lineOf(node) + first - 1,
    text: textOf(node),
    kind: quote ? 'quote' : inside,
    sourced: [...descendants(node)].some(isSource),
    unlinked: textOf(node, isLink),
  };
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return double ?? single;
};

/** `first`: its line in the file. */
export function readBody(text: string, first: number): Body {
  const passages: Passage[] = [];
  const links: Link[] = [];
  const pictures: Picture[] = [];
  const slots: number[] = [];
  const anchors: string[] = [];
  const slugger = new GithubSlugger();
  const tree = parse(text);
  const addresses = new Map(
    [...descendants(tree)].flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  let field = 'text';
  const markup = (html: string, line: number): void => {
    for (const [tag] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(?:a|img)\s[^>]*>/gi)) {
      const href = attribute(tag, 'href');
      if (href !== undefined) links.push({ field, line, href });
      if (/^<img/i.test(tag))
        pictures.push({
          field,
          line,
          src: attribute(tag, 'src') ?? '',
          alt: attribute(tag, 'alt'),
        });
    }
    anchors.push(...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  };
  const read = (node: Node, place: Omit<Context, 'field'>): void => {
    const line = lineOf(node) + first - 1;
    if (node.type === 'blockquote' && SLOT.test(textOf(node).trim())) {
      slots.push(line);
      return;
    }
    if (node.type === 'heading') {
      field = `text under “${textOf(node).trim()}”`;
      anchors.push(slugger.slug(textOf(node)));
    }
    if (node.type === 'link' || node.type === 'definition')
      links.push({ field, line, href: node.url });
    if (node.type === 'image') pictures.push({ field, line, src: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      const src = addresses.get(node.identifier) ?? '';
      pictures.push({ field, line, src, alt: node.alt ?? '' });
    }
    if (node.type === 'html') markup(node.value, line);
    if (KINDS[node.type]) passages.push(passageOf(node, { field, ...place }, first));
    if (!('children' in node)) return;
    const inside = {
      quote: place.quote || node.type === 'blockquote',
      list: place.list || node.type === 'list',
    };
    for (const child of node.children) read(child, inside);
  };
  read(tree, { quote: false, list: false });
  const above = (/^\s*\n/.exec(text)?.[0].split('\n').length ?? 1) - 1;
  const left = rendered(text.trim()).map((one) => ({ ...one, line: one.line + above + first - 1 }));
  return { passages, links, pictures, anchors, slots, left };
}
