import { describe, expect, it } from 'vitest';
import { newestFirst, readPosts, addNeighbors, archivesOf, type Entry } from './archive.ts';
import type { PostData } from './post.schema.ts';

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

describe('readPosts', () => {
  it('omits drafts and future posts, and includes a post on its own day', () => {
    const entries = [
      file('1-out'),
      file('2-draft', { draft: true }),
      file('3-today', { date: TODAY }),
      file('4-tomorrow', { date: '2026-03-05' }),
    ];
    expect(read(entries).map(({ name }) => name)).toEqual(['1-out', '3-today']);
    expect(read(entries, '2026-03-05').map(({ name }) => name)).toContain('4-tomorrow');
  });

  it('names the file, the field and the valid values at an unknown name', () => {
    expect(() => read([file('1-a', { author: 'theo' })])).toThrow(
      /posts\/1-a\.md: author: there is no "theo"; write one of: teo/,
    );
    expect(() => read([file('1-a', { category: 'love' })])).toThrow(/category.*repairs, family/);
  });

  it('checks scheduled posts too, but not drafts', () => {
    const later = { author: 'theo', date: '2026-03-05' };
    expect(() => read([file('1-a', later)])).toThrow(/there is no "theo"/);
    expect(read([file('1-a', { ...later, draft: true })])).toEqual([]);
  });

  it('D05 fails at two posts with one number, drafts included, and at a name without a number', () => {
    expect(() => read([file('7-a'), file('7-b', { draft: true })])).toThrow(
      /7-a\.md and 7-b\.md share the number 7/,
    );
    expect(() => read([file('no-number')])).toThrow(/for example: 19-why-we-whisper\.md/);
  });
});

describe('archives', () => {
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
  const archives = archivesOf(posts);
  const withNeighbors = addNeighbors(posts, archives);
  const of = (name: string) => withNeighbors.find(({ post }) => post.name === name);

  it('sorts newest first, by number within a day', () => {
    expect(posts.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('D06 keeps the test post out of every list', () => {
    expect(JSON.stringify(archives)).not.toContain('"test"');
  });

  it('has an archive for each category, tag and year', () => {
    expect(archives.map(({ path, posts: { length } }) => `${path} ${length}`).toSorted()).toEqual([
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

  it('links the previous and the next post', () => {
    expect(of('3-newer')).toMatchObject({ newer: { number: 4 }, older: { number: 2 } });
    expect(of('5-same-day')?.newer).toBeUndefined();
    expect(of('1-oldest')?.older).toBeUndefined();
  });

  it('relates posts by tags first, then category, without the neighbors', () => {
    expect(of('1-oldest')?.related[0]?.number).toBe(4);
    for (const { newer, older, post, related } of withNeighbors)
      for (const other of [newer, older, post]) expect(related).not.toContain(other);
  });

  it('does work in proportion to the number of posts', () => {
    const accesses = (count: number): number => {
      let seen = 0;
      const watched = <P extends object>(list: P): P =>
        new Proxy(list, {
          get(target, key, receiver) {
            if (typeof key === 'string' && /^\d+$/.test(key)) seen += 1;
            return Reflect.get(target, key, receiver);
          },
        });
      const many = newestFirst(
        read(Array.from({ length: count }, (_, index) => file(`${index + 1}-post`))),
      );
      addNeighbors(
        many,
        archivesOf(many).map((archive) => ({ ...archive, posts: watched(archive.posts) })),
      );
      return seen;
    };
    // Eight times as many posts: factor 8 if linear, 64 if quadratic.
    expect(accesses(200)).toBeGreaterThan(200);
    expect(accesses(1600) / accesses(200)).toBeLessThan(9);
  });
});
