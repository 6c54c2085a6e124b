/** Questions to the collections, by name: the only file that asks them. */
import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { BioLink } from '#domain/bio-link.ts';
import { BLOG_PATH, newestFirst, readPosts, shelve, shelvesOf } from '#domain/blog.ts';
import type { Post, Shelf, Shelved } from '#domain/blog.ts';
import { isPublished, longDay } from '#domain/day.ts';
import type { EntryRow, Listed } from '#domain/entries.ts';
import { answerProblem, type FaqGroup } from '#domain/faq.ts';
import { FEED_LENGTH, type Feed } from '#domain/feed.ts';
import { byYear } from '#domain/media.ts';
import { episodePath, newestFirst as newestEpisodes, uniqueEpisodes } from '#domain/episode.ts';
import type { MenuGroup } from '#domain/menu.ts';
import { type Offer, offerOf } from '#domain/offer.ts';
import { TEST_POST } from '#domain/post.ts';
import { byTier, type Press } from '#domain/press.ts';
import { type Moved, movedTo } from '#domain/redirects.ts';
import { feeProblem } from '#domain/therapist.ts';
import { site } from '#site';
import type { QuizContent } from '#domain/quiz-content.ts';

type Faq = CollectionEntry<'faqs'>;
type Person = CollectionEntry<'therapists'>;

const byOrder = <T extends { data: { order: number } }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order);

/** Stops the build where a data file lacks its one entry; lists keep their order only inside an entry. */
function missing(file: string, key: string): never {
  throw new Error(`src/content/${file}.yaml needs an entry "${key}:"`);
}

/** The entry called `id`, or an error that says who asked and what there is. */
function named<T extends { id: string }>(all: T[], id: string, asking: string, folder: string): T {
  const found = all.find((entry) => entry.id === id);
  if (found) return found;
  const known = all.map((entry) => entry.id).join(', ');
  throw new Error(`${asking} "${id}", which src/content/${folder} lacks; write one of: ${known}`);
}

/** Pages that are ready, the home page included. */
export function publishedPages(): Promise<CollectionEntry<'pages'>[]> {
  return getCollection('pages', ({ data }) => !data.draft);
}

/** Services in the order of the home page: those with a card (R117). */
export async function services(): Promise<CollectionEntry<'services'>[]> {
  return byOrder(await getCollection('services', ({ data }) => !data.draft && data.listed));
}

/** Programs in their order, services that are programs too included. */
export async function programs(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  const all = await servicesAndPrograms();
  return byOrder(all.filter(({ collection, data }) => collection === 'programs' || data.program));
}

/** Everything with a page of its own that can be booked: services, then programs. */
export async function servicesAndPrograms(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  return [
    ...byOrder(await getCollection('services', ({ data }) => !data.draft)),
    ...byOrder(await getCollection('programs', ({ data }) => !data.draft)),
  ];
}

/** Everyone with a profile, the one who is in the menu only included (D11); fees must fit the price list. */
export async function therapists(): Promise<Person[]> {
  const people = byOrder(await getCollection('therapists'));
  const standard = await offer('standard-rate', 'The list of therapists');
  const flexible = await offer('therapy-sessions', 'The list of therapists');
  const problem = people.map(({ data }) => feeProblem(data, standard, flexible)).find(Boolean);
  if (problem) throw new Error(problem);
  return people;
}

/** Everything with a price; the one source of every price on the site. */
export async function offers(): Promise<Offer[]> {
  return (await getCollection('prices')).map(({ id, data }) => offerOf(id, data));
}

/** The price called `id`; stops the build when `asker` names one that does not exist. */
export async function offer(id: string, asker: string): Promise<Offer> {
  return named(await offers(), id, `${asker} names the price`, 'prices.yaml');
}

/** Answers group by group, each in its order; stops the build at one that is too short or too long. */
export async function faqsIn(groups: readonly FaqGroup[]): Promise<Faq[]> {
  const all = byOrder(await getCollection('faqs', ({ data }) => groups.includes(data.group)));
  const problem = all.map(({ id, body = '' }) => answerProblem(id, body)).find(Boolean);
  if (problem) throw new Error(problem);
  return groups.flatMap((group) => all.filter(({ data }) => data.group === group));
}

/** Answers by name, in the order asked for; stops the build when `asker` names one that does not exist. */
export async function faqsNamed(ids: readonly string[], asker: string): Promise<Faq[]> {
  const all = await getCollection('faqs');
  return ids.map((id) => named(all, id, `${asker} asks for the answer`, 'faqs'));
}

/** People by name, in the order asked for; stops the build when `asker` names one that does not exist. */
export async function therapistsNamed(ids: readonly string[], asker: string): Promise<Person[]> {
  const all = await therapists();
  return ids.map((id) => named(all, id, `${asker} names the therapist`, 'therapists'));
}

/** Press logos, tier by tier (R110). */
export async function pressLogos(): Promise<Press[]> {
  return byTier((await getEntry('press', 'press'))?.data.logos ?? missing('press', 'press'));
}

