import { isPublished } from '#lib/day.ts';
import {
  type PostData,
  postNumber,
  postPath,
  slugOf,
  TEST_POST,
  uniqueNumbers,
} from './post.schema.ts';
import { readingMinutes, wordCount } from './reading-time.ts';

export interface Entry<T> {
  id: string;
  data: T;
  body?: string | undefined;
}

export interface Post<E, Person, Category> {
  entry: E;
  name: string;
  path: string;
  /** 0 for the test post, which is in no list. */
  number: number;
  data: PostData;
  author: Person;
  reviewer: Person | undefined;
  category: Category;
  minutes: number;
}

export interface PostWithNeighbors<P> {
  post: P;
  newer: P | undefined;
  older: P | undefined;
  related: P[];
}

/** A list of posts with a URL: the blog, a category, a tag, a year. */
export interface Archive<P> {
  kind: 'all' | 'category' | 'tag' | 'year';
  /** Category key, tag or year. */
  key: string;
  path: string;
  posts: P[];
}

export const BLOG_PATH = '/resources/blog';
/** The blog starts with a large card; the other lists have two columns. */
export const PAGE_SIZE = { all: 11, category: 24, tag: 24, year: 24 } as const;

const SHOWN_RELATED = 2;
/** Candidates per archive for related posts; keeps the work linear. */
const MAX_DISTANCE = 6;

type AnyPost = Pick<Post<unknown, unknown, { id: string }>, 'name' | 'number' | 'data'>;

function found<T extends { id: string }>(
  list: readonly T[],
  id: string,
  what: { file: string; field: string },
): T {
  const one = list.find((candidate) => candidate.id === id);
  if (one) return one;
  throw new Error(
    `src/content/posts/${what.file}.md: ${what.field}: there is no "${id}"; write one of: ${list.map((candidate) => candidate.id).join(', ')}`,
  );
}

/**
 * Resolves references. Omits drafts and future posts; keeps the test post. Unknown people and categories fail even in
 * scheduled posts, which would otherwise stop the build on their day.
 */
export function readPosts<
  E extends Entry<PostData>,
  Person extends { id: string },
  Category extends { id: string },
>(
  entries: readonly E[],
  {
    people,
    categories,
    today,
  }: { people: readonly Person[]; categories: readonly Category[]; today: string },
): Post<E, Person, Category>[] {
  uniqueNumbers(entries.map(({ id }) => id).filter((id) => id !== TEST_POST));
  return entries
    .filter(({ data }) => !data.draft)
    .map((entry) => {
      const { id: file, data } = entry;
      const { author, reviewedBy, category } = data;
      return {
        entry,
        name: file,
        path: postPath(file),
        number: file === TEST_POST ? 0 : postNumber(file),
        data,
        author: found(people, author, { file, field: 'author' }),
        reviewer: reviewedBy ? found(people, reviewedBy, { file, field: 'reviewedBy' }) : undefined,
        category: found(categories, category, { file, field: 'category' }),
        minutes: readingMinutes(wordCount(entry.body ?? '')),
      };
    })
    .filter(({ data }) => isPublished(data, today));
}

/** Newest first; by number within a day. */
export function newestFirst<P extends AnyPost>(posts: readonly P[]): P[] {
  return posts
    .filter(({ name }) => name !== TEST_POST)
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || b.number - a.number);
}

/** Each in the order of `posts`. */
export function archivesOf<P extends AnyPost>(posts: readonly P[]): Archive<P>[] {
  const archives = new Map<string, Archive<P>>();
  const put = (kind: Archive<P>['kind'], key: string, path: string, post: P): void => {
    const archive = archives.get(path) ?? { kind, key, path, posts: [] };
    archives.set(path, archive);
    archive.posts.push(post);
  };
  for (const post of posts) {
    const { category, tags, date } = post.data;
    const year = date.slice(0, 4);
    put('all', '', BLOG_PATH, post);
    put('category', category, `${BLOG_PATH}/category/${category}`, post);
    put('year', year, `${BLOG_PATH}/year/${year}`, post);
    for (const tag of new Set(tags)) put('tag', tag, `${BLOG_PATH}/tag/${slugOf(tag)}`, post);
  }
  return [...archives.values()];
}

/** Adds neighbors by date and the most related other posts. */
export function addNeighbors<P extends AnyPost>(
  posts: readonly P[],
  archives: Archive<P>[],
): PostWithNeighbors<P>[] {
  const weights = { all: 0.1, year: 0, category: 2, tag: 3 };
  const scores = new Map<P, Map<P, number>>(posts.map((post) => [post, new Map()]));
  for (const { kind, posts: list } of archives) {
    for (const [at, post] of list.entries()) {
      const score = scores.get(post);
      for (const [step, other] of list
        .slice(Math.max(0, at - MAX_DISTANCE), at + MAX_DISTANCE + 1)
        .entries()) {
        if (other === post) continue;
        const distance = Math.abs(step - Math.min(at, MAX_DISTANCE));
        score?.set(other, (score.get(other) ?? 0) + weights[kind] - distance / 100);
      }
    }
  }
  return posts.map((post, at) => {
    const newer = posts[at - 1];
    const older = posts[at + 1];
    const related = [...(scores.get(post) ?? [])]
      .filter(([other]) => other !== newer && other !== older)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHOWN_RELATED)
      .map(([other]) => other);
    return { post, newer, older, related };
  });
}
