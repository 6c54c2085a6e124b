import type { Hours } from '#lib/hours.ts';
import { HOURS_WORDS } from '#lib/hours-words.ts';
import { capitalized, inWords } from '#lib/number-words.ts';
import { officeName } from '#lib/offices.ts';
import { replyText } from '#lib/reply-words.ts';

/** Where a practice is. */
export interface Place {
  city: string;
  state: string;
}

export interface ServicesWords {
  /** Where sessions are, after what they are. */
  place: (place: Place, where: 'both' | 'in person' | 'online') => string;
  programs: string;
  services: string;
  /** Before what to read instead of calling. */
  notYet: string;
  margin: string;
  /** Over the people of a service: of one, or in a crisis, and of several. */
  whom: string;
  people: (count: number) => string;
  /** Between them and the rule of asking for a time. */
  pickATime: string;
  asked: string;
  firstSession: string;
  /** Before what a session of a program ends with. */
  result: string;
  threads: {
    label: string;
    together: string;
    apart: string;
    break: string;
  };
  facts: FactWords;
}

interface FactWords {
  session: string;
  /** Of the price of a session. */
  byTherapist: (range: string) => string;
  flexible: (range: string) => string;
  ask: string;
  price: string;
  where: string;
  /** Of an office, and online. */
  office: (offices: readonly { city: string }[]) => string;
  online: (state: string) => string;
  or: string;
  reach: string;
  soon: string;
  reply: (hours: number) => string;
  hours: (hours: Hours) => string;
  long: string;
  after: string;
  paying: string;
  first: string;
  call: (minutes: number, name: string) => string;
}

/** Of the free call, where its own name is in another language, and of the button that leads to it. */
export interface CallWords {
  name: string;
  label: (call: { minutes: number; name: string }) => string;
}

export const ENGLISH_CALL: CallWords = {
  name: 'Call',
  label: ({ minutes, name }) => `Book My Free ${minutes}-Min ${name}`,
};

export const ENGLISH_SERVICES: ServicesWords = {
  place: ({ city, state }, where) =>
    ({
      both: `in ${city}, and online across ${state}`,
      'in person': `in ${city}`,
      online: `online across ${state}`,
    })[where],
  programs: 'Programs',
  services: 'Services',
  notYet: 'Not yet?',
  margin: 'In the margin',
  whom: 'Who you’d talk to',
  people: (count) => `${capitalized(inWords(count))} people to ask for`,
  pickATime: 'Pick a time to ask for.',
  asked: 'People ask',
  firstSession: 'The whole first session, drawn',
  result: 'You leave with',
  threads: {
    label: 'How the threads run',
    together: 'Together',
    apart: 'Each of you alone',
    break: 'A real break',
  },
  facts: {
    session: 'A session',
    byTherapist: (range) => `${range}, by therapist`,
    flexible: (range) => `${range} with flexible pricing.`,
    ask: 'You just ask',
    price: 'Price',
    where: 'Where',
    office: (offices) => `our ${officeName(offices, 'en')}`,
    online: (state) => `online anywhere in ${state}`,
    or: ', or ',
    reach: 'To reach us',
    soon: 'How soon',
    reply: (hours) => `We reply within ${replyText(hours, 'en')}.`,
    hours: HOURS_WORDS.en.hours,
    long: 'How long',
    after: 'After',
    paying: 'Paying',
    first: 'First step',
    call: (minutes, name) => `A free ${minutes}-minute ${name}`,
  },
};
