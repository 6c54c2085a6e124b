/** What a visitor is written when staff book, move or cancel their call. Names no therapy. */
import { dayText, timeText, weekdayText, zoneName } from '#lib/time-words.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { BookedCall } from '../slots.ts';
import { signedName } from './replies.ts';

/** Who writes, and from where. */
export interface Writer {
  username: string;
  zone: string;
  /** Length of a call. */
  minutes: number;
  /** Address of the page that offers times. */
  link: string;
}

const hello = ({ firstName }: Pick<BookedCall, 'firstName'>): string =>
  firstName ? `Hi ${firstName},` : 'Hi,';

/** Subject of the mail, as the server writes it. */
export const subjectOf = (at: number, zone: string): string => `About ${weekdayText(at, zone)}`;

/** @param to new start, epoch milliseconds */
export function moveLetter(call: BookedCall, to: number, writer: Writer): string {
  const { zone, minutes, link, username } = writer;
  const isSameDay = zoneTimeOf(call.at, zone).day === zoneTimeOf(to, zone).day;
  const later = `${timeText(to, zone)} ${zoneName(zone)}`;
  return `${hello(call)}

I have to move our ${minutes} minutes on ${dayText(call.at, zone)} from ${timeText(call.at, zone)} to ${isSameDay ? later : `${dayText(to, zone)}, ${later}`}. Does that work?

If it doesn’t, pick another time: ${link}

${signedName(username)}`;
}

/** @param at start, epoch milliseconds */
export function bookLetter(
  who: Pick<BookedCall, 'firstName'>,
  at: number,
  { zone, minutes, link, username }: Writer,
): string {
  return `${hello(who)}

Our ${minutes} minutes are on ${dayText(at, zone)} at ${timeText(at, zone)} ${zoneName(zone)}. Does that work?

If it doesn’t, pick another time: ${link}

${signedName(username)}`;
}

export function cancelLetter(call: BookedCall, { zone, link, username }: Writer): string {
  return `${hello(call)}

I can’t make our call on ${dayText(call.at, zone)} at ${timeText(call.at, zone)} ${zoneName(zone)}, and I’m sorry. Here are other times: ${link}

${signedName(username)}`;
}
