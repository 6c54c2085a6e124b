import { expect, it } from 'vitest';
import { failingLine } from './failing-line.ts';

const read = async (part: string): Promise<void> => {
  if (/bad|two\nlines/.test(part)) throw new Error('no');
};

it.each([
  ['bad', 1],
  ['one\n\ntwo\nbad\nthree\n\nbad', 4],
  ['one\r\n\r\ntwo\r\nbad', 4],
  ['one\r\rbad', 3],
  ['\n\n  \none\n \nbad here\n', 6],
  // Fails only as a whole.
  ['one\n\ntwo\nlines', 3],
  ['one\n\ntwo', undefined],
  ['', undefined],
])('the line of a failure in %j is %s', async (text, line) => {
  expect(await failingLine(text, read)).toBe(line);
});
