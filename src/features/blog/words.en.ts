interface Introduction {
  lede: string;
  /** For search engines and previews. */
  description: string;
}

interface Practice {
  name: string;
  city: string;
}

export interface BlogWords {
  blog: string;
  /** The crumb before it. */
  hub: string;
  /** Title of the list of all posts. */
  title: string;
  /** Of another list. @param title its heading */
  titleOf: (title: string) => string;
  all: (practice: Practice) => Introduction;
  tag: (count: number, tag: string, practice: Practice) => Introduction;
  year: (count: number, year: string, practice: Practice) => Introduction;
  /** Of a list with several pages. */
  page: (number: number) => string;
  /** The filter of all posts, and the accessible name of the filters. */
  everything: string;
  categories: string;
  byTopic: string;
  byTag: string;
  byYear: string;
  follow: string;
  /** @param name of a format: `RSS` */
  feed: (name: string) => string;
  /** @param name of a format */
  feedTitle: (practice: string, name: string) => string;
  /** Title and description of a feed. */
  feeds: (practice: string) => { title: string; description: string };
  /** Before the post that a sentence is from. */
  from: string;
  minutes: (count: number) => string;
  /** In the tab of a post. */
  tab: (title: string, practice: string) => string;
  updated: string;
  tryIt: string;
  filed: string;
  reviewed: string;
  /** Before the day of a review. */
  on: string;
  /** Before the link to the page for emergencies. */
  notTherapy: string;
  startHere: string;
  related: string;
  /** Accessible name of the links to the neighbors. */
  neighbors: string;
}

const posts = (count: number): string => (count === 1 ? 'One post' : `${count} posts`);

export const ENGLISH_BLOG: BlogWords = {
  blog: 'Blog',
  hub: 'Resources Hub',
  title: 'Relationship Advice Blog',
  titleOf: (title) => `Blog: ${title}`,
  all: ({ name, city }) => ({
    lede: 'Things our therapists say often enough to write down. Ten minutes at most, and always something to try.',
    description: `Plain, practical writing on couples, families and starting therapy, by the therapists of ${name} in ${city}.`,
  }),
  tag: (count, tag, { name, city }) => ({
    lede: `${posts(count)} with this tag.`,
    description: `${posts(count)} on the ${name} blog tagged “${tag}”, written by the therapists of our ${city} practice.`,
  }),
  year: (count, year, { name, city }) => ({
    lede: `${posts(count)} from this year.`,
    description: `${posts(count)} from ${year} on the ${name} blog, written by the therapists of our ${city} practice.`,
  }),
  page: (number) => `page ${number}`,
  everything: 'All',
  categories: 'Categories',
  byTopic: 'Browse by topic',
  byTag: 'By tag',
  byYear: 'By year',
  follow: 'Follow along',
  feed: (name) => `${name} feed`,
  feedTitle: (practice, name) => `${practice} blog (${name})`,
  feeds: (practice) => ({
    title: `${practice} blog`,
    description: 'What our therapists say often enough to write down.',
  }),
  from: 'From',
  minutes: (count) => `${count} min read`,
  tab: (title, practice) => `${title} | Blog Post - ${practice}`,
  updated: 'Updated',
  tryIt: 'Try it this week',
  filed: 'Filed under',
  reviewed: 'Reviewed by',
  on: 'on',
  notTherapy:
    'A post is not therapy, and reading one does not make anyone our client. If someone is in danger,',
  startHere: 'start here',
  related: 'Keep reading',
  neighbors: 'Posts before and after',
};
