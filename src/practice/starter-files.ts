/** Reads the files of `starter` and fills in the words of a practice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { filled, filledAll, type Words } from './words.ts';

export const STARTER = join(import.meta.dirname, 'starter');
/** Files by path below the project. */
export type Files = Map<string, string | Buffer>;

export const YAML = { lineWidth: 0 } as const;
const FRONT = /^---\n([\s\S]*?\n)---\n/;

/** A Markdown file with `front` as its front matter. */
export function page(front: unknown, body: string): string {
  return `---\n${stringify(front, YAML)}---\n${body}`;
}

/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

/** The first that search engines show whole, else the last: long names need shorter sentences. */
export const fitting = (sentences: readonly string[]): string =>
  sentences.find((one) => one.length <= DESCRIPTION) ?? sentences.at(-1) ?? '';

interface Front {
  description?: string | string[];
  sections: readonly { kind: string }[];
}

/** A starter file with its words; `more` replaces fields of its front matter. */
export function starterPage(
  path: string,
  words: Words,
  more: object | ((front: Front) => object) = {},
): string {
  const text = readFileSync(join(STARTER, path), 'utf8');
  const [whole = '', front = ''] = FRONT.exec(text) ?? [];
  const data = filledAll(parse(front) ?? {}, words) as Front;
  const { description } = data;
  const fields = Array.isArray(description) ? { ...data, description: fitting(description) } : data;
  return page(
    { ...fields, ...(typeof more === 'function' ? more(data) : more) },
    filled(text.slice(whole.length), words),
  );
}

/** A list of the starter, a YAML file in its folder `data`, with its words. */
export const starterData = (name: string, words: Words): string =>
  stringify(filledAll(parse(readFileSync(join(STARTER, 'data', name), 'utf8')), words), YAML);
