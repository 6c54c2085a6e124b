import { capitalized } from '#lib/number-words.ts';
import { dataInWords, lengthInWords } from './duration.ts';
import { type Episode, episodeLabel, labelWithGuests } from './episode.schema.ts';

type Numbered = Pick<Episode, 'number'>;

export interface PodcastWords {
  /** The crumb before the list of episodes, and its own. */
  hub: string;
  podcast: string;
  /** `Episode 18`, or that it is no numbered one. */
  label: (episode: Numbered) => string;
  /** And who is heard. */
  labelWithGuests: (episode: Pick<Episode, 'number' | 'guests'>) => string;
  /** Above the newest. @param label with its guests */
  newest: (label: string) => string;
  hear: (label: string) => string;
  /** Between the names of two hosts. */
  and: string;
  readInstead: string;
  none: string;
  seeElse: string;
  all: string;
  /** @param count of all episodes */
  selection: (count: number) => string;
  everything: string;
  filter: string;
  /** Before the address of the feed. */
  follow: string;
  spoken: string;
  guests: string;
  hosts: string;
  chapters: string;
  transcript: string;
  tap: string;
  keep: string;
  /** Of a file, in a comparison. */
  data: (bytes: number) => string;
  /** Capitalized. */
  length: (seconds: number) => string;
  notTherapy: string;
  startHere: string;
  neighbors: string;
  player: string;
  play: (title: string) => string;
  pause: (title: string) => string;
  place: string;
  /** Between the place and the length. */
  of: string;
  trouble: string;
  speed: string;
  /** For the script. */
  script: { of: string; loading: string; kept: string };
  /** How many episodes the filter shows, and of how many, for the script, which has English. */
  shown?: string;
}

export const ENGLISH_PODCAST: PodcastWords = {
  hub: 'Resources Hub',
  podcast: 'Podcast',
  label: episodeLabel,
  labelWithGuests,
  newest: (label) => `New, ${label.replace(/^\w/, (first) => first.toLowerCase())}`,
  hear: (label) => `Hear ${label.toLowerCase()}`,
  and: ' and ',
  readInstead: 'Read the transcript instead',
  none: 'Nothing on the line yet.',
  seeElse: 'See what else is here',
  all: 'All episodes',
  selection: (count) => `A selection from ${count} episodes`,
  everything: 'All',
  filter: 'Show one topic',
  follow: 'To follow along, give your podcast app this address:',
  spoken: 'In English, with a transcript',
  guests: 'Guests',
  hosts: 'Hosts',
  chapters: 'Chapters',
  transcript: 'Transcript',
  tap: 'Tap a line to hear it.',
  keep: 'Keep the recording',
  data: dataInWords,
  length: (seconds) => capitalized(lengthInWords(seconds)),
  notTherapy:
    'A podcast is not therapy, and listening does not make anyone our client. If someone is in danger,',
  startHere: 'start here',
  neighbors: 'Episodes before and after',
  player: 'Player',
  play: (title) => `Play ${title}`,
  pause: (title) => `Pause ${title}`,
  place: 'Place in the episode',
  of: 'of',
  trouble: 'The recording did not load. Press play to try again.',
  speed: 'Speed',
  script: { of: 'of', loading: 'Loading...', kept: 'Your place in this tab' },
};
