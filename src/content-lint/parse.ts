/** Parses a content file for the rules. */
import { readBody } from './body.ts';
import type { ContentFile } from './content-file.ts';
import { linksIn, textsOf } from './fields.ts';
import { acceptancesOf, brokenIn, dataOf, fieldsOf, readSheet } from './yaml.ts';

const NO_BODY = { passages: [], links: [], pictures: [], anchors: [], slots: [] };

/** Splits a Markdown file into front matter and body; `line` is the first line of the body. */
function split(text: string): { front: string; body: string; line: number } {
  const [whole, front] = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { front: '', body: text, line: 1 };
  return { front: front ?? '', body: text.slice(whole.length), line: whole.split('\n').length };
}

/** All `{price:name}` references in front matter and body. */
function pricesIn(text: string): ContentFile['prices'] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/\{price:([^{}\s]*)\}/g)].map(([, name = '']) => ({ line: at + 1, name })),
    );
}

/**
 * Parses a file. Never throws: YAML errors are in `broken`.
 * @param path path relative to `src/content`
 */
export function parseFile(path: string, content: string): ContentFile {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isData = path.endsWith('.yaml');
  const { front, body, line } = split(text);
  const first = isData ? 1 : 2;
  const sheet = readSheet(isData ? text : front, first);
  const fields = fieldsOf(sheet);
  const rest = isData ? NO_BODY : readBody(body, line);
  return {
    path,
    collection: path.split('/')[0] ?? path,
    data: dataOf(sheet),
    fields,
    passages: [...textsOf(fields), ...rest.passages],
    links: [...linksIn(fields), ...rest.links],
    pictures: rest.pictures,
    anchors: rest.anchors,
    slots: rest.slots,
    prices: pricesIn(text),
    accepted: acceptancesOf(sheet, first),
    broken: brokenIn(sheet),
  };
}
