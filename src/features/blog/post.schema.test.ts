import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { postNumber, postPath, postSchema, slugOf } from './post.schema.ts';

const image = () =>
  z.strictObject({ src: z.string(), width: z.number(), height: z.number(), format: z.string() });
const schema = postSchema(image);
const cover = { src: '/x.svg', width: 640, height: 480, format: 'svg' };
const whole = {
  title: 'Why we whisper',
  description: 'What it means when two people in an empty house begin to lower their voices.',
  date: '2026-03-04',
  author: 'teo',
  category: 'everyday-repairs',
  tags: ['listening'],
};
/** First message of each invalid field. */
const wrong = (change: object): Record<string, string> =>
  Object.fromEntries(
    schema
      .safeParse({ ...whole, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('post front matter', () => {
  it('requires six fields only', () => {
    expect(schema.parse(whole)).toMatchObject({
      date: '2026-03-04',
      draft: false,
      legacyPaths: [],
    });
  });

  it('reports what is wrong, with an example', () => {
    expect(wrong({ date: 'soon' })['date']).toContain('for example: 2026-03-04');
    expect(wrong({ tags: [] })['tags']).toContain('[listening]');
    expect(wrong({ tags: ['New Parents'] })['tags.0']).toContain('"new parents"');
    expect(wrong({ cover })['coverAlt']).toContain('for example');
    expect(wrong({ reviewedBy: 'odessa' })['lastReviewed']).toContain('belong together');
    expect(wrong({ updated: '2026-03-03' })['updated']).toContain('later day');
    expect(wrong({ legacyPaths: ['https://old.example.com/x'] })['legacyPaths.0']).toContain(
      'path',
    );
    expect(wrong({ titel: 'Why' })['']).toContain('titel');
  });
});

it('R032 derives the path from the file name', () => {
  expect(postNumber('14-how-to-argue')).toBe(14);
  expect(postPath('14-how-to-argue')).toBe('/blog/14-how-to-argue');
  for (const name of ['how-to', '0-zero', '07-seven', '7-Capital', '7-', '7'])
    expect(() => postNumber(name)).toThrow('name the file with its number');
  expect(slugOf('new parents')).toBe('new-parents');
});
