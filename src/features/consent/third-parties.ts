/** Third parties a page may contact with consent: for loaders, content policy, clearing storage and cookie table. */
import { mayRecord, mayTrack, type PageFacts } from './tracking-scope.ts';
import type { Optional } from './consent.ts';
import type { Listener } from './event-allowlist.ts';

/** Public ids. Empty ones are not shipped, allowed or listed. */
export interface Tags {
  /** Tag manager container for analytics: `GTM-XXXXXXX`. */
  analytics: string;
  /** Separate container for ads, so that each gets only its own allowlist. */
  marketing: string;
  /** Session recording. Think twice: it records visitors of a therapy site. */
  recording: string;
}

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
  /** Embeds have none. */
  listener?: Listener;
}

const GOOGLE_COOKIES = {
  analytics: { name: '_ga*', purpose: 'Tells visits apart, without a name', lasts: '2 years' },
  marketing: { name: '_gcl_*', purpose: 'Remembers which ad led here', lasts: '90 days' },
};

const tagManager = (category: 'analytics' | 'marketing', purpose: string): ThirdParty => ({
  name: category === 'analytics' ? 'Google Tag Manager' : 'Google Tag Manager, for ads',
  category,
  listener: category,
  host: 'www.googletagmanager.com',
  purpose,
  keeps: [GOOGLE_COOKIES[category]],
  // Its tags run in a worker inside our own iframe; the page itself allows none of their scripts.
  sources: { 'frame-src': ["'self'"] },
});

const recording: ThirdParty = {
  name: 'Microsoft Clarity',
  category: 'analytics',
  listener: 'recording',
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
};

export function configuredTrackers(tags: Tags): ThirdParty[] {
  return [
    tags.analytics && tagManager('analytics', 'Counts visits and which pages are read'),
    tags.recording && recording,
    tags.marketing && tagManager('marketing', 'Tells whether an ad led to a request'),
  ].filter((party) => party !== '');
}

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
  const here = configuredTrackers(tags).filter(({ listener }) =>
    listener === 'recording' ? mayRecord(page) : mayTrack(page),
  );
  const found = new Map<string, Set<string>>();
  for (const [directive, hosts] of here.flatMap(({ sources }) => Object.entries(sources)))
    found.set(directive, new Set([...(found.get(directive) ?? []), ...hosts]));
  return [...found].map(([directive, hosts]) => [directive, [...hosts]]);
}
