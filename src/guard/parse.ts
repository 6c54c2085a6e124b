/** Turns the text of a content file into what the rules look at. */
import { readBody } from './body.ts';
import type { ContentFile } from './content-file.ts';
import { linksIn, textsOf } from './fields.ts';
import { acceptancesOf, brokenIn, dataOf, fieldsOf, readSheet } from './sheet.ts';

const NO_BODY = { passages: [], links: [], pictures: [], anchors: [], slots: [] };

/** The front matter of a Markdown file, and the text with the line it begins on. */
function split(text: string): { front: string; body: string; line: number } {
  const [whole, front] = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { front: '', body: text, line: 1 };
  return { front: front ?? '', body: text.slice(whole.length), line: whole.split('\n').length };
}

/** `path` is below `src/content`. Never throws: what cannot be read stands under `broken`. */
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
    accepted: acceptancesOf(sheet, first),
    broken: brokenIn(sheet),
  };
}
