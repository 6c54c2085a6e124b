/** Text of the cookie bar, or nothing if there is nothing to ask (R167–R172). */
import type { Optional } from './consent.ts';
import type { Embed, EmbedKind } from './embeds.ts';
import { type Tags, configuredTrackers } from './third-parties.ts';
import { LOCALE } from '#lib/language.ts';

/** In the order of the question. */
const MANY: Readonly<Record<EmbedKind, string>> = {
  map: 'maps',
  video: 'videos',
  reviews: 'reviews',
};

export interface CookieQuestion {
  /** Below the heading. */
  text: string;
  /** In the panel. */
  switches: Readonly<Record<Optional, string>>;
}

const AND = new Intl.ListFormat(LOCALE);
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

/** Nothing if these `tags` and `embeds`, all of the build, need no consent. */
export function cookieQuestion(tags: Tags, embeds: readonly Embed[]): CookieQuestion | undefined {
  const parties = configuredTrackers(tags);
  const shown = Object.entries(MANY).filter(([kind]) =>
    embeds.some((embed) => embed.kind === kind),
  );
  const kinds = listed(shown.map(([, many]) => many));
  if (parties.length === 0 && !kinds) return undefined;
  const has = (category: Optional): boolean => parties.some((one) => one.category === category);
  const aims = [
    has('analytics') && 'count visits',
    has('marketing') && 'tell whether an ad worked',
  ];
  const tagged =
    parties.length > 0 &&
    `${listed(parties.map(({ name }) => name))} would ${listed(aims.filter((aim) => aim !== false))}`;
  const embedded = kinds && `${tagged ? kinds : capital(kinds)} come from other companies`;
  const others = [tagged, embedded].filter(Boolean).join(', and ');
  const companies = [...new Set(embeds.map(({ name }) => name))];
  const pick = (category: 'analytics' | 'marketing'): string =>
    SWITCHES[category][has(category) ? 0 : 1];
  return {
    text: `We don’t set cookies${tagged ? ' of our own' : ''}. ${others}${tagged ? '. All of it stays' : ' and stay'} off until you say yes.`,
    switches: {
      analytics: pick('analytics'),
      marketing: pick('marketing'),
      functional: kinds
        ? `${capital(kinds)}, from ${listed(companies)}.`
        : 'Nothing on this site needs it.',
    },
  };
}
