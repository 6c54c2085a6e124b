/** The words of the answers that the starter texts have places for: `{{city}}`. */
import type { LawPack } from '#domain/practice/law-pack.ts';
import { USUAL_WORDS } from '#domain/practice/supervision.ts';
import { clock } from '#domain/practice/hours.ts';
import type { Answers } from './answers.ts';

export type Words = Readonly<Record<string, string>>;

const hoursText = ({ from, to, opens, closes, note }: Answers['hours']['sessions']): string =>
  `${from} to ${to}, ${clock(opens)} to ${clock(closes)}.${note ? ` ${note}.` : ''}`;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `First Call` → `first-call`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Where the free call is booked: `First Call` → `/first-call`. */
export const freeCallPath = (name: string): string => `/${slug(name)}`;

/** Where past issues are: `Our letters` → `/resources/our-letters`. */
export const newsletterPath = (name: string): string => `/resources/${slug(name)}`;

/** `(503) 555-0142` → `+15035550142`. */
export const dialed = (phone: string): string => `+1${phone.replaceAll(/\D/g, '')}`;

/** All words; `today` is a day like `2026-11-23`. */
export function wordsOf(answers: Answers, law: LawPack | undefined, today: string): Words {
  const { place, freeCall, frontDesk, crisisPage, newsletter } = answers;
  return {
    name: answers.name,
    tagline: answers.tagline,
    description: answers.description,
    city: place.city,
    state: place.state,
    phone: answers.phone,
    phoneHref: `tel:${dialed(answers.phone)}`,
    email: answers.email,
    sessionHours: hoursText(answers.hours.sessions),
    freeCall: freeCall.name,
    freeCallPath: freeCallPath(freeCall.name),
    withArticle: freeCall.withArticle,
    WithArticle: upperFirst(freeCall.withArticle),
    minutes: String(freeCall.minutes),
    hostName: frontDesk.name,
    hostRole: frontDesk.role,
    hostQuote: frontDesk.quote,
    newsletter: newsletter.name,
    newsletterPromise: newsletter.promise,
    newsletterButton: newsletter.button,
    newsletterPath: newsletterPath(newsletter.name),
    crisisTitle: crisisPage.title,
    crisisPath: `/${crisisPage.id}`,
    board: law?.board.name ?? `the licensing board of ${place.state}`,
    supervised: (law?.supervision?.words ?? USUAL_WORDS).inline,
    boardHref: law?.board.href ?? 'https://www.usa.gov/state-licensing-boards',
    today,
  };
}

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * A text with the words in their places.
 * @throws {Error} if there is no word for a place
 */
export function filled(text: string, words: Words): string {
  return text.replaceAll(PLACE, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The starter has a place for {{${name}}}, and no word`);
    return word;
  });
}

/** Any value with the words in the places of its texts. */
export function filledAll(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return filled(value, words);
  if (Array.isArray(value)) return value.map((one) => filledAll(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, filledAll(one, words)]),
  );
}
