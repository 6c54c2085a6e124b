/** The podcast: its facts, paths and JSON-LD. */
import { episodePath, type Episode } from './episode.schema.ts';
import { isoDuration } from './duration.ts';
import type { Node } from '#lib/structured-data/nodes.ts';
import { type Language, LOCALES } from '#lib/language.ts';

/** From `site.config.ts`. */
export interface Podcast {
  name: string;
  /** Subtitle on the episode list page. */
  lede: string;
  description: string;
  hosts: readonly { name: string; path: string }[];
  /** Apple's category and subcategory. */
  category: readonly [string, string];
  /** Identifies the podcast in every app; must not change, even with a new URL. */
  guid: string;
  /** Square cover, 1,400 to 3,000 px. */
  cover: string;
}

export const PODCAST_PATH = '/resources/podcasts';
export const PODCAST_FEED = '/podcast.xml';

const seriesId = (url: string): string => `${url}${PODCAST_PATH}#podcast`;

/** For the episode list page. */
export function seriesNode(podcast: Podcast, url: string): Node {
  return {
    '@type': 'PodcastSeries',
    '@id': seriesId(url),
    name: podcast.name,
    description: podcast.lede,
    url: url + PODCAST_PATH,
    webFeed: url + PODCAST_FEED,
    publisher: { '@id': `${url}/#practice` },
  };
}

/** For its page. */
export function episodeNode(
  episode: Episode,
  podcast: Podcast,
  url: string,
  language: Language,
): Node {
  const { number, audio, guests = [] } = episode;
  const page = url + episodePath(episode);
  return {
    '@type': 'PodcastEpisode',
    '@id': `${page}#episode`,
    name: episode.title,
    description: episode.description,
    url: page,
    datePublished: episode.date,
    inLanguage: LOCALES[language],
    timeRequired: isoDuration(episode.durationSeconds),
    ...(number !== undefined && { episodeNumber: number }),
    ...(guests.length > 0 && {
      actor: guests.map(({ name }) => ({ '@type': 'Person', name })),
    }),
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: url + audio.src,
      encodingFormat: audio.type,
      duration: isoDuration(episode.durationSeconds),
      transcript: episode.transcript.map(({ text }) => text).join(' '),
    },
    partOfSeries: {
      '@type': 'PodcastSeries',
      '@id': seriesId(url),
      name: podcast.name,
      url: url + PODCAST_PATH,
    },
  };
}
