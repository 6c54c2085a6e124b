/**
 * The podcast: pages, player, feed (R034–R036, R083, D16). The feed is checked against the requirements of Apple and
 * the podcast namespace.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { isShared } from '#lib/http/headers.ts';
import { site } from '#site';
import { attributes, DIST, isListed, pageAt, pages, squeeze } from './dist.ts';
import { broken, failed } from './every-page.ts';

const NUMBERS = [3, 4, 6, 17, 18, 32, 35, 36, 42, 49, 57, 58, 59];
const FOLDER = '/resources/podcasts';
const read = (path: string): string => readFileSync(resolve(DIST, `.${path}`), 'utf8');
const local = (url: string | undefined): string => new URL(url ?? '').pathname;
const episodes = pages.filter(
  ({ $, route }) => route.startsWith(FOLDER) && $('[data-player]').length > 0,
);

const feed = load(read('/podcast.xml'), { xml: true });
const items = feed('item')
  .toArray()
  .map((item) => feed(item));
const one = (name: string) => name.replace(':', '\\:');

describe('episodes', () => {
  it('R035 R036 D16 each is also at its slug, with a canonical URL', () => {
    const aliases = episodes.filter(({ route }) => route.startsWith(`${FOLDER}/episode-`));
    const belongs = aliases.map(({ $ }) => local($('link[rel="canonical"]').attr('href')));
    expect(aliases).toHaveLength(15);
    expect(belongs.filter((path) => /\/\d+$/.test(path)).map((path) => +path.slice(20))).toEqual(
      expect.arrayContaining(NUMBERS),
    );
    expect(aliases.filter(isListed)).toHaveLength(2);
  });

  it('R034 the list has each of them once', () => {
    const { $ } = pageAt(FOLDER);
    const links = attributes($, 'main :is(h2, h3) a[href^="/resources/podcasts/"]', 'href');
    expect(links.toSorted()).toEqual(
      episodes
        .filter(isListed)
        .map(({ route }) => route)
        .toSorted(),
    );
  });

  it('show their own still life, on the color that the list and the player have', () => {
    const { $: list } = pageAt(FOLDER);
    const wrong = broken(({ $, route }) => {
      const head = $('article > header [data-color]');
      const item = list(`li:has(a[href="${route}"]) [data-color]`);
      const color = head.attr('data-color');
      return failed({
        'a still life': head.find('img[src]').length === 1,
        'the list’s': item.length === 0 || item.attr('data-color') === color,
        'the player’s': $('[data-player]').attr('data-color') === color,
      });
    }, episodes.filter(isListed));
    expect(wrong).toEqual([]);
  });

  it('load nothing before Play, and show the size', () => {
    const wrong = broken(({ $ }) => {
      const audio = $('audio');
      return [
        ...failed({
          'preload or controls':
            audio.attr('preload') === 'none' && audio.attr('controls') !== undefined,
        }),
        ...failed({ 'plays by itself': audio.attr('autoplay') === undefined }),
        ...($('track[default], link[rel="preload"]').length ? ['fetches ahead'] : []),
        ...(/(?:minutes|seconds|hour), .*data/.test(squeeze($('[data-cost]').text()))
          ? []
          : ['no length or size']),
      ];
    }, episodes);
    expect(wrong).toEqual([]);
  });

  it('have a complete transcript', () => {
    const wrong = broken((page) => {
      const file = read(`${local(page.$('link[rel="canonical"]').attr('href'))}.vtt`);
      const said = [...file.matchAll(/-->.*\n(?:<v [^>]*>)?(.*)/g)].map(([, text = '']) => text);
      const text = squeeze(page.$('section[aria-labelledby="transcript"]').text());
      const links = attributes(page.$, '[data-at]', 'href');
      return [
        ...(said.length ? said.filter((line) => !text.includes(line)) : ['no cues']),
        // Without a script a line opens the recording at its time.
        ...links.filter((href) => !/^\/episodes\/[\w-]+\.mp3#t=[\d.]+$/.test(href)),
        ...(links.length < said.length ? ['a line is no link'] : []),
      ];
    }, episodes);
    expect(wrong).toEqual([]);
  });
});

describe('the feed', () => {
  const channel = feed('channel');
  const texts = (name: string): string[] =>
    channel
      .children(one(name))
      .toArray()
      .map((element) => feed(element).text());

  it('is RSS 2.0 with the namespaces it uses', () => {
    const rss = feed('rss');
    expect(rss.attr('version')).toBe('2.0');
    const declared = Object.keys(rss.attr() ?? {}).filter((name) => name.startsWith('xmlns:'));
    const used = new Set(
      [...read('/podcast.xml').matchAll(/<([a-z]+):/g)].map(([, prefix]) => `xmlns:${prefix}`),
    );
    expect(declared).toEqual(expect.arrayContaining([...used]));
  });

  it('has one non-empty tag of each kind that apps require', () => {
    const names = ['title', 'link', 'description', 'language', 'itunes:author', 'itunes:explicit'];
    const more = ['itunes:type', 'podcast:guid', 'podcast:medium', 'podcast:locked'];
    for (const name of [...names, ...more])
      expect(texts(name), name).toEqual([expect.stringMatching(/\S/)]);
  });

  it('has values that apps accept', () => {
    expect(texts('itunes:explicit').join()).toMatch(/^(?:true|false)$/);
    expect(texts('itunes:type').join()).toMatch(/^(?:episodic|serial)$/);
    expect(texts('language').join()).toMatch(/^[a-z]{2}(?:-[a-z]{2})?$/);
    expect(texts('podcast:guid').join()).toMatch(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/);
    expect(channel.children('itunes\\:category').attr('text')).toBe('Health & Fitness');
    expect(channel.children('atom\\:link').attr('href')).toBe(`${site.url}/podcast.xml`);
  });

  it('has a square cover of 1,400 to 3,000 px', () => {
    const cover = channel.children('itunes\\:image').attr('href');
    const png = readFileSync(resolve(DIST, `.${local(cover)}`));
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(1400);
    expect(width).toBeLessThanOrEqual(3000);
  });

  it('has every published episode once, newest first', () => {
    const guids = items.map((item) => item.children('guid').text());
    const days = items.map((item) => Date.parse(item.children('pubDate').text()));
    expect(guids).toHaveLength(15);
    expect(new Set(guids).size).toBe(15);
    expect(days.every((day) => day > 0)).toBe(true);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('has the required tags in each item, and existing files', () => {
    const wrong = items.flatMap((item) => {
      const title = item.children('title').text();
      const text = (name: string): string => item.children(one(name)).text();
      const enclosure = item.children('enclosure');
      const file = readFileSync(resolve(DIST, `.${local(enclosure.attr('url'))}`));
      const transcript = item.children('podcast\\:transcript');
      const chapters = item.children('podcast\\:chapters');
      const persons = item.children('podcast\\:person');
      const checks: [string, boolean][] = [
        ['title', title !== ''],
        ['link', pageAt(local(text('link'))) !== undefined],
        ['guid', item.children('guid').attr('isPermaLink') === 'false'],
        ['description', text('description').length >= 50],
        ['notes', /<p>/.test(text('content:encoded')) && !/="\//.test(text('content:encoded'))],
        ['enclosure length', Number(enclosure.attr('length')) === file.length],
        ['at most 40 kB', file.length <= 40_000],
        ['enclosure type', enclosure.attr('type') === 'audio/mpeg'],
        ['is an MP3', file.subarray(0, 3).toString() === 'ID3'],
        ['duration', Number(text('itunes:duration')) > 0],
        ['explicit', text('itunes:explicit') === 'false'],
        [
          'episode type',
          text('itunes:episodeType') === (text('itunes:episode') ? 'full' : 'bonus'),
        ],
        ['transcript type', transcript.attr('type') === 'text/vtt'],
        ['transcript', read(local(transcript.attr('url'))).startsWith('WEBVTT\n\n')],
        ['hosts', persons.length >= 2 && persons.first().attr('role') === 'host'],
        [
          'chapters',
          chapters.length === 0 ||
            JSON.parse(read(local(chapters.attr('url')))).chapters.length > 1,
        ],
      ];
      return checks.filter(([, holds]) => !holds).map(([what]) => `${title}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  it('names only files that players and readers on other sites may load', () => {
    const named = feed('[url], [href]')
      .toArray()
      .map((element) => feed(element).attr('url') ?? feed(element).attr('href'))
      .filter((url) => /\.\w+$/.test(url ?? ''));
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(named.map(local).filter((path) => !isShared(path))).toEqual([]);
    expect(['/blog/rss.xml', '/blog/feed.json'].filter((path) => !isShared(path))).toEqual([]);
  });

  it('has chapters in six and guests in four items', () => {
    expect(feed('podcast\\:chapters')).toHaveLength(6);
    expect(feed('podcast\\:person[role="guest"]')).toHaveLength(4);
  });
});
