/** What `npm run practice` writes for each answers file of this folder is in the language of these answers, and passes. */
// First: what others read of the practice is replaced in it.
import { findingsOf, PACKS, textsOf } from './check-generated.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { foreignWords } from '../site/foreign-words.ts';
import type { Generated } from './generated.ts';

const FILES = globSync('*.yaml', { cwd: import.meta.dirname }).sort();

function practiceOf(name: string): Generated {
  const said = parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Generated['said'];
  return { said, law: PACKS.get(String(said['lawPack'])) };
}
const languageIn = ({ said }: Generated): Language =>
  LANGUAGES.find((language) => language === said['language']) ?? 'en';

it.each(LANGUAGES)('there are answers in %s', (language) => {
  expect(FILES.map((name) => languageIn(practiceOf(name)))).toContain(language);
});

describe.each(FILES)('the practice of %s', (name) => {
  const practice = practiceOf(name);

  it('passes the content check', async () => {
    expect(await findingsOf(practice)).toEqual([]);
  });

  it('says nothing in the other language', async () => {
    const texts = await textsOf(practice);
    expect(texts.length).toBeGreaterThan(200);
    const others = LANGUAGES.filter((language) => language !== languageIn(practice));
    const found = texts.flatMap(([path, text]) =>
      others.flatMap((other) => foreignWords(text, other)).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
