import { expect, it } from 'vitest';
import { parseFile } from '../parse.ts';
import { siteWith } from '../rule-tester.ts';
import { schema } from './schema.ts';

const POST = `---
title: Why we whisper
description: What it means when two people in an empty house begin to lower their voices.
date: 2026-12-01
author: teo
category: repairs
tags: [listening]
---
`;
const about = (path: string, text: string) => schema(parseFile(path, text), siteWith());

it('accepts a valid post', () => {
  expect(about('posts/21-why.md', POST)).toEqual([]);
});

it.each(['2026-13-45', '2026-02-30', '2027-02-29'])('reports the invalid date %s', (day) => {
  expect(about('posts/21-why.md', POST.replace('2026-12-01', day))).toEqual([
    {
      field: 'date',
      line: 4,
      words: day,
      why: `there is no day ${day} in the calendar`,
      example: 'write the day as year-month-day, for example: 2026-03-04',
    },
  ]);
});

it('suggests the closest field name, with its line', () => {
  expect(about('posts/21-why.md', POST.replace('tags:', 'tag:'))).toMatchObject([
    { field: 'tags', line: 2, words: 'nothing' },
    {
      field: 'tag',
      line: 7,
      words: 'this part',
      why: '"tag" is no field here',
      example: 'did you mean "tags"?',
    },
  ]);
});

it('validates each entry of a data file, and a tool as a single entry', () => {
  const prices = 'reset:\n  name: Reset\n  description: Six\n  length: Six\n  price: ten\n';
  expect(about('prices.yaml', prices)).toMatchObject([{ field: 'reset.price', line: 5 }]);
  expect(about('tools/ritual-creator.yaml', 'title: 1\n')[0]?.line).toBe(1);
});

it('requires a path for a picture', () => {
  const cover = POST.replace('---\n', '---\ncover: spaces.svg\ncoverAlt: A room.\n');
  expect(about('posts/21-why.md', cover)).toMatchObject([{ field: 'cover', line: 2 }]);
});

it('reads the day of a data file with quotation marks and without, and knows that it exists', () => {
  const rules = (day: string): string =>
    `minutes: 15\nnotice: 3\nhorizon: 21\nweekly: { Monday: ['09:00'] }\nexceptions:\n  - { day: ${day}, closed: Thanksgiving }\n`;
  for (const day of ["'2026-11-26'", '2026-11-26'])
    expect(about('slots.yaml', rules(day))).toEqual([]);
  expect(about('slots.yaml', rules('2026-02-30'))).toMatchObject([{ field: 'exceptions.0.day' }]);
});

it.each([
  ['pres', 'press'],
  ['quizz', 'quiz'],
  ['team-', 'team'],
  ['story-board', 'storyboard'],
])('asks whether %s was meant to be %s', (typed, meant) => {
  const page = `---\ntitle: Parking\ndescription: Where to leave the car when you come to our office, and how to find the door from there.\nsections:\n  - kind: ${typed}\n    title: A\n---\n`;
  expect(about('pages/parking.md', page)).toMatchObject([
    { words: typed, example: `did you mean "${meant}"?` },
  ]);
});

it('lists the words where none is near', () => {
  const far = POST.replace('category:', 'color: purple\ncategory:');
  expect(JSON.stringify(about('posts/21-why.md', far))).not.toContain('did you mean');
});
