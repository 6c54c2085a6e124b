import { describe, expect, it } from 'vitest';
import { readingMinutes, wordCount } from './reading-time.ts';

describe('reading time', () => {
  it('R322 is a minute for every 200 words begun, and never none', () => {
    expect([0, 1, 200, 201, 400, 401].map(readingMinutes)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('counts words as readers do: no code, tags, marks or addresses of links', () => {
    expect(wordCount('One two, **three**. It’s four-fold at 9:30.')).toBe(7);
    expect(wordCount('## A heading\n\n- [two words](/far/away "t")\n- ![alt](x.png)')).toBe(5);
    expect(wordCount('```js\nconst code = 1;\n```\n\nafter `inline code` it')).toBe(2);
    expect(
      wordCount('<div class="callout">\n\nKept.\n\n</div>\n\n---\n\n| a | b |\n|---|---|'),
    ).toBe(3);
    expect(wordCount('')).toBe(0);
  });
});
