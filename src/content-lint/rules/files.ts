/** Finds pictures that are not there: in fields and in the text. */
import { posix } from 'node:path';
import { isOneEdit } from '#lib/redirects/suggest.ts';
import { type ContentFile, fieldName } from '../content-file.ts';
import type { RuleFinding, Rule, Site } from '../rule.ts';
import { decoded } from '../urls.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|heic|tiff?)$/i;
/** On the editor's own computer. */
const OWN_COMPUTER = /^(?:[A-Za-z]:[\\/]|file:|\\\\|~\/|\/(?:Users|home)\/)/;

/** Nearly the same name. */
function nearest(path: string, pictures: ReadonlySet<string>): string | undefined {
  const plain = (name: string): string =>
    posix
      .basename(name)
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .replaceAll(/[^a-z0-9]/g, '');
  return [...pictures].find(
    (one) => plain(one) === plain(path) || isOneEdit(plain(one), plain(path)),
  );
}

type Problem = Pick<RuleFinding, 'why' | 'example'> | undefined;

function problemWith(
  src: string,
  file: string,
  { pictures, addresses }: Site,
  isInText: boolean,
): Problem {
  if (/^(?:https?|data):/.test(src) || src === '') return undefined;
  const put = 'put the picture into src/content/images, and write ../images/its-name.jpg';
  if (OWN_COMPUTER.test(src))
    return {
      why: 'this picture is on your own computer, where visitors cannot see it',
      example: put,
    };
  if (src.includes('\\'))
    return { why: 'the path has the wrong slashes', example: src.replaceAll('\\', '/') };
  if (src.startsWith('/'))
    return addresses.pages.has(src)
      ? undefined
      : { why: 'the site has no file at this address', example: put };
  if (!src.startsWith('.'))
    return {
      why: 'the path of a picture begins with ../',
      example: `write ../images/${posix.basename(src)}`,
    };
  const folder = posix.dirname(file);
  // Only paths in a text have escapes.
  const name = isInText ? decoded(src) : src;
  if (name === undefined)
    return {
      why: 'a % in the name of a picture breaks the page',
      example: `rename the picture, or write ${src.replaceAll(/%(?![\da-f]{2})/gi, '%25')}`,
    };
  const path = posix.join(folder, name);
  if (pictures.has(path)) return undefined;
  const near = nearest(path, pictures);
  return {
    why: near
      ? 'there is no such picture; capital letters, hyphens and the ending count'
      : 'there is no such picture',
    example: near ? `write ${posix.relative(folder, near)}` : put,
  };
}

/** Named in the front matter. */
function picturesIn({ fields }: ContentFile): { field: string; line: number; src: string }[] {
  return fields.flatMap(({ path, line, value }) =>
    typeof value === 'string' &&
    (OWN_COMPUTER.test(value) || (/^\.{1,2}[\\/]/.test(value) && PICTURE.test(value)))
      ? [{ field: fieldName(path), line, src: value }]
      : [],
  );
}

export const files: Rule = (file, site) =>
  [
    ...picturesIn(file).map((one) => ({ ...one, isInText: false })),
    ...file.pictures.map((one) => ({ ...one, isInText: true })),
  ].flatMap(({ field, line, src, isInText }) => {
    const problem = problemWith(src, file.path, site, isInText);
    return problem ? [{ field, line, words: src, ...problem }] : [];
  });
