/** Changes links, names and words in a text, and leaves all else as it was written. */
import { stringify } from 'yaml';
import { withPlainLines } from '#lib/content/encoding.ts';
import { ownPath } from '#content-lint/backlinks.ts';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { dataOf, readSheet } from '#content-lint/front-matter/yaml.ts';
import { descendants, type Node, parse } from '#content-lint/markdown.ts';
import { keepFormat } from './keep-format.ts';

type Path = readonly (string | number)[];

export interface Rewriting {
  /** A field in front matter or of a list; the same value leaves it. */
  field?: (value: string, path: Path) => string;
  /** The address of a link in the text. */
  link?: (href: string) => string;
  /** The text, after its links. */
  body?: (text: string) => string;
  /** All fields at last. */
  data?: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

function mapped(value: unknown, change: NonNullable<Rewriting['field']>, path: Path): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((one, at) => mapped(one, change, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, change, [...path, key])]),
  );
}

/** Where the words of a link end, which may name its address, too: the title after it may as well. */
function endOfWords(node: Node, written: string, from: number): number {
  if (node.type === 'definition') return /^\[(?:\\.|[^\]\\])*\]:/.exec(written)?.[0].length ?? 0;
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return (last?.position?.end.offset ?? from) - from;
}

/** Links in Markdown and in its HTML, from the last one to the first, so that places before stay where they are. */
function withLinks(text: string, change: NonNullable<Rewriting['link']>): string {
  const edits = [...descendants(parse(text))].flatMap((node) => {
    const { start, end } = node.position ?? {};
    const [from, until] = [start?.offset, end?.offset];
    if (from === undefined || until === undefined) return [];
    const written = text.slice(from, until);
    if (node.type === 'html')
      return [
        {
          from,
          to: until,
          by: written.replace(
            /(\shref=)(["'])([^"']*)\2/gi,
            (_, name: string, mark: string, href: string) => name + mark + change(href) + mark,
          ),
        },
      ];
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const to = change(node.url);
    // An address that stands for itself, `<https://…>` or bare, would be no link as a path.
    const isBare = written.replace(/^<|>$/g, '') === node.url;
    const by = isBare && to !== node.url ? new URL(to, node.url).href : to;
    const at = written.indexOf(node.url, isBare ? 0 : endOfWords(node, written, from));
    // Written with escapes, it stays, and a redirect leads on.
    if (by === node.url || at === -1) return [];
    return [
      { from, to: until, by: written.slice(0, at) + by + written.slice(at + node.url.length) },
    ];
  });
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((all, { from, to, by }) => all.slice(0, from) + by + all.slice(to), text);
}

/** @param path decides between Markdown with fields and a list */
export async function rewritten(path: string, was: string, change: Rewriting): Promise<string> {
  const { field = (value: string) => value, link, body, data = (all) => all } = change;
  const text = withPlainLines(was);
  const isList = path.endsWith('.yaml');
  const parts = isList ? { front: text, body: '', mistakes: [] } : splitFile(text);
  // The checks report what cannot be read.
  if (parts.mistakes.length > 0) return was;
  const fields = dataOf(readSheet(parts.front, 1));
  const front = stringify(data(mapped(fields, field, []) as typeof fields), { lineWidth: 0 });
  if (isList) return keepFormat(path, was, front);
  const linked = link ? withLinks(parts.body, link) : parts.body;
  return keepFormat(path, was, `---\n${front}---\n${body ? body(linked) : linked}`);
}

/** A link with another path, if it leads to one of `paths`: its query and its place on the page stay. */
export function relinked(href: string, paths: ReadonlyMap<string, string>, url: string): string {
  const path = ownPath(href, url);
  const to = path === undefined ? undefined : paths.get(path);
  if (to === undefined) return href;
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(href) ?? [];
  return to + rest;
}
