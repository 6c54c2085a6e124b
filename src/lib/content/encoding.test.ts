import { describe, expect, it } from 'vitest';
import { encodingProblem, withPlainLines } from './encoding.ts';

const TEXT = 'title: Don’t\n\nUn café.\n';

describe('a file is read alike, whatever ends its lines', () => {
  it.each(['\n', '\r\n', '\r'])('%j', (end) => {
    expect(withPlainLines(`\uFEFF${TEXT.replaceAll('\n', end)}`)).toBe(TEXT);
  });
});

it.each(['\u2028', '\u2029', '\u0085', '\v'])('%j in a text is none', (sign) => {
  expect(withPlainLines(`title: One${sign}or two\n`)).toBe(`title: One${sign}or two\n`);
});

describe('another encoding is named with its line', () => {
  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 1, /UTF-8/],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 1, /UTF-8/],
    ['Latin-1', Buffer.from('title: A\n\nUn café.\n', 'latin1'), 3, /UTF-8/],
    [
      'UTF-8 taken for Windows-1252',
      Buffer.from('title: DonÃ©\n'),
      1,
      /read these letters wrongly/,
    ],
    ['the same with an apostrophe', Buffer.from('a\n\nDonâ€™t\n'), 3, /read these letters wrongly/],
  ])('%s', (_, bytes, line, why) => {
    expect(encodingProblem(bytes.toString())).toMatchObject({
      line,
      why: expect.stringMatching(why),
    });
  });

  it.each([TEXT, 'São Paulo, Ãrea, 5 €, Â 1, naïve, 👩‍🚀'])('%j is UTF-8', (text) => {
    expect(encodingProblem(text)).toBeUndefined();
  });
});
