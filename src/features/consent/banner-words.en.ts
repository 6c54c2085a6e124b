import type { Optional } from './consent.ts';

/** Of the bar and the preferences; in pages of another language they are in the page. */
export interface BannerWords {
  title: string;
  /** Links to policies. */
  privacy: string;
  cookies: string;
  customize: string;
  necessary: string;
  all: string;
  save: string;
  preferences: string;
  close: string;
  /** Accessible name of the same button. */
  closeAsItIs: string;
  optedOut: string;
  /** The switch that is always on. */
  always: { title: string; text: string };
  switches: Readonly<Record<Optional, string>>;
  unchosen: string;
  /** `{day}` of the choice, `{names}` of what is on, and the day of the `{policy}`. */
  chosen: string;
  /** Link to what the visit sent. */
  visit: string;
}

export const ENGLISH_BANNER: BannerWords = {
  title: 'We value your privacy',
  privacy: 'Privacy policy',
  cookies: 'cookie policy',
  customize: 'Customize',
  necessary: 'Necessary Only',
  all: 'Accept All',
  save: 'Save Preferences',
  preferences: 'Cookie Preferences',
  close: 'Close',
  closeAsItIs: 'Close and keep things as they are',
  optedOut:
    'Your browser sends Global Privacy Control, or you said “do not sell or share,” so Analytics and Marketing stay off here, whatever the switches say.',
  always: { title: 'Necessary', text: 'Remembers this choice. Always active.' },
  switches: { analytics: 'Analytics', marketing: 'Marketing', functional: 'Functional' },
  unchosen: 'You have not chosen yet, so only the necessary is on.',
  chosen: 'Your choice of {day}: {names}. Cookie policy of {policy}.',
  visit: 'What this visit sent',
};
