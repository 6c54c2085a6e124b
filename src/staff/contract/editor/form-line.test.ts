import { expect, it } from 'vitest';
import { formLine } from './form-line.ts';

it.each([
  ["seoTitle: 'After a fight'", 'Title for search engines: After a fight'],
  ['noindex: false', 'Keep out of search engines: no'],
  ['tags: [repair, sleep]', 'Tags: repair, sleep'],
  ['tags:', 'Tags:'],
  ['  - repair', '  • repair'],
  ['  - kind: head', '    Kind: head'],
  ['    lede: "Two: chairs"', '    Sentence under the heading: Two: chairs'],
  ['note: >-', 'Note:'],
  ['a line that goes on', 'a line that goes on'],
  ['---', undefined],
])('%s', (line, shown) => {
  expect(formLine(line)).toBe(shown);
});
