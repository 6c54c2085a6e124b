import { describe, expect, it } from 'vitest';
import { readingMinutes, wordCount } from './reading-time.ts';

describe('readingMinutes', () => {
  it('R322 counts a minute for every 200 words begun, at least one', () => {
    expect([0, 1, 200, 201, 400, 401].map(readingMinutes)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('counts visible words only: no code, tags, marks or link URLs', () => {
    expect(wordCount('One two, **three**. It’s four-fold at 9:30.')).toBe(7);
    expect(wordCount('## A heading\n\n- [two words](/far/away "t")\n- ![alt](x.png)')).toBe(5);
    expect(wordCount('```js\nconst code = 1;\n```\n\nafter `inline code` it')).toBe(2);
    expect(
      wordCount('<div class="callout">\n\nKept.\n\n</div>\n\n---\n\n| a | b |\n|---|---|'),
    ).toBe(3);
    expect(wordCount('')).toBe(0);
  });
});
