/** Line ends and encodings of different programs: read alike, or reported. */

/**
 * `\n` as line end, no byte order mark. U+2028 and U+2029 are letters of a text, pasted from slides and PDFs: in the
 * middle of a value, a line end of the file would break the file.
 */
export const withPlainLines = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** UTF-8 that a program read as Windows-1252 and saved again: `donâ€™t`. */
const READ_WRONGLY = /â€[\u0080-\u2122]|[ÃÂ][\u0080-\u00bf]/;

export interface EncodingProblem {
  /** From 1. */
  line: number;
  words: string;
  why: string;
  example: string;
}

/** Why the letters of a file, read as UTF-8, are not those that were written. */
export function encodingProblem(text: string): EncodingProblem | undefined {
  const found = /\0/.exec(text) ?? /\uFFFD/.exec(text) ?? READ_WRONGLY.exec(text);
  if (!found) return undefined;
  const lines = withPlainLines(text.slice(0, found.index)).split('\n');
  const words = withPlainLines(text.slice(Math.max(0, found.index - 20), found.index + 20))
    .replaceAll('\0', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isRead = !/[\0\uFFFD]/.test(found[0]);
  return {
    line: found[0] === '\0' ? 1 : lines.length,
    words,
    why: isRead
      ? 'a program read these letters wrongly and saved them so'
      : 'the file is not saved as UTF-8, so letters with marks and curly quotation marks are lost',
    example: isRead
      ? 'write the words again, and choose UTF-8 where the program asks for the encoding'
      : 'open it in the program that wrote it, choose Save as…, and UTF-8 as the encoding',
  };
}
