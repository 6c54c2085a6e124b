/** The words of the answers that the starter texts have places for: `{{city}}`. */
import type { LawPack } from '#features/legal/law-pack.ts';
import type { Language } from '#lib/language.ts';
import { dialed } from '#lib/phone.ts';
import type { Answers } from './answers/answers.ts';
import { slug } from './answers/slug.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';
import type { PaymentWords, Place, PracticeWords } from './words.en.ts';

/** By name. `language` is the one in which the practice writes first, and so of its starter. */
export type Words = Readonly<Record<string, string>> & { readonly language: Language };

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `First Call` → `/first-call`. */
export const freeCallPath = (name: string): string => `/${slug(name)}`;

/** `Our letters` → `/resources/our-letters`. */
export const newsletterPath = (name: string): string => `/resources/${slug(name)}`;

function hoursSentence(
  { note, ...hours }: Answers['hours']['sessions'],
  by: PracticeWords,
): string {
  const text = ended(upperFirst(by.hours(hours)));
  return note ? `${text} ${ended(note)}` : text;
}

/** Where sessions are, with the names of states in the practice's language. */
function placeIn({ language, offices, place: { city, state } }: Answers): Place {
  const cities = [...new Set(offices.map((office) => office.city))];
  return { cities, city, state: PRACTICE_WORDS[language].state(state) };
}

/** Where sessions are, as words of a sentence. */
function placeWords(answers: Answers): Record<string, string> {
  const words = PRACTICE_WORDS[answers.language].place(placeIn(answers));
  return { ...words, Where: upperFirst(words.where) };
}

export const placeOf = (formats: readonly string[], answers: Answers): string =>
  PRACTICE_WORDS[answers.language].theirPlace(
    { office: formats.includes('in person'), online: formats.includes('online') },
    placeIn(answers),
  );

export const paymentWords = ({ language, payment, plans = '' }: Answers): PaymentWords =>
  PRACTICE_WORDS[language].payment(plans)[payment];

/** The headline with its word between stars, and what is before and after it. */
export function headlineOf({ headline, tagline }: Answers): {
  before?: string;
  tangled?: string;
  after?: string;
} {
  const [before = '', tangled, after = ''] = (headline ?? tagline)
    .split('*')
    .map((part) => part.trim());
  return { ...(before && { before }), ...(tangled && { tangled }), ...(after && { after }) };
}

/** Who answers the phone: an associate with the supervisor, wherever the law wants both names together. */
function hostWords(
  { frontDesk, people }: Answers,
  supervised: string,
): Readonly<Record<'hostName' | 'hostRole' | 'hostNamed', string>> {
  const { name, role } = frontDesk;
  const supervisor = people.find((one) => one.name === name)?.supervisor?.name;
  const by = supervisor === undefined ? undefined : supervised.replace('#', supervisor);
  return {
    hostName: name,
    hostRole: [role, by].filter(Boolean).join(', '),
    hostNamed: by === undefined ? name : `${name} (${by})`,
  };
}

/** Characters of a title in the schema of pages. */
const TITLE = 80;

/** Of the home page's tab: a long name stands alone. */
function homeTitle({ name, tagline }: Answers): string {
  const whole = `${name} - ${tagline}`;
  return whole.length <= TITLE ? whole : name;
}

/** `today` is a day like `2026-11-23`. */
export function wordsOf(answers: Answers, law: LawPack | undefined, today: string): Words {
  const { language, place, freeCall, frontDesk, crisisPage, newsletter } = answers;
  const by = PRACTICE_WORDS[language];
  const supervised = by.supervised(law?.supervision?.words.inline);
  const state = by.state(place.state);
  return {
    language,
    name: answers.name,
    homeTitle: homeTitle(answers),
    tagline: answers.tagline,
    description: answers.description,
    city: place.city,
    state,
    phone: answers.phone,
    phoneHref: `tel:${dialed(answers.phone)}`,
    email: answers.email,
    closing: answers.closing,
    ...placeWords(answers),
    ...paymentWords(answers),
    sessionHours: hoursSentence(answers.hours.sessions, by),
    freeCall: freeCall.name,
    freeCallInText: by.inText(freeCall.name),
    freeCallPath: freeCallPath(freeCall.name),
    withArticle: freeCall.withArticle,
    WithArticle: upperFirst(freeCall.withArticle),
    minutes: String(freeCall.minutes),
    ...hostWords(answers, supervised),
    hostQuote: frontDesk.quote,
    newsletter: newsletter.name,
    newsletterPromise: newsletter.promise,
    newsletterButton: newsletter.button,
    newsletterPath: newsletterPath(newsletter.name),
    crisisTitle: crisisPage.title,
    crisisPath: `/${crisisPage.id}`,
    board: law?.board.name ?? by.board(state),
    supervised,
    boardHref: law?.board.href ?? 'https://www.usa.gov/state-licensing-boards',
    today,
  };
}

const PLACE = /\{\{(\w+)\}\}/g;

/** @throws {Error} if there is no word for a place */
export function filled(text: string, words: Words): string {
  return text.replaceAll(PLACE, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The starter has a place for {{${name}}}, and no word`);
    return word;
  });
}

export function filledAll(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return filled(value, words);
  if (Array.isArray(value)) return value.map((one) => filledAll(one, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, filledAll(one, words)]),
  );
}
