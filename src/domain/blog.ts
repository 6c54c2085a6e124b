/** The blog as a whole, arranged once: order, neighbors, what belongs together. Work grows with posts, not their square. */
import { isPublished } from './day.ts';
import type { PostData } from './post.ts';
import { postNumber, postPath, slugOf, TEST_POST, uniqueNumbers } from './post.ts';
import { readingMinutes, wordCount } from './reading-time.ts';

/** A file as its collection hands it over. */
export interface Entry<T> {
  id: string;
  data: T;
  body?: string | undefined;
}

/** A post with everything its page and its place in a list show. */
export interface Post<E, Person, Category> {
  entry: E;
  name: string;
  path: string;
  /** 0 for the kitchen sink, which stands in no list. */
  number: number;
  data: PostData;
  author: Person;
  reviewer: Person | undefined;
  category: Category;
  minutes: number;
}

/** A post between the ones before and after it. */
export interface Shelved<P> {
  post: P;
  newer: P | undefined;
  older: P | undefined;
  related: P[];
}

/** A list of posts with an address: the blog itself, a category, a tag, a year. */
export interface Shelf<P> {
  kind: 'all' | 'category' | 'tag' | 'year';
  /** Category key, tag or year. */
  key: string;
  path: string;
  posts: P[];
}

export const BLOG_PATH = '/resources/blog';
/** Posts on one page of a list. The blog itself begins with a large one; the others stand in pairs. */
export const PAGE_SIZE = { all: 11, category: 24, tag: 24, year: 24 } as const;

const SHOWN_RELATED = 2;
/** How far along each shelf related posts are looked for: the bound that keeps the work linear. */
const REACH = 6;

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
 * Posts with what their front matter refers to. Drafts and posts of days to come are left out, the kitchen sink is kept
 * (it is in no shelf); names of people and categories that do not exist stop here.
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
    .filter(({ data }) => isPublished(data, today))
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
    });
}

/** Newest first; of one day, the higher number. */
export function newestFirst<P extends AnyPost>(posts: readonly P[]): P[] {
  return posts
    .filter(({ name }) => name !== TEST_POST)
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || b.number - a.number);
}

/** Every list the blog has, each in the order of `posts`. */
export function shelvesOf<P extends AnyPost>(posts: readonly P[]): Shelf<P>[] {
  const shelves = new Map<string, Shelf<P>>();
  const put = (kind: Shelf<P>['kind'], key: string, path: string, post: P): void => {
    const shelf = shelves.get(path) ?? { kind, key, path, posts: [] };
    shelves.set(path, shelf);
    shelf.posts.push(post);
  };
  for (const post of posts) {
    const { category, tags, date } = post.data;
    const year = date.slice(0, 4);
    put('all', '', BLOG_PATH, post);
    put('category', category, `${BLOG_PATH}/category/${category}`, post);
    put('year', year, `${BLOG_PATH}/year/${year}`, post);
    for (const tag of new Set(tags)) put('tag', tag, `${BLOG_PATH}/tag/${slugOf(tag)}`, post);
  }
  return [...shelves.values()];
}

/** Each post with its neighbors in time and the posts closest to it in subject; a neighbor is not repeated below. */
export function shelve<P extends AnyPost>(posts: readonly P[], shelves: Shelf<P>[]): Shelved<P>[] {
  const weights = { all: 0.1, year: 0, category: 2, tag: 3 };
  const scores = new Map<P, Map<P, number>>(posts.map((post) => [post, new Map()]));
  for (const { kind, posts: row } of shelves) {
    for (const [at, post] of row.entries()) {
      const score = scores.get(post);
      for (const [step, other] of row.slice(Math.max(0, at - REACH), at + REACH + 1).entries()) {
        if (other === post) continue;
        const distance = Math.abs(step - Math.min(at, REACH));
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
