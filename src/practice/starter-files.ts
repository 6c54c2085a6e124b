import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { starterIn } from './starter-languages.ts';
import { filled, filledAll, type Words } from './words.ts';

/** By path below the project. */
export type Files = Map<string, string | Buffer>;

/** Equal lists are written twice: the content check takes no aliases, which editors would take for text. */
export const YAML = { lineWidth: 0, aliasDuplicateObjects: false } as const;
const FRONT = /^---\n([\s\S]*?\n)---\n/;

export function page(front: unknown, body: string): string {
  return `---\n${stringify(front, YAML)}---\n${body}`;
}

/** Characters of a description that search engines show. */
const DESCRIPTION = { min: 50, max: 160 };
const isShown = ({ length }: string): boolean =>
  length >= DESCRIPTION.min && length <= DESCRIPTION.max;

/** The first that search engines show whole, else the last: long names need shorter sentences, and short ones longer. */
export const fitting = (sentences: readonly string[]): string =>
  sentences.find(isShown) ?? sentences.at(-1) ?? '';

/** The same, where a page without one has a description of its own: none if all are too long. */
export function described(sentences: readonly string[]): { description?: string } {
  const found = fitting(sentences);
  return isShown(found) ? { description: found } : {};
}

/** Characters of a title for search engines; without one, they read the page's own. */
const SEO_TITLE = 47;

interface Front {
  seoTitle?: string;
  description?: string | string[];
  sections: readonly { kind: string }[];
}

/** With its words; `more` replaces front matter fields. */
export function starterPage(
  path: string,
  words: Words,
  more: object | ((front: Front) => object) = {},
): string {
  const text = readFileSync(join(starterIn(words.language), path), 'utf8');
  const [whole = '', front = ''] = FRONT.exec(text) ?? [];
  const data = filledAll(parse(front) ?? {}, words) as Front;
  const { description, seoTitle = '', ...rest } = data;
  const fields = {
    ...rest,
    ...(description && {
      description: Array.isArray(description) ? fitting(description) : description,
    }),
    ...(seoTitle !== '' && seoTitle.length <= SEO_TITLE && { seoTitle }),
  };
  return page(
    { ...fields, ...(typeof more === 'function' ? more(data) : more) },
    filled(text.slice(whole.length), words),
  );
}

/** A YAML file of the starter's folder `data`, with its words. */
export const starterData = (name: string, words: Words): string =>
  stringify(
    filledAll(parse(readFileSync(join(starterIn(words.language), 'data', name), 'utf8')), words),
    YAML,
  );
