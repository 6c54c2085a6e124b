/** The blog: the only door to posts. */
import { getCollection, type CollectionEntry } from 'astro:content';
import {
  BLOG_PATH,
  newestFirst,
  readPosts,
  shelve,
  shelvesOf,
  type Post,
  type Shelf,
  type Shelved,
} from '#domain/blog.ts';
import { FEED_LENGTH, type Feed } from '#domain/feed.ts';
import { TEST_POST } from '#domain/post.ts';
import { site } from '#site';
import { today } from './build-day.ts';
import { therapists } from './people.ts';

export type BlogPost = Post<
  CollectionEntry<'posts'>,
  CollectionEntry<'therapists'>,
  CollectionEntry<'categories'>
>;

interface Blog {
  /** Newest first. */
  posts: Shelved<BlogPost>[];
  shelves: Shelf<BlogPost>[];
  /** In the order of the file. */
  categories: CollectionEntry<'categories'>[];
  /** The kitchen sink, which is in nothing of the above (D06). */
  test: BlogPost | undefined;
}

async function arrangeBlog(): Promise<Blog> {
  const categories = await getCollection('categories');
  const all = readPosts(await getCollection('posts'), {
    people: await therapists(),
    categories,
    today,
  });
  const posts = newestFirst(all);
  const shelves = shelvesOf(posts);
  return {
    posts: shelve(posts, shelves),
    shelves,
    categories,
    test: all.find(({ name }) => name === TEST_POST),
  };
}

let arranged: Promise<Blog> | undefined;

/** Published posts and their lists: the only door to posts, so that nothing unpublished leaks. Arranged once a build. */
export function blog(): Promise<Blog> {
  if (import.meta.env.DEV) return arrangeBlog();
  arranged ??= arrangeBlog();
  return arranged;
}

/** What feed readers get: the newest posts with their whole text. */
export async function blogFeed(): Promise<Feed> {
  const { posts } = await blog();
  return {
    url: site.url,
    home: BLOG_PATH,
    title: `${site.name} blog`,
    description: 'What our therapists say often enough to write down.',
    language: site.locale,
    items: posts.slice(0, FEED_LENGTH).map(({ post: { entry, data, path, author } }) => ({
      path,
      title: data.title,
      description: data.description,
      html: entry.rendered?.html ?? '',
      date: data.date,
      updated: data.updated,
      author: author.data.name,
      tags: data.tags,
    })),
  };
}
