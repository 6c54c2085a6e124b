import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { pictures } from './alt-text.ts';

const found = (text: string): string[] => testRule(pictures, 'posts/7-a.md', post(text));

describe('pictures', () => {
  it.each([
    ['![](../images/a.svg)', 'no text'],
    ['![IMG_2041](../images/a.svg)', 'IMG_2041'],
    ['![kitchen-final.jpg](../images/a.svg)', 'kitchen-final.jpg'],
    ['<img src="/a.png">', 'no text'],
    ['<figure>\n\n![ ](../images/a.svg)\n\n</figure>', 'no text'],
  ])('reports %s', (text, words) => {
    expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^\\d text: ${words}$`))]);
  });

  it('warns about “picture of”', () => {
    expect(found('![A picture of a mug](../images/a.svg)')).toHaveLength(1);
    expect(testRule(pictures, 'pages/a.md', '---\nalt: Image of a mug\n---\n')[0]).toMatch(/^~/);
  });

  it.each(['alt', 'coverAlt', 'scene'])('reads the field %s', (name) => {
    expect(testRule(pictures, 'pages/a.md', `---\n${name}: IMG_2041\n---\n`)).toHaveLength(1);
  });

  it('accepts descriptive texts, and ignores code', () => {
    expect(found('![Two mugs on one saucer.](../images/a.svg)')).toEqual([]);
    expect(found('<img src="/a.png" alt="Two mugs">')).toEqual([]);
    expect(found('```\n![](a.svg)\n```')).toEqual([]);
    expect(testRule(pictures, 'pages/a.md', '---\nalt: Two mugs.\n---\n')).toEqual([]);
  });
});
