import { expect, it } from 'vitest';
import { entryFront } from './entry-front.ts';

const file = (...lines: string[]): string => ['---', ...lines, '---', '', 'title: no'].join('\n');

it.each([
  [file('title: Why we whisper # short', 'date: 2031-01-07'), 'Why we whisper'],
  [file("title: 'It''s late: a treaty'"), 'It’s late: a treaty'.replace('’', "'")],
  [file('title: "She said \\"no\\""'), 'She said "no"'],
  [file('title: "Why #1 is not first" # really'), 'Why #1 is not first'],
  [file("title: 'A # B'"), 'A # B'],
  [file('title: "Back\\\\slash"'), 'Back\\slash'],
  [file('title: Say it: now'), 'Say it: now'],
  [file('title:'), undefined],
  [file('name: Teo Larkspur'), 'Teo Larkspur'],
  [file('question: What does it cost?').replaceAll('\n', '\r\n'), 'What does it cost?'],
  [file('title: >-', '  Over two', '  lines'), undefined],
  ['title: no fields', undefined],
])('%j has the title %j', (text, title) => {
  expect(entryFront(text).title).toBe(title);
});

it.each([
  [file('title: A', "date: '2031-01-07'"), { title: 'A', day: '2031-01-07', isDraft: false }],
  [file('date: 2031-01-07', 'draft: true'), { title: undefined, day: '2031-01-07', isDraft: true }],
  [file('title: A', 'date: soon'), { title: 'A', day: undefined, isDraft: false }],
])('%j is read', (text, front) => {
  expect(entryFront(text)).toEqual(front);
});
