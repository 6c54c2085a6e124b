import { describe, expect, it } from 'vitest';
import { inShort } from './in-short.ts';

const FIRST = '<p><strong>In short:</strong> we keep little.</p>';
const PARTS =
  '<h2 id="what">What &amp; why</h2>\n<p><em>Only <a href="/a">this</a>.</em></p><p>More.</p><h2 id="who">Who</h2><p>No sentence in italics, <em>only a word</em>.</p>';

describe('inShort', () => {
  it('takes the first paragraph out, and the sentence of each heading that has one', () => {
    expect(inShort(`\n${FIRST}${PARTS}`)).toEqual({
      first: '<strong>In short:</strong> we keep little.',
      parts: [{ id: 'what', heading: 'What &amp; why', sentence: 'Only <a href="/a">this</a>.' }],
      rest: PARTS,
    });
  });

  it('leaves a text alone that begins otherwise', () => {
    const html = `<p>Official text.</p>${FIRST}`;
    expect(inShort(html)).toEqual({ first: '', parts: [], rest: html });
  });
});
