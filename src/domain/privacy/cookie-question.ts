/** Text of the cookie bar, or nothing if there is nothing to ask (R167–R172). */
import type { Optional } from './consent.ts';
import { EMBEDS, type Tags, configuredTrackers } from './third-parties.ts';

/** One for each entry of `EMBEDS`. */
export type EmbedKind = 'video' | 'map' | 'reviews';

const KINDS: Readonly<Record<EmbedKind, { many: string; company: string }>> = {
  map: { many: 'maps', company: 'Google Maps' },
  video: { many: 'videos', company: 'YouTube' },
  reviews: { many: 'reviews', company: 'Reviews widget' },
};

export interface CookieQuestion {
  /** Below the heading. */
  text: string;
  /** In the panel. */
  switches: Readonly<Record<Optional, string>>;
}

const AND = new Intl.ListFormat('en-US');
const listed = (words: readonly string[]): string => AND.format(words).replace(/, and /, ' and ');
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const SWITCHES: Readonly<Record<Exclude<Optional, 'functional'>, [on: string, off: string]>> = {
  analytics: [
    'Counts visits, so we can fix the pages people leave.',
    'Nothing on this site counts visits.',
  ],
  marketing: [
    'Tells an ad that it worked. Never what you wrote.',
    'Nothing on this site reports to an ad.',
  ],
};

/** Nothing if these `tags` and embeds need no consent. */
export function cookieQuestion(
  tags: Tags,
  kinds: readonly EmbedKind[],
): CookieQuestion | undefined {
  const parties = configuredTrackers(tags);
  const shown = Object.entries(KINDS).filter(([kind]) => kinds.includes(kind as EmbedKind));
  const embeds = listed(shown.map(([, { many }]) => many));
  if (parties.length === 0 && !embeds) return undefined;
  const has = (category: Optional): boolean => parties.some((one) => one.category === category);
  const aims = [
    has('analytics') && 'count visits',
    has('marketing') && 'tell whether an ad worked',
  ];
  const tagged =
    parties.length > 0 &&
    `${listed(parties.map(({ name }) => name))} would ${listed(aims.filter((aim) => aim !== false))}`;
  const embedded = embeds && `${tagged ? embeds : capital(embeds)} come from other companies`;
  const others = [tagged, embedded].filter(Boolean).join(', and ');
  const companies = EMBEDS.map(({ name }) => name).filter((name) =>
    shown.some(([, { company }]) => company === name),
  );
  const pick = (category: 'analytics' | 'marketing'): string =>
    SWITCHES[category][has(category) ? 0 : 1];
  return {
    text: `We don’t set cookies${tagged ? ' of our own' : ''}. ${others}${tagged ? '. All of it stays' : ' and stay'} off until you say yes.`,
    switches: {
      analytics: pick('analytics'),
      marketing: pick('marketing'),
      functional: embeds
        ? `${capital(embeds)}, from ${listed(companies)}.`
        : 'Nothing on this site needs it.',
    },
  };
}
