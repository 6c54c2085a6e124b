import { expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { repeatedSentences, repeats } from './repeats.ts';

const SAID = 'A pause without a time is just leaving the room.';

/** For the first of these files. */
function first(files: Readonly<Record<string, string>>): string[] {
  const content = Object.entries(files).map(([path, text]) => parseFile(path, text));
  const [path = '', text = ''] = Object.entries(files)[0] ?? [];
  return testRule(repeats, path, text, siteWith({}, { sentences: repeatedSentences(content) }));
}

it('reports a sentence that also occurs in another text, ignoring punctuation', () => {
  const other = post('“A pause without a time is just leaving the room!”');
  expect(first({ 'posts/1-a.md': post(SAID), 'guides/b.md': other })).toEqual([`4 text: ${SAID}`]);
});

it('accepts short sentences, help lines and unique sentences', () => {
  const short = post('Then swap. Call 988 if you are thinking about ending your life tonight.');
  expect(first({ 'posts/1-a.md': short, 'posts/2-b.md': short })).toEqual([]);
  expect(first({ 'posts/1-a.md': post(SAID) })).toEqual([]);
});

it('reports a sentence twice in a row, on every page, also with other marks', () => {
  const twice =
    'One page says it.\n\nGo through it once. Go through it once.\n\n- **“It hurts a lot.”** - **“It hurts a lot.”** And then?';
  const found = first({ 'pages/a.md': post(twice) });
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('Go through it once.');
  expect(found[1]).toContain('It hurts a lot.');
  expect(first({ 'pages/a.md': post('No. No. We go. We stay. We go.') })).toEqual([]);
});

it('ignores pages', () => {
  expect(first({ 'pages/a.md': post(SAID), 'posts/1-a.md': post(SAID) })).toEqual([]);
});
