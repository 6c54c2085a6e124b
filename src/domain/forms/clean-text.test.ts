import { expect, test } from 'vitest';
import { cleanLine, cleanText, sentenceCase } from './clean-text.ts';

test.each(['Nguyễn Thị Minh', "O'Brien", 'Null', '李小龍', 'مريم', 'Zoë 🌊', '👩‍👩‍👧'])(
  '%s stays as typed',
  (name) => {
    expect(cleanLine(name)).toBe(name);
  },
);

test('removes controls, byte-order marks, direction overrides and lone surrogates', () => {
  expect(cleanText('\uFEFFa\u0000b\u202Ec\uD800')).toBe('abc\uFFFD');
});

test('cleans names without newer string methods', () => {
  const { toWellFormed } = String.prototype;
  Reflect.deleteProperty(String.prototype, 'toWellFormed');
  expect(cleanLine('Zoë \uD800🌊\uDC00')).toBe('Zoë \uFFFD🌊\uFFFD');
  Object.assign(String.prototype, { toWellFormed });
});

test('keeps line breaks in messages, not in single lines', () => {
  expect(cleanText(' a\r\nb\tc ')).toBe('a\nb\tc');
  expect(cleanLine('a\r\nBcc: x')).toBe('a Bcc: x');
});

test('makes a heading from a tag', () => {
  expect(sentenceCase('new parents')).toBe('New parents');
});
