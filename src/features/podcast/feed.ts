/** RSS 2.0 with the iTunes and podcast namespaces (transcript, chapters, person, guid). */
import { episodePath, type Episode } from './episode.schema.ts';
import { absoluteLinks, xmlText } from '#features/articles/feed.ts';
import type { Language } from '#lib/language.ts';
import { PODCAST_WORDS } from './words.ts';
import { PODCAST_FEED, PODCAST_PATH, type Podcast } from './podcast.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `inside` is XML. `undefined` attributes are omitted. */
function element(name: string, attributes: Attributes = {}, inside?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return inside === undefined ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

function textElement(name: string, text: string | number, attributes: Attributes = {}): string {
  return element(name, attributes, xmlText(String(text)));
}

export interface FeedSite {
  url: string;
  name: string;
  email: string;
  locale: string;
  language: Language;
}

export interface FeedEpisode {
  episode: Episode;
  /** As HTML. */
  notes: string;
}

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** `2026-11-19` → `Thu, 19 Nov 2026 12:00:00 GMT`: noon is the same day everywhere in America. */
const rfcDate = (date: string): string => new Date(`${date}T12:00:00Z`).toUTCString();

function people(episode: Episode, { hosts }: Podcast, url: string): string[] {
  return [
    ...hosts.map(({ name, path }) =>
      textElement('podcast:person', name, { role: 'host', href: url + path }),
    ),
    ...(episode.guests ?? []).map(({ name, href }) =>
      textElement('podcast:person', name, {
        role: 'guest',
        href: href?.startsWith('/') ? url + href : href,
      }),
    ),
  ];
}

function item(
  { episode, notes }: FeedEpisode,
  podcast: Podcast,
  { url, language }: FeedSite,
): string {
  const { audio, number, chapters, explicit } = episode;
  const page = url + episodePath(episode);
  return element(
    'item',
    {},
    [
      textElement('title', episode.title),
      textElement('link', page),
      textElement('guid', episode.guid, { isPermaLink: 'false' }),
      textElement('pubDate', rfcDate(episode.date)),
      textElement('description', episode.description),
      textElement('content:encoded', absoluteLinks(notes, url)),
      element('enclosure', { url: url + audio.src, length: audio.bytes, type: audio.type }),
      textElement('itunes:duration', episode.durationSeconds),
      textElement('itunes:explicit', String(explicit)),
      textElement('itunes:episodeType', number === undefined ? 'bonus' : 'full'),
      ...(number === undefined
        ? []
        : [
            textElement('itunes:episode', number),
            textElement('podcast:episode', number, {
              display: PODCAST_WORDS[language].label(episode),
            }),
          ]),
      element('podcast:transcript', { url: `${page}.vtt`, type: 'text/vtt', language }),
      ...(chapters
        ? [element('podcast:chapters', { url: `${page}.json`, type: 'application/json+chapters' })]
        : []),
      ...people(episode, podcast, url),
    ].join(''),
  );
}

/** @param episodes published ones, newest first */
export function podcastFeed(
  podcast: Podcast,
  site: FeedSite,
  episodes: readonly FeedEpisode[],
): string {
  const { url, name, email, locale } = site;
  const [category, subcategory] = podcast.category;
  const newest = episodes[0]?.episode.date;
  const channel = [
    textElement('title', podcast.name),
    textElement('link', url + PODCAST_PATH),
    element('atom:link', { href: url + PODCAST_FEED, rel: 'self', type: 'application/rss+xml' }),
    textElement('description', podcast.description),
    textElement('language', locale.toLowerCase()),
    textElement('copyright', name),
    ...(newest ? [textElement('lastBuildDate', rfcDate(newest))] : []),
    textElement('itunes:author', name),
    element(
      'itunes:owner',
      {},
      textElement('itunes:name', name) + textElement('itunes:email', email),
    ),
    element('itunes:image', { href: url + podcast.cover }),
    element(
      'itunes:category',
      { text: category },
      element('itunes:category', { text: subcategory }),
    ),
    textElement('itunes:explicit', 'false'),
    textElement('itunes:type', 'episodic'),
    textElement('podcast:guid', podcast.guid),
    textElement('podcast:medium', 'podcast'),
    textElement('podcast:locked', 'yes', { owner: email }),
    ...episodes.map((entry) => item(entry, podcast, site)),
  ];
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n${element('rss', NAMESPACES, element('channel', {}, channel.join('\n')))}\n`;
}
