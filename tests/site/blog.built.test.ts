/** The built blog: posts, archive pages, feeds, pictures (R031–R033, R095, R096, R322; D05, D06, D13). */
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { longDay } from '#lib/day.ts';
import {
  attributes,
  DIST,
  isCopy,
  type Json,
  meta,
  nodeOf,
  pageAt,
  pages,
  read,
  squeeze,
} from './dist.ts';
import { broken, failed } from './every-page.ts';

const posts = pages.filter(({ route }) => /^\/blog\/\d+-/.test(route));
const copies = pages.filter(isCopy);
const lists = pages.filter(({ route }) => route.startsWith('/resources/blog'));
const sources = globSync('src/content/posts/*.md', { cwd: resolve(DIST, '..') });
/** Phrases that only occur in unpublished posts, and must not appear anywhere else. */
const UNSEEN = [
  /jealousy-is-information|Jealousy is information/,
  /five-years-on-the-same-sofa|Five years on the same sofa/,
];
it('there are twenty-one posts, plus the kitchen sink, a draft and a scheduled one', () => {
  expect(posts).toHaveLength(21);
  expect(sources).toHaveLength(24);
});

describe('addresses', () => {
  it('R032 D05 every number serves its post, with the slug URL as canonical', () => {
    const numbers = posts
      .map(({ route }) => Number(/\d+/.exec(route)?.[0]))
      .toSorted((a, b) => a - b);
    // 19 is a draft, and 20 is scheduled.
    const all = Array.from({ length: 23 }, (_, index) => index + 1);
    expect(numbers).toEqual(all.filter((number) => number !== 19 && number !== 20));
    const bare = copies.map(({ route }) => Number(route.split('/').at(-1)));
    expect(bare.toSorted((a, b) => a - b)).toEqual(numbers.filter((number) => number !== 14));
    for (const copy of copies) {
      const post = posts.find(({ route }) => route.startsWith(`${copy.route}-`));
      expect(copy.html).toBe(post?.html);
    }
  });

  it('R082 14 redirects to its slug by a rule, without a page', () => {
    expect(read('_redirects')).toMatch(/^\/blog\/14 \/blog\/14-[a-z0-9-]+ 301$/m);
    expect(existsSync(resolve(DIST, 'blog/14.html'))).toBe(false);
  });

  it('R033 the kitchen sink has a page, and is not listed anywhere', () => {
    const sink = pageAt('/blog/test');
    expect(meta(sink, 'robots')).toMatch(/noindex/);
    const elsewhere = globSync('**/*.{html,xml,json,txt}', { cwd: DIST })
      .filter((file) => file !== 'blog/test.html')
      .filter((file) => /\/blog\/test\b/.test(read(file)));
    // The redirect table of the 404 page contains all pages.
    expect(elsewhere.filter((file) => file !== 'moved.json')).toEqual([]);
  });
});

describe('nothing unpublished', () => {
  it('appears anywhere in the built site', () => {
    const seen = globSync('**/*.{html,xml,json,txt,js}', { cwd: DIST }).filter((file) =>
      UNSEEN.some((words) => words.test(read(file))),
    );
    expect(seen).toEqual([]);
    expect(globSync('**/*{jealousy,five-years}*', { cwd: DIST })).toEqual([]);
  });
});

