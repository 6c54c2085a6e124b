/** English words of what staff write to visitors. */

/** Letters about a call. `day`, `time` and `later` are in their language. */
export interface Letters {
  hello: (firstName: string) => string;
  subject: (weekday: string) => string;
  /** `later` has no day if it is the same. */
  move: (minutes: number, day: string, time: string, later: Later, zone: string) => string;
  book: (minutes: number, day: string, time: string, zone: string) => string;
  cancel: (day: string, time: string, zone: string, link: string) => string;
  /** After a new time. */
  other: (link: string) => string;
  /** Of a reply. One for all letters: it names nobody and nothing, because it shows where the mail is read. */
  replySubject: string;
  /** A call in a reply: `Wednesday, November 25 at 10:30 AM`. */
  at: (day: string, time: string) => string;
}

interface Later {
  day: string | undefined;
  time: string;
}

export const ENGLISH_LETTERS: Letters = {
  hello: (firstName) => (firstName ? `Hi ${firstName},` : 'Hi,'),
  subject: (weekday) => `About ${weekday}`,
  move: (minutes, day, time, later, zone) =>
    `I have to move our ${minutes} minutes on ${day} from ${time} to ${later.day === undefined ? '' : `${later.day}, `}${later.time} ${zone}. Does that work?`,
  book: (minutes, day, time, zone) =>
    `Our ${minutes} minutes are on ${day} at ${time} ${zone}. Does that work?`,
  cancel: (day, time, zone, link) =>
    `I can’t make our call on ${day} at ${time} ${zone}, and I’m sorry. Here are other times: ${link}`,
  other: (link) => `If it doesn’t, pick another time: ${link}`,
  replySubject: 'Following up',
  at: (day, time) => `${day} at ${time}`,
};
