/** Third parties a page may contact with consent: for loaders, content policy, clearing storage and cookie table. */
import { mayRecord, mayTrack, type PageFacts } from './tracking-scope.ts';
import type { Optional } from './consent.ts';

/** `*` in its name is a wildcard. */
export interface StoredItem {
  name: string;
  purpose: string;
  lasts: string;
}

export interface ThirdParty {
  name: string;
  category: Optional;
  /** As shown to readers. */
  host: string;
  purpose: string;
  keeps: readonly StoredItem[];
  /** Additional content policy sources on pages where it may run. */
  sources: Readonly<Record<string, readonly string[]>>;
}

/** A tool that a practice may configure. How it starts is in `trackers.client.ts`, what it learns in `event-allowlist.ts`. */
export interface Tracker extends ThirdParty {
  /** What its public id looks like. */
  exampleId: string;
  /** Runs in Partytown's worker. */
  inWorker?: true;
  /** Records the page itself: only where visitors cannot type. */
  records?: true;
}

const GOOGLE_COOKIES = {
  analytics: { name: '_ga*', purpose: 'Tells visits apart, without a name', lasts: '2 years' },
  marketing: { name: '_gcl_*', purpose: 'Remembers which ad led here', lasts: '90 days' },
};

const tagManager = {
  exampleId: 'GTM-XXXXXXX',
  host: 'www.googletagmanager.com',
  inWorker: true,
  // Its tags run in a worker inside our own iframe; the page itself allows none of their scripts.
  sources: { 'frame-src': ["'self'"] },
} as const;

/** By the name of their id in `site.tags`. */
export const TRACKERS = {
  analytics: {
    ...tagManager,
    name: 'Google Tag Manager',
    category: 'analytics',
    purpose: 'Counts visits and which pages are read',
    keeps: [GOOGLE_COOKIES.analytics],
  },
  // Think twice: it records visitors of a therapy site.
  recording: {
    exampleId: 'abcdefghij',
    name: 'Microsoft Clarity',
    category: 'analytics',
    records: true,
    host: 'www.clarity.ms',
    purpose: 'Records movements of the pointer on pages without a form',
    keeps: [
      { name: '_clck', purpose: 'Tells visits apart, without a name', lasts: '1 year' },
      { name: '_clsk', purpose: 'Joins the pages of one visit', lasts: '1 day' },
    ],
    sources: {
      'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      'connect-src': ['https://*.clarity.ms'],
      'img-src': ['https://*.clarity.ms'],
    },
  },
  // A container of its own, so that each gets only its own allowlist.
  marketing: {
    ...tagManager,
    name: 'Google Tag Manager, for ads',
    category: 'marketing',
    purpose: 'Tells whether an ad led to a request',
    keeps: [GOOGLE_COOKIES.marketing],
  },
} as const satisfies Readonly<Record<string, Tracker>>;

export type TrackerId = keyof typeof TRACKERS;

/** Public ids. Without one, a tracker is not shipped, allowed or listed. */
export type Tags = Readonly<Partial<Record<TrackerId, string>>>;

/** What `trackers.client.ts` starts. */
export interface ConfiguredTracker extends Pick<Tracker, 'category' | 'host' | 'records'> {
  tracker: TrackerId;
  id: string;
}

const ALL = Object.entries<Tracker>(TRACKERS) as [TrackerId, Tracker][];

export const configuredTrackers = (tags: Tags): Tracker[] =>
  ALL.filter(([tracker]) => tags[tracker]).map(([, party]) => party);

export const trackersToStart = (tags: Tags): ConfiguredTracker[] =>
  ALL.flatMap(([tracker, { category, host, records }]) => {
    const id = tags[tracker];
    return id ? [{ tracker, id, category, host, ...(records && { records }) }] : [];
  });

/** Hosts that the tag manager's worker may contact; other requests of its tags are blocked. */
export const WORKER_HOSTS =
  /^(?:www\.googletagmanager\.com|(?:[a-z0-9-]+\.)*(?:google-analytics\.com|analytics\.google\.com))$/;

/** Cookies and storage items to clear when consent to a category is withdrawn. */
export function storageToClear(tags: Tags): Partial<Record<Optional, string[]>> {
  const names = (category: Optional): string[] =>
    configuredTrackers(tags)
      .filter((party) => party.category === category)
      .flatMap(({ keeps }) => keeps.map(({ name }) => name));
  return { analytics: names('analytics'), marketing: names('marketing') };
}

/** Additional policy sources: only of companies that may run on the page. */
export function cspSources(tags: Tags, page: PageFacts): [string, string[]][] {
  const here = configuredTrackers(tags).filter(({ records }) =>
    records ? mayRecord(page) : mayTrack(page),
  );
  const found = new Map<string, Set<string>>();
  for (const [directive, hosts] of here.flatMap(({ sources }) => Object.entries(sources)))
    found.set(directive, new Set([...(found.get(directive) ?? []), ...hosts]));
  return [...found].map(([directive, hosts]) => [directive, [...hosts]]);
}
