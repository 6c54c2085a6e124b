/** English words of the pages that the server writes itself, where no built page says it. */

/** On a page about a post that went wrong. With a title, it is not about a message that was not sent. */
interface ProblemWords {
  title?: string;
  text: string;
}

/** What visitors are told of; programs get the English message of `problems.ts`. */
type Told =
  | 'malformed'
  | 'foreign'
  | 'unknown'
  | 'method'
  | 'conflict'
  | 'tooLarge'
  | 'mediaType'
  | 'invalid'
  | 'tooMany'
  | 'broken'
  | 'busy'
  | 'down'
  /** The store is down for a moment; booked calls stay booked. */
  | 'callNotShown';

export interface ServerWords {
  /** At the end of each page; the number follows. */
  page: { call: string; back: string };
  /** Around a problem; `#` is the path of a page with the form. */
  unsent: { title: string; kept: string; back: string; backOn: string };
  problems: Readonly<Record<Told, ProblemWords>>;
  /** After a booked call, in place of the built page of thanks. */
  thanks: { title: string; time: string; somebody: string; calendar: string };
  /** In place of the page with the form. */
  rejected: { title: string; back: string };
  /** For fields only a program fills in: nobody can correct them, and the page has the right value again. */
  onceMore: string;
  /** For a visitor who booked as many calls as one may. */
  manyCalls: string;
}

export const ENGLISH_SERVER = {
  page: { call: 'You can also call us:', back: 'Back to the home page' },
  unsent: {
    title: 'Your message was not sent',
    kept: 'If you go back, your text is still there.',
    back: 'Back to the form',
    backOn: 'Back to the form on #',
  },
  problems: {
    malformed: {
      text: 'What your browser sent could not be read. Please try again, or call us.',
    },
    foreign: { text: 'This form can only be sent from our own pages.' },
    unknown: {
      title: 'There is nothing here',
      text: 'Nothing is sent or booked at this address. The link may be old.',
    },
    method: {
      title: 'Nothing was sent just now',
      text: 'This address only takes what a form sends. You may be here because a page was loaded again, or from a bookmark.',
    },
    conflict: { text: 'This request was sent before with other content.' },
    tooLarge: { text: 'That is more than we can take. Please send less text.' },
    mediaType: {
      text: 'Your browser sent this in a way that we cannot read. Please try again, or call us.',
    },
    invalid: { text: 'Please check the marked fields.' },
    tooMany: {
      text: 'That was a lot of messages from one place. Please wait a little, or call us.',
    },
    broken: { text: 'Something went wrong on our side. Please try again, or call us.' },
    busy: { text: 'There is a lot going on right now. Please try again in a moment.' },
    down: {
      text: 'We cannot take messages right now. Please try again in a minute, or call us.',
    },
    callNotShown: {
      title: 'One moment, please',
      text: 'Your time cannot be shown right now. What you booked stays booked. Please try again in a minute, or call us.',
    },
  },
  thanks: {
    title: 'Thank you',
    time: 'Your time:',
    somebody: 'Somebody',
    calendar: 'Add to calendar',
  },
  rejected: {
    title: 'Error: please check your message',
    back: 'Go back to the form to change it. This is what you sent:',
  },
  onceMore: 'Something went wrong on our page. Please send it once more.',
  manyCalls:
    'Several calls were booked from your connection today. Please choose “None of these”, tell us when, and send again; everything you typed is still here.',
} as const satisfies ServerWords;
