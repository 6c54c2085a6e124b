import { describe, expect, it } from 'vitest';
import { testRule } from '../rule-tester.ts';
import { text } from './text.ts';

const found = (path: string, body: string, fields = 'title: Whose turn is it'): string[] =>
  testRule(text, path, `---\n${fields}\n---\n${body}`);

describe('an entry without its text', () => {
  it.each(['', '\n\n', '<!-- later -->\n', '# \n', '## Why\n'])('a post with %j', (body) => {
    expect(found('posts/21-why.md', body)).toEqual(['1 text: nothing']);
  });

  it.each(['guides/why.md', 'faqs/why.md', 'therapists/kim.md', 'issues/why.md'])('%s', (path) => {
    expect(found(path, '')).toHaveLength(1);
  });

  it.each(['A word.', '- one', '> said', '![A room.](../images/our-room.jpg)', '| a |\n| - |\n'])(
    'is none with %j',
    (body) => {
      expect(found('posts/21-why.md', body)).toEqual([]);
    },
  );

  it('a page needs one only where a section shows it', () => {
    const page = (kind: string): string => `title: Parking\nsections:\n  - kind: ${kind}`;
    expect(found('pages/parking.md', '', page('body'))).toHaveLength(1);
    expect(found('pages/parking.md', '', page('letter'))).toHaveLength(1);
    expect(found('pages/parking.md', '', page('head'))).toEqual([]);
  });
});
