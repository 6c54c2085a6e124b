import { expect, it } from 'vitest';
import { guidePieces } from './guide-parts.ts';

const html =
  '<p>Before.</p><h2 id="a">Home &#x26; work</h2><p>One.</p><h3 id="b">Two: <em>money</em></h3><p>Two.</p>';

it('cuts after the heading of each part', () => {
  const parts = [{ heading: 'Home & work' }, { heading: 'Two: money' }];
  const pieces = guidePieces(html, parts);
  expect(pieces.map(({ part }) => part)).toEqual([...parts, undefined]);
  expect(pieces.map((piece) => piece.html).join('')).toBe(html);
  expect(pieces[1]?.html).toMatch(/^<p>One.*<\/h3>$/);
});

it('names a heading that is missing, or in another order', () => {
  const backward = [{ heading: 'Two: money' }, { heading: 'Home & work' }];
  expect(() => guidePieces(html, backward)).toThrow('no heading "Home & work"');
});
