import { describe, expect, test } from 'vitest';
import { canBeAddress } from './email-address.ts';
import { cleanEmail, cleanLine, cleanText, sentenceCase } from './clean-text.ts';

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

test('removes what cannot be seen from one line, but not what joins letters and emoji', () => {
  expect(cleanLine('\u2060Se\u00ADan\u200B\u200E')).toBe('Sean');
  expect(cleanLine('\u200B')).toBe('');
  expect(cleanLine('می\u200Cخواهم 👩\u200D👧')).toBe('می\u200Cخواهم 👩\u200D👧');
});

describe('an address as it was pasted', () => {
  test.each([
    ['ada@example.com\u200B', 'ada@example.com'],
    ['ada@example.com\u200E', 'ada@example.com'],
    ['\u2060ada@example.com', 'ada@example.com'],
    ['ada@exam\u00ADple.com', 'ada@example.com'],
    ['\u2068ada@example.com\u2069', 'ada@example.com'],
    ['\u202Aada@example.com\u202C', 'ada@example.com'],
    ['ada\u200D@example.com', 'ada@example.com'],
    ['\u061Cada@example.com', 'ada@example.com'],
    ['ada@example.com\u00A0', 'ada@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ['ada@example.com,', 'ada@example.com'],
    ['ada@example.com;', 'ada@example.com'],
    ['ada@example.com .', 'ada@example.com'],
    ['ada@example.com...', 'ada@example.com'],
    ['mailto:ada@example.com', 'ada@example.com'],
    ['MAILTO:ada@example.com?subject=Hi', 'ada@example.com'],
    ['<ada@example.com>', 'ada@example.com'],
    ['<mailto:ada@example.com>', 'ada@example.com'],
    ['Ada Reyes <ada@example.com>', 'ada@example.com'],
    ['"Reyes, Ada" <ada@example.com>,', 'ada@example.com'],
    ['ada＠example.com', 'ada@example.com'],
    ['ada@example．com', 'ada@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['ada+therapy@example.com', 'ada+therapy@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['jörg@exämple.de', 'jörg@exämple.de'],
    ['ADA@EXAMPLE.COM', 'ADA@EXAMPLE.COM'],
    ['"ada reyes"@example.com', '"ada reyes"@example.com'],
  ])('%j is read as %s', (typed, address) => {
    expect(cleanEmail(typed)).toBe(address);
    expect(canBeAddress(address)).toBe(true);
  });

  test.each([
    '',
    'ada',
    '<>',
    'mailto:',
    '.,;',
    'ada@example.com;bo@example.com',
    'ada@@example.com',
  ])('%j does not become one', (typed) => expect(canBeAddress(cleanEmail(typed))).toBe(false));

  test('is read fast, however long', () => {
    const started = process.cpuUsage();
    for (const part of ['<', '.', ' ', '@', 'mailto:', '\u200B']) cleanEmail(part.repeat(100_000));
    // CPU time, because the machine may be busy.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
});
