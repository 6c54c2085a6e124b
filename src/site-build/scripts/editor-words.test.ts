/** The words of the content editor: what its maker calls things is nowhere in what editors read. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesIn, withPlainWords } from './editor-words.ts';

const entry = createRequire(import.meta.url).resolve('@sveltia/cms');
const script = readFileSync(join(entry, '../../dist/sveltia-cms.js'), 'utf8');
const MAKER = /(?<!\$)slug|validat(?!ing)|backlink|\bassets?\b|sveltia|revert|site data/i;

it('no message that editors read has a word of its maker', () => {
  const before = messagesIn(script).filter((text) => MAKER.test(text));
  expect(before.length).toBeGreaterThan(50);
  expect(messagesIn(withPlainWords(script)).filter((text) => MAKER.test(text))).toEqual([]);
});

it('placeholders, plurals and messages about the configuration stay', () => {
  const marks = (text: string): string[] =>
    text.match(/\{\$(?!locale)\w+\}|\.match \$\w+|\\`\w+\\`/g) ?? [];
  const said = withPlainWords(script);
  expect(messagesIn(said).map(marks)).toEqual(messagesIn(script).map(marks));
  expect(said).toContain('option is not supported in Sveltia CMS');
});

it('a message that a version no longer has is named', () => {
  expect(() => withPlainWords(script.replace('`Backlinks`', '`Links`'))).toThrow(
    'does not say: Backlinks',
  );
});
