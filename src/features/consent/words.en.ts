import { type BannerWords, ENGLISH_BANNER } from './banner-words.en.ts';
import type { Optional } from './consent.ts';
import type { EmbedKind } from './embeds.ts';

/** What the script of the list of what a visit sent says. */
export interface LogWords {
  /** Before the page that something was sent from. */
  on: string;
  /** Before the time. */
  at: string;
  allowed: string;
  necessary: string;
  takeBack: string;
  /** What is on or was sent, by its name in the log; missing for English. */
  names?: Readonly<Record<string, string>>;
}

export interface ConsentWords {
  banner: BannerWords;
  /** What the bar asks, from what a build loads. */
  question: {
    kinds: Readonly<Record<EmbedKind, string>>;
    switches: Readonly<Record<Exclude<Optional, 'functional'>, readonly [on: string, off: string]>>;
    aims: Readonly<Record<Exclude<Optional, 'functional'>, string>>;
    /** Trackers and their aims, as lists. */
    would: (names: string, aims: string) => string;
    come: (kinds: string) => string;
    /** What would track, and what comes from others; at least one of both. */
    ask: (tagged: string, embedded: string) => string;
    functional: (kinds: string, companies: string) => string;
    nothing: string;
  };
  /** Of the table of the cookie policy. */
  table: {
    intro: string;
    purpose: string;
    who: string;
    lasts: string;
    name: string;
    /** Before the link to what the visit sent, and after it. */
    see: string;
    made: string;
    /** What it says, by the English text; `#` is a number. Missing for English. */
    known?: Readonly<Record<string, string>>;
  };
  log: LogWords & {
    /** Without a script. */
    could: { title: string; text: string };
    none: { title: string; text: string };
    allowedNow: string;
    doNotSell: string;
    isOptedOut: string;
    change: string;
  };
  embed: { open: (host: string) => string; newTab: string; close: string };
  /** After how long the bar asks again, after “after”: `a year`, `180 days`. */
  again: (days: number) => string;
}

export const ENGLISH_CONSENT: ConsentWords = {
  banner: ENGLISH_BANNER,
  question: {
    kinds: { map: 'maps', video: 'videos', reviews: 'reviews' },
    switches: {
      analytics: [
        'Counts visits, so we can fix the pages people leave.',
        'Nothing on this site counts visits.',
      ],
      marketing: [
        'Tells an ad that it worked. Never what you wrote.',
        'Nothing on this site reports to an ad.',
      ],
    },
    aims: { analytics: 'count visits', marketing: 'tell whether an ad worked' },
    would: (names, aims) => `${names} would ${aims}`,
    come: (kinds) => `${kinds} come from other companies`,
    ask: (tagged, embedded) =>
      `We don’t set cookies${tagged && ' of our own'}. ${[tagged, embedded].filter(Boolean).join(', and ')}${tagged ? '. All of it stays' : ' and stay'} off until you say yes.`,
    functional: (kinds, companies) => `${kinds}, from ${companies}.`,
    nothing: 'Nothing on this site needs it.',
  },
  table: {
    intro: 'The same list decides what this site is able to load.',
    purpose: 'What for',
    who: 'Who',
    lasts: 'How long',
    name: 'Name',
    see: 'Want to see it rather than read it?',
    made: 'lists it, made on your own device.',
  },
  log: {
    on: ', on ',
    at: ' at ',
    allowed: 'Necessary, #.',
    necessary: 'Only the necessary.',
    takeBack: 'Take back “do not sell or share”',
    could: {
      title: 'Nothing. It couldn’t have.',
      text: 'JavaScript is off, and without it no page here can call another company. There’s no counter, no map, no video.',
    },
    none: {
      title: 'Nothing.',
      text: 'No other company has heard of this visit. This page would say so if one had.',
    },
    allowedNow: 'Allowed right now',
    doNotSell: 'Do not sell or share',
    isOptedOut:
      'On, because you or your browser said so (Global Privacy Control). It overrides the rest.',
    change: 'Change what is allowed',
  },
  embed: {
    open: (host) => `Open it at ${host}`,
    newTab: '(opens in a new tab)',
    close: 'Close',
  },
  again: (days) => (days === 365 ? 'a year' : `${days} days`),
};
