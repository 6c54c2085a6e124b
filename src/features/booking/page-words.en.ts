/** English words of the booking page around its form, in the build only. */
import { TIMES_OF_DAY } from './preferred-time.ts';

export interface BookingPageWords {
  /** The first words of a message, before a person’s name. */
  meeting: string;
  /** Before what the page before was about, and the link that changes it. */
  cameFor: string;
  change: string;
  pick: string;
  /** With the length of the call in minutes; the time zone follows. */
  shown: (minutes: number) => string;
  zone: string;
  /** Without a connection; a phone number follows. */
  offline: { title: string; text: string };
  more: string;
  /** Before and after the last day with calls; the minutes of one. */
  full: { before: string; after: string; text: (minutes: number) => string };
  none: string;
  /** `#` is who writes back, by first name. */
  anyOf: string;
  timesOfDay: Readonly<Record<keyof typeof TIMES_OF_DAY, string>>;
  justTaken: string;
  /** After the thanks; what stands in brackets is not broken into lines. */
  sent: string;
  calendar: string;
  /** Of the next free calls on other pages: the day, and where the others are. */
  nextCalls: (day: string) => string;
  moreTimes: string;
}

export const ENGLISH_PAGE: BookingPageWords = {
  meeting: 'I would like to meet',
  cameFor: 'You asked for',
  change: 'Change',
  pick: 'Pick a time',
  shown: (minutes) => `${minutes === 15 ? 'Fifteen' : minutes} minutes, shown in`,
  zone: 'Time zone',
  offline: {
    title: 'You’re offline.',
    text: 'What you type stays here; no time is held until you send. Call us on',
  },
  more: 'Show more days',
  full: {
    before: 'Every call through',
    after: 'is taken.',
    text: (minutes) => `Tell us when suits you, and we’ll find ${minutes} minutes.`,
  },
  none: 'None of these: tell us when',
  anyOf: 'Pick as many as you like. # writes back with two exact times.',
  timesOfDay: TIMES_OF_DAY,
  justTaken: 'just taken',
  sent: '{weekday}, [{month} {number}] at [{time}]',
  calendar: 'Add to calendar',
  nextCalls: (day) => `Next free calls, ${day}`,
  moreTimes: 'More times',
};
