import { expect, it } from 'vitest';
import { datedEntry, entryFront } from './entry-front.ts';

const file = (...lines: string[]): string => ['---', ...lines, '---', '', 'title: no'].join('\n');

it.each([
  [file('title: Why we whisper # short', 'date: 2031-01-07'), 'Why we whisper'],
  [file("title: 'It''s late: a treaty'"), 'It’s late: a treaty'.replace('’', "'")],
  [file('title: "She said \\"no\\""'), 'She said "no"'],
  [file('name: Teo Larkspur'), 'Teo Larkspur'],
  [file('question: What does it cost?').replaceAll('\n', '\r\n'), 'What does it cost?'],
  [file('title: >-', '  Over two', '  lines'), undefined],
  ['title: no fields', undefined],
])('%j has the title %j', (text, title) => {
  expect(entryFront(text).title).toBe(title);
});

it('drafts and entries without a day do not appear by themselves', () => {
  const dated = (...lines: string[]) => datedEntry('posts/1-a.md', entryFront(file(...lines)));
  expect(dated('title: A', "date: '2031-01-07'")).toEqual({
    path: 'posts/1-a.md',
    title: 'A',
    day: '2031-01-07',
  });
  expect(dated('date: 2031-01-07')).toMatchObject({ title: 'posts/1-a.md' });
  expect(dated('title: A', 'date: 2031-01-07', 'draft: true')).toBeUndefined();
  expect(dated('title: A', 'date: soon')).toBeUndefined();
});