/** Groups of the Therapy menu, in the file's order (R151). */
export async function menuGroups(): Promise<MenuGroup[]> {
  return (await getEntry('menu', 'therapy'))?.data.groups ?? missing('menu', 'therapy');
}

/** Link columns of the footer, in the file's order (R163). */
export async function footerColumns(): Promise<CollectionEntry<'footer'>[]> {
  return getCollection('footer');
}

/** The last band of every page. */
export async function closing(): Promise<CollectionEntry<'closing'>['data']> {
  return (await getEntry('closing', 'closing'))?.data ?? missing('closing', 'closing');
}

/** The day of the build (astro.config.mjs). */
declare const BUILD_DAY: string;

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
    today: BUILD_DAY,
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

/** Privacy, cookies, terms. */
export function legalPages(): Promise<CollectionEntry<'legal'>[]> {
  return getCollection('legal', ({ data }) => !data.draft);
}

/** Official notices in the order an editor gave them. */
export async function notices(): Promise<CollectionEntry<'notices'>[]> {
  return byOrder(await getCollection('notices', ({ data }) => !data.draft));
}

/** Landing pages of campaigns. */
export function campaigns(): Promise<CollectionEntry<'campaigns'>[]> {
  return getCollection('campaigns', ({ data }) => !data.draft);
}

/** Open roles in the order an editor gave them. */
export async function jobs(): Promise<CollectionEntry<'jobs'>[]> {
  return byOrder(await getCollection('jobs', ({ data }) => !data.draft));
}

/** Sent issues of the newsletter, the latest first. */
export async function issues(): Promise<CollectionEntry<'issues'>[]> {
  const sent = await getCollection('issues', ({ data }) => !data.draft);
  return sent.toSorted((a, b) => b.data.number - a.data.number);
}

/** The links of /links, in the file's order. */
export async function bioLinks(): Promise<BioLink[]> {
  return (await getEntry('links', 'links'))?.data.links ?? missing('links', 'links');
}

/** What an `entries` band shows, one function per collection it can list. */
export const rowsOf: Record<Listed, () => Promise<EntryRow[]>> = {
  notices: async () =>
    (await notices()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [`Last reviewed ${longDay(data.lastReviewed)}`],
      href: `/notices/${id}`,
    })),
  jobs: async () =>
    (await jobs()).map(({ id, data }) => ({
      title: data.title,
      text: data.summary,
      facts: [data.hours, data.pay],
      href: `/join-our-team/${id}`,
    })),
  issues: async () =>
    (await issues()).map(({ id, data }) => ({
      title: data.title,
      text: data.lede,
      facts: [`No. ${data.number}`, longDay(data.date)],
      href: `/resources/clarity-drip/${id}`,
    })),
  media: async () => {
    const mentions = (await getEntry('media', 'media'))?.data.mentions;
    return byYear(mentions ?? missing('media', 'media')).map(
      ({ headline, about, year, kind, outlet, href }) => ({
        title: headline,
        text: about,
        facts: [outlet, kind, String(year)],
        ...(href && { href }),
      }),
    );
  },
};

/** Old paths of entries and the pages they lead to now (D04, D05); joined with redirects.json in the build. */
export async function moved(): Promise<Moved[]> {
  const { posts } = await blog();
  const all = [
    ...(await therapists()).map((person) => movedTo(`/therapists/${person.id}`, person)),
    ...posts.map(({ post: { entry, path } }) => movedTo(path, entry)),
    ...(await episodes()).map((entry) => movedTo(episodePath(entry.data), entry)),
  ];
  return all.filter(({ from }) => from.length > 0);
}

/** Published episodes of the podcast, newest first: the only door to them, so that nothing unpublished leaks. */
export async function episodes(): Promise<CollectionEntry<'episodes'>[]> {
  const all = await getCollection('episodes');
  uniqueEpisodes(all);
  return newestEpisodes(all.filter(({ data }) => isPublished(data, BUILD_DAY)));
}

/** Published guides in their order. */
export async function guides(): Promise<CollectionEntry<'guides'>[]> {
  return byOrder(await getCollection('guides', ({ data }) => isPublished(data, BUILD_DAY)));
}

/** The Relationship Reality Check with everything around it. */
export async function quiz(): Promise<QuizContent> {
  const words = await getEntry('quizzes', 'relationship-reality-check');
  if (!words) throw new Error('src/content/quizzes needs a file relationship-reality-check.yaml');
  const { hubspot, name, crisisLines, silentLine } = site;
  const ids = { portalId: hubspot.portalId, formId: hubspot.forms.quiz };
  return { ...words.data, ids, practice: name, lines: [...crisisLines, silentLine] };
}

/** The words of a tool, which are one file: the therapist finder, the digital detox quiz, the weekly ritual. */
export async function tool<Name extends 'matching' | 'detox' | 'ritual'>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`The file of the collection "${name}" is gone (src/content.config.ts)`);
  return entry.data;
}
