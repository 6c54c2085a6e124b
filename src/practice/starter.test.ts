import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { PRACTICE_WORDS } from './words-by-language.ts';
import { STARTER, starterIn, WRITTEN_FIRST } from './starter-languages.ts';

const OTHERS = WRITTEN_FIRST.filter((language) => language !== 'en');
/** Texts; the drawings are of no language. */
const textsIn = (folder: string): string[] =>
  globSync('**/*.{md,yaml}', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OTHERS.some((language) => path.startsWith(`${language}/`)))
    .sort();
const textOf = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([words]) => words))].sort();

/** What has to be the same in every language: words of answers, prices and facts, kinds of sections, addresses, drawings. */
const sameIn = (text: string): string[] => [
  ...found(text, /\{\{\w+\}\}/g),
  ...found(text, /\{(?:price|policy|first|book)[.:][\w.-]+\}|\{reply\}|\{ask-again\}/g),
  ...found(text, /\b(?:kind|icon|frame|object|image|color|group|of): [\w./-]+/g),
  ...found(text, /(?<=\]\(|href: '?)(?:[/#]|tel:|https:)[^\s'),}]+/g),
];

const keysIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(keysIn);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keysIn(one)]));
};
const dataIn = (path: string, text: string): unknown => {
  const [, front = path.endsWith('.yaml') ? text : ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return keysIn(parse(front));
};

describe.each(OTHERS)('the starter in %s', (language) => {
  const folder = starterIn(language);

  test('has the files of the English one', () => {
    expect(textsIn(folder)).toEqual(textsIn(STARTER));
  });

  it.each(textsIn(STARTER))('says in %s what the English one says, in words of its own', (path) => {
    const [english, own] = [textOf(STARTER, path), textOf(folder, path)];
    expect(sameIn(own)).toEqual(sameIn(english));
    expect(dataIn(path, own)).toEqual(dataIn(path, english));
  });

  test('marks each text that an official one replaces, as the checklist looks for it', () => {
    for (const path of textsIn(STARTER)) {
      const [count, own] = [
        [STARTER, PRACTICE_WORDS.en.slot] as const,
        [folder, PRACTICE_WORDS[language].slot] as const,
      ].map(([where, slot]) => textOf(where, path).split(`> **${slot}:**`).length);
      expect(own, path).toBe(count);
    }
  });
});
