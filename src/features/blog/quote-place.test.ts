import { describe, expect, it } from 'vitest';
import { aroundQuote } from './quote-place.ts';

describe('aroundQuote', () => {
  it('divides a text before its second heading', () => {
    const html = '<p>A</p><h2 id="b">B</h2><p>b</p><h2>C</h2><p>c</p><h2>D</h2>';
    expect(aroundQuote(html)).toEqual([
      '<p>A</p><h2 id="b">B</h2><p>b</p>',
      '<h2>C</h2><p>c</p><h2>D</h2>',
    ]);
  });

  it('divides before the only heading, and at the start without one', () => {
    expect(aroundQuote('<p>A</p><h2>B</h2>')).toEqual(['<p>A</p>', '<h2>B</h2>']);
    expect(aroundQuote('<p>A</p><h3>B</h3>')).toEqual(['', '<p>A</p><h3>B</h3>']);
  });
});