describe('a post', () => {
  it('R095 D13 has its title in tab, heading and share metadata', () => {
    const wrong = broken((page) => {
      const heading = squeeze(page.$('h1').text());
      return failed({
        tab: new RegExp(`^\\S.* \\| Blog Post - ${site.name}$`).test(page.$('head > title').text()),
        'og:title': meta(page, 'og:title') === heading,
        'og:type': meta(page, 'og:type') === 'article',
      });
    }, posts);
    expect(wrong).toEqual([]);
  });

  it('R096 D55 shows dates in the long form but for the author’s next day, matching the machine-readable ones', () => {
    const wrong = broken(
      ({ $ }) => {
        const times = $('main time').not('[aria-labelledby="author"] time').toArray();
        if (times.length === 0) return 'no day';
        return times.flatMap((time) => {
          const shown = squeeze($(time).text());
          return shown === longDay($(time).attr('datetime') ?? '', 'en') ? [] : [shown];
        });
      },
      [...posts, ...lists],
    );
    expect(wrong).toEqual([]);
  });

  it('R322 shows its reading time: 200 words per minute', () => {
    const wrong = broken(({ $ }) => {
      const words =
        $('article [data-body]')
          .text()
          .match(/[\p{L}\p{N}][^\s–—]*/gu)?.length ?? 0;
      const minutes = Number(/(\d+) min read/.exec($('article header').text())?.[1]);
      // Standalone punctuation may count as a word or not.
      const right = [words - 5, words, words + 5].map((count) => Math.ceil(count / 200));
      return right.includes(minutes) ? [] : [`${minutes} min, ${words} words`];
    }, posts);
    expect(wrong).toEqual([]);
  });

  it('links its author, category, tags and related posts', () => {
    const wrong = broken(({ $ }) => {
      const has = (selector: string): boolean => $(`main ${selector}`).length > 0;
      return failed({
        author: has('a[href^="/therapists/"]'),
        category: has('a[href^="/resources/blog/category/"]'),
        tags: has('a[href^="/resources/blog/tag/"]'),
        neighbors: has('a[rel="prev"], a[rel="next"]'),
      });
    }, posts);
    expect(wrong).toEqual([]);
  });

  it('leads on to pages that help with its subject, and never to the page for emergencies', () => {
    const wrong = broken(({ $ }) => {
      const ways = attributes($, 'main [aria-labelledby="onward"] a', 'href');
      const isThere = (href: string): boolean => pages.some(({ route }) => route === href);
      return failed({
        some: (!site.isSample || ways.length > 0) && ways.length <= 3,
        distinct: new Set(ways).size === ways.length,
        there: ways.every(isThere),
        calm: !ways.includes(site.crisisPage.path),
      });
    }, posts);
    expect(wrong).toEqual([]);
  });

  if (site.isSample)
    it('leads from a fight about dishes to the service of its category and what its text names', () => {
      const { $ } = pageAt('/blog/14-how-to-argue-about-the-dishwasher');
      expect(attributes($, '[aria-labelledby="onward"] a', 'href')).toEqual([
        '/strengthen-reconnect',
        '/resources/interrupt-the-spiral',
        '/resources/podcasts/3',
      ]);
    });

  it('has a table of contents from three headings on, with working links', () => {
    const wrong = broken(({ $ }) => {
      const links = $('nav[aria-labelledby="contents"] a').toArray();
      return links.length >= 3 && links.every((link) => $($(link).attr('href') ?? '').is('h2'))
        ? []
        : [`${links.length} links`];
    }, posts);
    expect(wrong).toEqual([]);
  });

  it('has structured data matching its content, and breadcrumbs', () => {
    const wrong = broken((page) => {
      const node = nodeOf(page, 'BlogPosting');
      const text = squeeze(page.$('main').text());
      const author = (node?.['author'] ?? {}) as Json;
      const said = [node?.['headline'], author['name'], node?.['articleSection']];
      const crumbs = (nodeOf(page, 'BreadcrumbList')?.['itemListElement'] ?? []) as Json[];
      const days = attributes(page.$, 'article header time', 'datetime');
      const dates = [node?.['datePublished'], node?.['dateModified']];
      return [
        ...[...said, ...crumbs.map(({ name }) => name)]
          .filter((value) => typeof value !== 'string' || !text.includes(value))
          .map(String),
        ...failed({ dates: dates.join() === [days[0], days.at(-1)].join() }),
      ];
    }, posts);
    expect(wrong).toEqual([]);
  });

  it('has its own share picture, 1200 × 630', async () => {
    const pictures = posts.map((page) => new URL(meta(page, 'og:image')).pathname);
    expect(new Set(pictures).size).toBe(posts.length);
    for (const picture of pictures) {
      const { width, height, format } = await sharp(resolve(DIST, `.${picture}`)).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    }
    expect(posts.filter(({ html }) => html.includes('data-page-note'))).toEqual([]);
  });
});

describe('lists', () => {
  it('R031 blog pages link every post once, newest first', () => {
    const linked = ['/resources/blog', '/resources/blog/page/2'].flatMap((route) => {
      const { $ } = pageAt(route);
      return attributes($, 'main li a[href^="/blog/"]', 'href').filter((href) =>
        /^\/blog\/\d/.test(href),
      );
    });
    expect(linked.toSorted()).toEqual(posts.map(({ route }) => route).toSorted());
    const days = ['/resources/blog', '/resources/blog/page/2'].flatMap((route) => {
      const { $ } = pageAt(route);
      return attributes($, 'main time', 'datetime');
    });
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('exist for each category, tag and year', () => {
    const kinds = Map.groupBy(lists, ({ route }) => route.split('/')[3] ?? 'all');
    expect(kinds.get('category')).toHaveLength(6);
    expect(kinds.get('tag')).toHaveLength(23);
    expect(kinds.get('year')).toHaveLength(3);
  });
});

describe('feeds', () => {
  const linksOf = (xml: string): string[] =>
    load(xml, { xml: true })('item > link')
      .toArray()
      .map((link) => new URL(load(link, { xml: true }).text()).pathname);

  it('contain the twenty newest posts with full text', () => {
    const $ = load(read('blog/rss.xml'), { xml: true });
    const json = JSON.parse(read('blog/feed.json')) as {
      items: { url: string; content_html: string }[];
    };
    const links = linksOf(read('blog/rss.xml'));
    // All of twenty-one but the oldest.
    const newest = posts.map(({ route }) => route).filter((route) => !/\/1-/.test(route));
    expect(links.toSorted()).toEqual(newest.toSorted());
    expect(json.items.map(({ url }) => new URL(url).pathname)).toEqual(links);
    expect($('item pubDate').toArray()).toHaveLength(20);
    const thin = json.items.filter(
      ({ content_html: html }) => html.length < 2000 || /(?:href|src)="\//.test(html),
    );
    expect(thin.map(({ url }) => url)).toEqual([]);
  });

  it('are linked from the blog', () => {
    const { $ } = pageAt('/resources/blog');
    const types = attributes($, 'link[rel="alternate"]', 'type');
    expect(types).toEqual(['application/rss+xml', 'application/feed+json']);
  });
});
