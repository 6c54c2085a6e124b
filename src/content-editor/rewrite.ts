/** Changes links, names and words in a text, and leaves all else as it was written. */
import { stringify } from 'yaml';
import { ownPath } from '#content-lint/backlinks.ts';
import { splitFile } from '#content-lint/front-matter/fences.ts';
import { dataOf, readSheet } from '#content-lint/front-matter/yaml.ts';
import { descendants, parse } from '#content-lint/markdown.ts';
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

/** Links in Markdown and in its HTML, from the last one to the first, so that places before stay where they are. */
function withLinks(text: string, change: NonNullable<Rewriting['link']>): string {
  const edits = [...descendants(parse(text))].flatMap((node) => {
    const { start, end } = node.position ?? {};
    const [from, to] = [start?.offset, end?.offset];
    if (from === undefined || to === undefined) return [];
    const written = text.slice(from, to);
    if (node.type === 'html')
      return [
        {
          from,
          to,
          by: written.replace(
            /(\shref=)(["'])([^"']*)\2/gi,
            (_, name: string, mark: string, href: string) => name + mark + change(href) + mark,
          ),
        },
      ];
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const by = change(node.url);
    const at = written.lastIndexOf(node.url);
    // Written with escapes, it stays, and a redirect leads on.
    if (by === node.url || at === -1) return [];
    return [{ from, to, by: written.slice(0, at) + by + written.slice(at + node.url.length) }];
  });
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((all, { from, to, by }) => all.slice(0, from) + by + all.slice(to), text);
}

/** @param path decides between Markdown with fields and a list */
export async function rewritten(path: string, text: string, change: Rewriting): Promise<string> {
  const { field = (value: string) => value, link, body, data = (all) => all } = change;
  const isList = path.endsWith('.yaml');
  const parts = isList ? { front: text, body: '', mistakes: [] } : splitFile(text);
  // The checks report what cannot be read.
  if (parts.mistakes.length > 0) return text;
  const fields = dataOf(readSheet(parts.front, 1));
  const front = stringify(data(mapped(fields, field, []) as typeof fields), { lineWidth: 0 });
  if (isList) return keepFormat(path, text, front);
  const linked = link ? withLinks(parts.body, link) : parts.body;
  return keepFormat(path, text, `---\n${front}---\n${body ? body(linked) : linked}`);
}

/** A link with another path, if it leads to one of `paths`: its query and its place on the page stay. */
export function relinked(href: string, paths: ReadonlyMap<string, string>, url: string): string {
  const path = ownPath(href, url);
  const to = path === undefined ? undefined : paths.get(path);
  if (to === undefined) return href;
  const [, rest = ''] = /^[^?#]*(.*)$/s.exec(href) ?? [];
  return to + rest;
}
