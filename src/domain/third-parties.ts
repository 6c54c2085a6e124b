/**
 * Every other company a page may speak to, by consent: the one registry behind the loaders, the content policy, what is
 * cleared when consent is withdrawn, and the table on the cookie policy.
 */
import { isCounted, isRecorded } from './counted-pages.ts';
import type { Optional } from './consent.ts';
import type { Listener } from './outgoing.ts';

/** Public ids of the tags, by what they are for. What is empty is not shipped, not allowed and not listed. */
export interface Tags {
  /** Container of the tag manager that counts visits: `GTM-XXXXXXX`. */
  analytics: string;
  /** A second container, for ads, so that each is told only what its own allow-list says. */
  marketing: string;
  /** Project of the session recording. Think twice: it films what people do on a therapy site. */
  recording: string;
}

/** Something kept on the device; a `*` in its name stands for anything. */
export interface Kept {
  name: string;
  purpose: string;
  lasts: string;
}

export interface ThirdParty {
  name: string;
  category: Optional;
  /** Whom a browser asks, as people read it. */
  host: string;
  purpose: string;
  keeps: readonly Kept[];
  /** What the content policy of a page must allow on top, where it may run. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** Its allow-list on the bus; embeds hear nothing. */
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
  // Its tags run in a worker behind a frame of our own; the page itself lets none of their scripts in.
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

/** Companies whose frame stands in a page once it is asked for (R127, R146, R149). */
export const EMBEDS: readonly ThirdParty[] = (
  [
    ['YouTube', 'www.youtube-nocookie.com', 'Plays the video you started'],
    ['Google Maps', 'www.google.com', 'Shows where the office is'],
    ['Reviews widget', 'reviews.example.com', 'Shows live reviews'],
  ] as const
).map(([name, host, purpose]) => ({
  name,
  category: 'functional',
  host,
  purpose,
  keeps: [],
  sources: {},
}));

/** The companies that `tags` name. */
export function taggedParties(tags: Tags): ThirdParty[] {
  return [
    tags.analytics && tagManager('analytics', 'Counts visits and which pages are read'),
    tags.recording && recording,
    tags.marketing && tagManager('marketing', 'Tells whether an ad led to a request'),
  ].filter((party) => party !== '');
}

/** Whom the worker of the tag manager may reach; anything else its tags ask for is not asked. */
export const WORKER_HOSTS =
  /^(?:www\.googletagmanager\.com|(?:[a-z0-9-]+\.)*(?:google-analytics\.com|analytics\.google\.com))$/;

/** Names of cookies and stored things to clear when consent to a category is withdrawn. */
export function clearedBy(tags: Tags): Partial<Record<Optional, string[]>> {
  const names = (category: Optional): string[] =>
    taggedParties(tags)
      .filter((party) => party.category === category)
      .flatMap(({ keeps }) => keeps.map(({ name }) => name));
  return { analytics: names('analytics'), marketing: names('marketing') };
}

/** What the policy of the page at `path` must allow on top: for those only that may run there. */
export function extraSources(tags: Tags, path: string, hasForm: boolean): [string, string[]][] {
  const here = taggedParties(tags).filter(({ listener }) =>
    listener === 'recording' ? isRecorded(path, hasForm) : isCounted(path),
  );
  const found = new Map<string, Set<string>>();
  for (const [directive, hosts] of here.flatMap(({ sources }) => Object.entries(sources)))
    found.set(directive, new Set([...(found.get(directive) ?? []), ...hosts]));
  return [...found].map(([directive, hosts]) => [directive, [...hosts]]);
}
