import { encodingProblem, withPlainLines } from '#lib/content/encoding.ts';
import { FACT_PLACE } from '#lib/placeholders.ts';
import { readBody } from './body.ts';
import type { ContentFile } from './content-file.ts';
import { linksIn, textsOf } from './fields.ts';
import { type Parts, splitFile, textBegins, unclosed } from './front-matter/fences.ts';
import { acceptancesOf, brokenIn, dataOf, fieldsOf, readSheet } from './front-matter/yaml.ts';

const NO_BODY = { passages: [], links: [], pictures: [], anchors: [], slots: [], left: [] };

/** By the name in the first group of `place`. */
const placesIn = (text: string, place: RegExp): { line: number; name: string }[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(place)].map(([, name = '']) => ({ line: at + 1, name })),
    );

/** Its mistakes, and nothing that follows from them. */
function unreadable(path: string, broken: ContentFile['broken']): ContentFile {
  const nothing = { data: {}, fields: [], accepted: [], prices: [], facts: [], ...NO_BODY };
  return { path, collection: path.split('/')[0] ?? path, ...nothing, broken };
}

/** Never throws: mistakes that keep the file from being read are in `broken`. @param path relative to `src/content` */
export function parseFile(path: string, content: string): ContentFile {
  const encoding = encodingProblem(content);
  if (encoding) return unreadable(path, [{ field: 'the whole file', ...encoding }]);
  const text = withPlainLines(content);
  const isData = path.endsWith('.yaml');
  const parts: Parts = isData
    ? { front: text, frontLine: 1, body: '', bodyLine: 1, mistakes: [] }
    : splitFile(text);
  if (parts.mistakes.length > 0) return unreadable(path, parts.mistakes);
  const first = parts.frontLine;
  const sheet = readSheet(parts.front, first);
  const broken = brokenIn(sheet, first);
  const lines = text.split('\n');
  const begins = textBegins(lines, first - 1);
  // A line --- in the text was taken for the end of the fields.
  if (!isData && broken.length > 0 && begins !== undefined && begins + 1 < parts.bodyLine)
    return unreadable(path, [unclosed(lines, begins)]);
  const fields = fieldsOf(sheet);
  const rest = isData ? NO_BODY : readBody(parts.body, parts.bodyLine);
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
    left: rest.left,
    prices: placesIn(text, /\{price:([^{}\s]*)\}/g),
    facts: placesIn(text, FACT_PLACE),
    accepted: acceptancesOf(sheet, first),
    broken,
  };
}
