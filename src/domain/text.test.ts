import { expect, test } from 'vitest';
import { cleanLine, cleanText, sentenceCase } from './text.ts';

test.each(['Nguyễn Thị Minh', "O'Brien", 'Null', '李小龍', 'مريم', 'Zoë 🌊', '👩‍👩‍👧'])(
  '%s stays as typed',
  (name) => {
    expect(cleanLine(name)).toBe(name);
  },
);

test('controls, byte-order marks, direction overrides and lone surrogates go', () => {
  expect(cleanText('\uFEFFa\u0000b\u202Ec\uD800')).toBe('abc\uFFFD');
});

test('a message keeps its lines, a line does not', () => {
  expect(cleanText(' a\r\nb\tc ')).toBe('a\nb\tc');
  expect(cleanLine('a\r\nBcc: x')).toBe('a Bcc: x');
});

test('a tag becomes a heading', () => {
  expect(sentenceCase('new parents')).toBe('New parents');
});
