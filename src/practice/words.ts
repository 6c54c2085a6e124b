/** The words of the answers that the starter texts have places for: `{{city}}`. */
import type { LawPack } from '#features/legal/law-pack.ts';
import { USUAL_WORDS } from '#features/people/supervision.ts';
import { clock } from '#lib/hours.ts';
import { officeName } from '#lib/offices.ts';
import { dialed } from '#lib/phone.ts';
import type { Answers } from './answers/answers.ts';
import { slug } from './answers/slug.ts';

export type Words = Readonly<Record<string, string>>;

const hoursText = ({ from, to, opens, closes, note }: Answers['hours']['sessions']): string =>
  `${from} to ${to}, ${clock(opens)} to ${clock(closes)}.${note ? ` ${note}.` : ''}`;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `First Call` → `/first-call`. */
export const freeCallPath = (name: string): string => `/${slug(name)}`;

/** `Our letters` → `/resources/our-letters`. */
export const newsletterPath = (name: string): string => `/resources/${slug(name)}`;

/** Where sessions are, as words of a sentence. */
function placeWords({ offices, place: { city, state } }: Answers): Record<string, string> {
  const name = officeName(offices);
  const where = name
    ? `in our ${name}, or online from anywhere in ${state}`
    : `online, from anywhere in ${state}`;
  return {
    where,
    Where: upperFirst(where),
    inPlace: name ? `in ${city} and online across ${state}` : `online across ${state}`,
    whereAsked: name ? `whether you’d rather meet in our ${name} or online, ` : '',
    placeTitle: name ? 'In the office or online' : 'Online',
  };
}

export function placeOf(
  formats: readonly string[],
  { offices, place: { state } }: Answers,
): string {
  const there = formats.includes('in person') ? [`in our ${officeName(offices)}`] : [];
  const away = formats.includes('online') ? [`online across ${state}`] : [];
  return [...there, ...away].join(' and ');
}

export function paymentWords({ payment, plans = '' }: Answers): Record<string, string> {
  const outside =
    'If your plan covers out-of-network therapy, ask us for a superbill and send it in yourself. Whether they pay you back, and how much, is up to them. Ask your plan before you count on it.';
  const unbilled =
    'No. We don’t bill insurers, so no diagnosis goes on file with one unless you send it there.';
  const everyone = 'we are a private-pay practice, so this concerns every client';
  const all = {
    superbills: {
      estimateFor: everyone,
      paymentTitle: 'Private pay',
      payment: 'Private pay. Superbills on request.',
      paymentShort: 'private pay',
      insuranceAnswer: `${unbilled} ${outside}`,
      searchedMoney: 'superbill',
    },
    private: {
      estimateFor: everyone,
      paymentTitle: 'Private pay',
      payment: 'Private pay. We don’t bill insurance.',
      paymentShort: 'private pay',
      insuranceAnswer: `${unbilled} We don’t write superbills either, so plan on paying for each session yourself. You get a receipt each time. If the fee is too much, ask us about flexible pricing before you decide.`,
      searchedMoney: 'insurance',
    },
    plans: {
      estimateFor: `this concerns you if you pay us yourself, and not with a plan that we bill (${plans})`,
      paymentTitle: 'Insurance',
      payment: `We bill ${plans}. Without them, you pay us.`,
      paymentShort: `or billed to ${plans}`,
      insuranceAnswer: `Yes, ${plans}. Bring your card to the first session, and ask your plan what part of a session you pay. With any other plan, or without one, you pay us and get a receipt. If you’re not sure about yours, ask us on the first call, and we’ll look it up together.`,
      searchedMoney: 'insurance',
    },
  } as const;
  return all[payment];
}

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
  const { place, freeCall, frontDesk, crisisPage, newsletter } = answers;
  const supervised = (law?.supervision?.words ?? USUAL_WORDS).inline;
  return {
    name: answers.name,
    homeTitle: homeTitle(answers),
    tagline: answers.tagline,
    description: answers.description,
    city: place.city,
    state: place.state,
    phone: answers.phone,
    phoneHref: `tel:${dialed(answers.phone)}`,
    email: answers.email,
    closing: answers.closing,
    ...placeWords(answers),
    ...paymentWords(answers),
    sessionHours: hoursText(answers.hours.sessions),
    freeCall: freeCall.name,
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
    board: law?.board.name ?? `the licensing board of ${place.state}`,
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
