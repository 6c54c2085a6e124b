import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { hotlines } from './hotlines.ts';

const found = (text: string): string[] => testRule(hotlines, 'posts/7-a.md', post(text));

describe('help lines', () => {
  it.each([
    ['Call or text 988, any hour.', ['988']],
    ['Call 911.', ['911']],
    ['**Call 988 or 911 at once**', ['988', '911']],
    ['Call 1-800-799-7233 or text START to 88788.', ['1-800-799-7233', '88788']],
    ['Call [988](tel:988), and 911 if it is now.', ['911']],
    ['- a list\n- with 988', ['988']],
    ['> quoted: 988', ['988']],
    ['| a |\n| - |\n| 988 |', ['988']],
    ['(988)', ['988']],
    ['“988”', ['988']],
    ['call 988/911', ['988', '911']],
    ['call 988—any hour', ['988']],
    ['Call 9-1-1 now.', ['9-1-1']],
    ['Call (800) 799-7233 or 800.799.7233.', ['(800) 799-7233', '800.799.7233']],
    ['Call +1 800 799 7233, 18007997233.', ['+1 800 799 7233', '18007997233']],
    ['Call 1‑800‑799‑7233.', ['1‑800‑799‑7233']],
  ])('are reported without a link: “%s”', (text, words) => {
    expect(found(text).map((line) => line.replace(/^.*: /, ''))).toEqual(words);
  });

  it.each([
    'Call [988](tel:988), or [text 988][line].\n\n[line]: sms:988',
    '[Call **988** now](tel:988)',
    'Route 9110, 1988, 988-1234, 12-911, $988.50, 988,000, 3.988, 988:1 and a-988-b.',
    '[the law](https://www.example.com/988), https://www.example.com/988',
    'Write `988`.',
    '## What 988 does',
  ])('are no finding in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('name the line of the text and the link to write', () => {
    const [one] = hotlines(
      parseFile('posts/7-a.md', post('Read this.\nText START\nto 88788.')),
      siteWith(),
    );
    expect(one).toMatchObject({ line: 6, example: '[88788](sms:88788?&body=START)' });
    const [spaced] = hotlines(parseFile('posts/7-a.md', post('(800) 799-7233')), siteWith());
    expect(spaced).toMatchObject({ example: '[(800) 799-7233](tel:18007997233)' });
  });
});
