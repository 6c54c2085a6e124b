import { officeName } from '#lib/offices.ts';
import { replyText } from '#lib/reply-words.ts';
import { inWords } from '#lib/number-words.ts';

export interface PeopleWords {
  therapists: string;
  /** Short on cards, longer in the desktop carousel (R285, R286). */
  availability: (accepting: boolean) => { short: string; long: string };
  /** With somebody on a day, in the note of the booking form. */
  on: (name: string, when: string) => string;
  times: TimeWords;
  author: { by: string; meet: (first: string) => string };
  desk: { phone: string; back: string; within: (hours: number) => string };
  team: {
    label: string;
    /** What the drawing of them all shows. */
    sofa: (names: string) => string;
  };
  /** Before names. */
  with: string;
  watch: string;
  works: {
    post: (minutes: number) => string;
    podcast: string;
    /** Of an episode. */
    episode: (number: number) => string;
    /** @param whom the second pronoun, if there are episodes */
    by: (name: string, whom: string | undefined) => string;
  };
  directory: DirectoryWords;
  profile: ProfileWords;
}

/** Of free times. */
interface TimeWords {
  weekends: string;
  /** Leads to further times. */
  more: string;
  /** Label of the list. */
  askWeekend: (name: string) => string;
  askSession: (name: string, day?: string) => string;
  /** For those who would rather not wait. */
  others: string;
  opening: (name: string) => string;
}

interface DirectoryWords {
  narrow: string;
  /** Of the button of the filter, and of its count. */
  all: (count: number) => string;
  count: (count: number) => string;
  everyone: string;
  also: (languages: readonly string[]) => string;
  opening: string;
  /** After the rates. */
  flexible: (from: string) => string;
  filter: {
    focus: string;
    anything: string;
    /** The language that everybody speaks, as profiles name it. */
    spoken: string;
    language: string;
    english: string;
    hours: string;
    anyTime: string;
    /** By the words in `hours`. */
    times: Readonly<Record<'early mornings' | 'evenings' | 'weekends', string>>;
  };
  /** Around the numbers that the script counts. */
  script: { of: string; show: string; some: string; none: string };
}

interface ProfileWords {
  /** Of somebody without credentials. */
  title: string;
  /** Where sessions are. */
  office: (offices: readonly { city: string }[]) => string;
  online: (state: string) => string;
  /** Description of a profile that has none: who, at which practice, and where. */
  summary: (who: string, practice: string, city: string, online: string) => string;
  facts: {
    works: string;
    match: string;
    approaches: string;
    where: string;
    languages: string;
    hours: string;
    session: string;
    sliding: string;
    license: string;
    lookup: string;
  };
  officeHours: string;
  /** After a price. */
  flexibleFrom: (price: string) => string;
  justAsk: (price: string) => string;
  supervisor: (name: string, credentials: string, license: string, since: string) => string;
  team: string;
  ask: (first: string) => string;
  waitlist: string;
  sessions: (first: string) => string;
  opening: string;
  checked: string;
  short: (first: string) => string;
  fun: string;
  video: string;
  onePage: (first: string) => string;
  training: string;
  others: string;
}

/** How an associate’s supervisor is named where the words of the law, which are English, are not understood. `#` is the name. */
export interface TranslatedSupervision {
  words: Readonly<Record<'line' | 'inline' | 'term', string>>;
  /** For the tooltip, in two sentences. */
  details: (
    associate: string,
    supervisor: Readonly<Record<'name' | 'credentials' | 'license' | 'since', string>>,
  ) => string;
}

export const ENGLISH_PEOPLE: PeopleWords = {
  therapists: 'Therapists',
  availability: (accepting) =>
    accepting
      ? { short: 'Accepting', long: 'Accepting Clients' }
      : { short: 'Waitlist', long: 'Waitlist Available' },
  on: (name, when) => `${name} on ${when}`,
  times: {
    weekends: 'Next free weekends',
    more: 'More times',
    askWeekend: (name) => `Ask for a weekend with ${name}`,
    askSession: (name, day) => `Ask for a first session with ${name}${day ? ` on ${day}` : ''}`,
    others: 'If you’d rather not wait',
    opening: (name) => `The next opening of ${name}`,
  },
  author: { by: 'Written by', meet: (first) => `Meet ${first}` },
  desk: {
    phone: 'The phone is answered',
    back: 'You’ll hear back',
    within: (hours) => `Within ${replyText(hours, 'en')}`,
  },
  team: {
    label: 'The team',
    sofa: (names) => `The team behind one long sofa: ${names}. One thread runs behind all of them.`,
  },
  with: 'With',
  watch: 'Watch',
  works: {
    post: (minutes) => `Post, ${inWords(minutes)} minutes`,
    podcast: 'Podcast',
    episode: (number) => `Podcast, episode ${number}`,
    by: (name, whom) => (whom ? `By ${name}, and with ${whom}` : `By ${name}`),
  },
  directory: {
    narrow: 'Narrow it down',
    all: (count) => `Show all ${count}`,
    count: (count) => `${count} therapists, soonest opening first`,
    everyone: 'Show everyone',
    also: (languages) => `Also in ${languages.join(' and ')}`,
    opening: 'Next opening: ',
    flexible: (from) => `; from ${from} with flexible pricing`,
    filter: {
      focus: 'What it’s about',
      anything: 'Anything',
      spoken: 'English',
      language: 'Language',
      english: 'English is fine',
      hours: 'Hours',
      anyTime: 'Any time',
      times: {
        'early mornings': 'Early mornings',
        evenings: 'Evenings',
        weekends: 'Weekends',
      },
    },
    script: {
      of: 'of',
      show: 'Show',
      some: 'therapists',
      none: 'No one matches all of that.',
    },
  },
  profile: {
    title: 'Therapist Profile',
    office: (offices) => officeName(offices, 'en'),
    online: (state) => `online across ${state}`,
    summary: (who, practice, city, online) => `${who} at ${practice} in ${city}, and ${online}.`,
    facts: {
      works: 'Works with',
      match: 'Good match',
      approaches: 'Approaches',
      where: 'Where',
      languages: 'Languages',
      hours: 'Hours',
      session: 'Session',
      sliding: 'Sliding scale',
      license: 'License',
      lookup: 'Look it up',
    },
    officeHours: 'Office hours',
    flexibleFrom: (price) => `flexible from ${price}`,
    justAsk: (price) => `From ${price}. Just ask. There’s no form.`,
    supervisor: (name, credentials, license, since) =>
      `${name}, ${credentials}, license ${license}, since ${since}`,
    team: 'Our Team',
    ask: (first) => `Ask for ${first}`,
    waitlist: 'Join the waitlist',
    sessions: (first) => `First sessions with ${first}`,
    opening: 'Next opening',
    checked: 'Next opening checked',
    short: (first) => `${first} in short`,
    fun: 'Fun fact',
    video: 'Nothing loads until you press play.',
    onePage: (first) => `${first}, on one page`,
    training: 'Training',
    others: 'Others you could ask for',
  },
};
