/** The blog. Every use of posts goes through this module. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { ContentImage } from '#lib/content/fields.ts';
import {
  BLOG_PATH,
  newestFirst,
  readPosts,
  addNeighbors,
  archivesOf,
  type Post,
  type Archive,
  type PostWithNeighbors,
} from './archive.ts';
import { FEED_LENGTH, type Feed } from '#features/articles/feed.ts';
import { TEST_POST } from './post.schema.ts';
import { BLOG_WORDS } from './words.ts';
import { site } from '#site';
import { lastDay } from '#lib/build-date.queries.ts';
import { supervisedName } from '#features/people/supervision.ts';
import { therapists } from '#features/people/therapists.queries.ts';

export type BlogPost = Post<
  CollectionEntry<'posts'>,
  CollectionEntry<'therapists'>,
  CollectionEntry<'categories'>
>;

interface Blog {
  /** Newest first. */
  posts: PostWithNeighbors<BlogPost>[];
  archives: Archive<BlogPost>[];
  /** In file order. */
  categories: CollectionEntry<'categories'>[];
  /** The test post, which is in none of the lists above (D06). */
  test: BlogPost | undefined;
}

async function arrangeBlog(): Promise<Blog> {
  const categories = await getCollection('categories');
  const all = readPosts(await getCollection('posts'), {
    people: await therapists(),
    categories,
    today: lastDay,
  });
  const posts = newestFirst(all);
  const archives = archivesOf(posts);
  return {
    posts: addNeighbors(posts, archives),
    archives,
    categories,
    test: all.find(({ name }) => name === TEST_POST),
  };
}

let arranged: Promise<Blog> | undefined;

/**
 * Published posts and their archives, computed once per build. Use only this, so that nothing
 * unpublished leaks.
 */
export function blog(): Promise<Blog> {
  if (import.meta.env.DEV) return arrangeBlog();
  arranged ??= arrangeBlog();
  return arranged;
}

/** A post's own cover, or that of its category. */
export function coverOf({ data, category }: BlogPost): { image: ContentImage; alt: string } {
  return data.cover
    ? { image: data.cover, alt: data.coverAlt ?? '' }
    : { image: category.data.cover, alt: category.data.coverAlt };
}

/** Feed data: the newest posts with their full text. */
export async function blogFeed(): Promise<Feed> {
  const { posts } = await blog();
  return {
    url: site.url,
    home: BLOG_PATH,
    ...BLOG_WORDS[site.language].feeds(site.name),
    language: site.locale,
    items: posts.slice(0, FEED_LENGTH).map(({ post: { entry, data, path, author } }) => ({
      path,
      title: data.title,
      description: data.description,
      html: entry.rendered?.html ?? '',
      date: data.date,
      updated: data.updated,
      author: supervisedName(author.data, site.language),
      tags: data.tags,
    })),
  };
}
