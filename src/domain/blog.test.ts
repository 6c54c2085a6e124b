import { describe, expect, it } from 'vitest';
import { newestFirst, readPosts, shelve, shelvesOf } from './blog.ts';
import type { Entry } from './blog.ts';
import type { PostData } from './post.ts';

const people = [{ id: 'teo' }];
const categories = [{ id: 'repairs' }, { id: 'family' }];
const TODAY = '2026-03-04';

const file = (id: string, data: Partial<PostData> = {}): Entry<PostData> => ({
  id,
  body: 'Three short words.',
  data: {
    title: id,
    description: 'A description of at least fifty characters, as search engines like it.',
    noindex: false,
    draft: false,
    date: '2026-01-01',
    author: 'teo',
    category: 'repairs',
    tags: ['listening'],
    legacyPaths: [],
    ...data,
  },
});
const read = (entries: Entry<PostData>[], today = TODAY) =>
  readPosts(entries, { people, categories, today });

describe('reading posts', () => {
  it('leaves out drafts and posts of days to come, and shows a post on its day', () => {
    const entries = [
      file('1-out'),
      file('2-draft', { draft: true }),
      file('3-today', { date: TODAY }),
      file('4-tomorrow', { date: '2026-03-05' }),
    ];
    expect(read(entries).map(({ name }) => name)).toEqual(['1-out', '3-today']);
    expect(read(entries, '2026-03-05').map(({ name }) => name)).toContain('4-tomorrow');
  });

  it('names file, field and what is right where a name is unknown', () => {
    expect(() => read([file('1-a', { author: 'theo' })])).toThrow(
      /posts\/1-a\.md: author: there is no "theo"; write one of: teo/,
    );
    expect(() => read([file('1-a', { category: 'love' })])).toThrow(/category.*repairs, family/);
  });

  it('D05 stops at two posts with one number, drafts included, and at a name without one', () => {
    expect(() => read([file('7-a'), file('7-b', { draft: true })])).toThrow(
      /7-a\.md and 7-b\.md share the number 7/,
    );
    expect(() => read([file('no-number')])).toThrow(/for example: 19-why-we-whisper\.md/);
  });
});

describe('arranging posts', () => {
  const posts = newestFirst(
    read([
      file('1-oldest', { date: '2024-01-01', tags: ['sleep', 'chores'] }),
      file('2-middle', { date: '2025-01-01', category: 'family' }),
      file('3-newer', { date: '2025-06-01', category: 'family', tags: ['faith'] }),
      file('4-newest', { date: '2026-01-01', tags: ['sleep', 'chores'] }),
      file('5-same-day', { date: '2026-01-01' }),
      file('test'),
    ]),
  );
  const shelves = shelvesOf(posts);
  const shelved = shelve(posts, shelves);
  const of = (name: string) => shelved.find(({ post }) => post.name === name);

  it('puts the newest first, and the higher number of one day', () => {
    expect(posts.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('D06 keeps the kitchen sink out of every list', () => {
    expect(JSON.stringify(shelves)).not.toContain('"test"');
  });

  it('has a list for each category, tag and year', () => {
    expect(shelves.map(({ path, posts: { length } }) => `${path} ${length}`).toSorted()).toEqual([
      '/resources/blog 5',
      '/resources/blog/category/family 2',
      '/resources/blog/category/repairs 3',
      '/resources/blog/tag/chores 2',
      '/resources/blog/tag/faith 1',
      '/resources/blog/tag/listening 2',
      '/resources/blog/tag/sleep 2',
      '/resources/blog/year/2024 1',
      '/resources/blog/year/2025 2',
      '/resources/blog/year/2026 2',
    ]);
  });

  it('knows what came before and after', () => {
    expect(of('3-newer')).toMatchObject({ newer: { number: 4 }, older: { number: 2 } });
    expect(of('5-same-day')?.newer).toBeUndefined();
    expect(of('1-oldest')?.older).toBeUndefined();
  });

  it('relates posts by tags first, then category, and repeats no neighbor', () => {
    expect(of('1-oldest')?.related[0]?.number).toBe(4);
    for (const { newer, older, post, related } of shelved)
      for (const other of [newer, older, post]) expect(related).not.toContain(other);
  });

  it('takes work in proportion to posts', () => {
    const looks = (count: number): number => {
      let seen = 0;
      const watched = <P extends object>(row: P): P =>
        new Proxy(row, {
          get(target, key, receiver) {
            if (typeof key === 'string' && /^\d+$/.test(key)) seen += 1;
            return Reflect.get(target, key, receiver);
          },
        });
      const many = newestFirst(
        read(Array.from({ length: count }, (_, index) => file(`${index + 1}-post`))),
      );
      shelve(
        many,
        shelvesOf(many).map((shelf) => ({ ...shelf, posts: watched(shelf.posts) })),
      );
      return seen;
    };
    // Eight times as many: 8 in proportion, 64 with the square.
    expect(looks(200)).toBeGreaterThan(200);
    expect(looks(1600) / looks(200)).toBeLessThan(9);
  });
});
