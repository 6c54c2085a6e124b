/**
 * Answers to `npm run practice` at random, from a seed: names with words that the content check looks for, people of one
 * name, one to nineteen of them, in either language, each part on or off, texts as short and as long as the answers may be. Sentences are
 * plain: what is wrong with an owner's own is the owner's to change.
 */
import type { Answers } from '../../src/practice/answers/answers.ts';
import { slug } from '../../src/practice/answers/slug.ts';
import { DAYS } from '#lib/hours.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { STATE_NAMES, stateNamed } from '#lib/states.ts';
import { CLAIM_KINDS, type LawPack } from '#features/legal/law-pack.ts';
import { USUAL_WORDS } from '#features/people/supervision.ts';

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws of one seed. */
function drawsFrom(seed: number) {
  const next = numbersFrom(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const one = <T>(all: readonly T[]): T => {
    const drawn = all[whole(0, all.length - 1)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  const several = <T>(count: number, draw: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => draw(at));
  return {
    whole,
    one,
    several,
    often: (share: number): boolean => next() < share,
    /** Different ones. */
    some: <T>(all: readonly T[], count: number): T[] => {
      const left = [...all];
      return several(Math.min(count, left.length), () => {
        const [drawn] = left.splice(whole(0, left.length - 1), 1);
        if (drawn === undefined) throw new Error('nothing to draw from');
        return drawn;
      });
    },
  };
}
type Draws = ReturnType<typeof drawsFrom>;

/** Words of names; most are what a rule of the check looks for in sentences. */
const NAME_WORDS = [
  ...['Centre', 'Center', 'Counselling', 'Leading', 'Best', 'Top', 'Finest', 'Number One', '#1'],
  ...['Cure', 'Guaranteed', 'Proven', 'Always', 'Never', 'Free', 'Guide', 'Associate', 'Intern'],
  ...['911', '988', '24 Hours', 'Two Days’ Notice', 'Confidential', '$5', 'R&D', 'A_B_C', 'St.'],
  ...['Þorgrímur', 'Núñez', 'O’Neill', 'Smith-Jones', 'Interdisciplinary', 'Psychotherapeutic'],
  ...['Therapy', 'Counseling', 'Practice', 'Couples', 'Clinic', 'Fifteen Minute', 'example.com'],
  ...['Alder', 'Stone', 'River', 'House', 'Sixty-Minute Session', 'Better Than Therapy', 'No. 9'],
] as const;
const CITIES = [
  'Portland',
  'St. Louis',
  'Coeur d’Alene',
  'Winston-Salem',
  'Best',
  'La Cañada',
  'Top',
];
const FIRST = ['Anna', 'Wei', 'Þóra', 'Jean-Luc', 'Best', 'Mark', 'Will'];
const LAST = [
  'Alder',
  'Núñez',
  'O’Neill',
  'Smith-Jones',
  'Best',
  'Cure',
  'Li',
  'Featherstonehaugh-Cholmondeley of St. Mary',
  'Vanderbilt-Okonkwo',
];
/** Few first names, so that most teams have two people of one. */
const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
const CREDENTIALS = ['LMFT', 'LPC', 'PhD, LMFT-S', 'LCSW', 'PsyD', 'MA, LPC, NCC'];
/** What people type in the language in which they write first. */
interface Typed {
  /** A service is what the practice says it is: a claim in its title is found, as it should be. */
  offers: readonly string[];
  /** No two services of a practice have one title. */
  for: readonly string[];
  link: (title: string) => string;
  work: readonly string[];
  sentences: readonly string[];
  headlines: readonly string[];
  taglines: (city: string) => readonly string[];
  description: (city: string) => string;
  began: string;
  note: string;
  roles: readonly string[];
  since: string;
  languages: readonly string[];
  /** The free call, after one of the names. */
  call: string;
  withArticle: string;
  crisis: readonly string[];
  team: string;
  desk: string;
  newsletter: { promise: string; button: string };
}

const TYPED: Readonly<Partial<Record<Language, Typed>>> = {
  en: {
    offers: [
      ...['Couples', 'Therapy', 'Counselling', 'Centre', 'EMDR', 'Pre-Marriage', 'Intensive'],
      ...['Psychotherapeutic', 'Interdisciplinary', 'Families & Teens', 'Núñez', 'One-to-One'],
      ...['Reset', '24/7'],
    ],
    for: ['Two', 'Families', 'Interdisciplinary', 'EMDR', 'Teens'],
    link: (title) => `About ${title}`,
    work: [
      ...['Couples', 'EMDR', 'Grief and loss', 'New parents', 'ADHD', 'OCD', 'In-laws', 'Faith'],
    ],
    sentences: [
      'We talk.',
      'You can begin with the easy part.',
      'Bring a question, or bring none.',
      'It helps to sit down together and say the plain thing first.',
      'An hour a week, in a quiet room, for as long as it is of use to you.',
    ],
    headlines: [
      'Come tired, leave *rested*',
      '*Rested* is how you leave',
      'Nineteen people, *one* front door.',
      'Leave *rested*.',
      '*Quiet*, please',
      '*Rested* is how you leave us, and tired is how you came.',
      'One plain headline without any word between stars at all',
      'One room, one lamp',
      'Come *tired* as you are.',
    ],
    taglines: (city) => [
      'Therapy',
      `Therapy in ${city}`,
      `Couples therapy by the river in ${city}`,
    ],
    description: (city) => `Therapy in ${city}.`,
    began: 'How we began',
    note: 'Weekends by appointment',
    roles: ['Founder', 'Leading Therapist', 'Top Associate of Care'],
    since: 'March 2025',
    languages: ['English', 'Spanish', 'Arabic'],
    call: 'Call',
    withArticle: 'a',
    crisis: ['When It Is Urgent', 'Best Reached Now', 'Call 988', 'Urgent Centre'],
    team: 'Intake team',
    desk: 'Client care',
    newsletter: { promise: 'one short email a week', button: 'Sign me up' },
  },
  es: {
    offers: [
      ...['Parejas', 'Terapia', 'Consejería', 'Centro', 'EMDR', 'Antes de casarse', 'Intensivo'],
      ...['Psicoterapéutico', 'Interdisciplinario', 'Familias y jóvenes', 'Núñez', 'Uno a uno'],
      ...['Duelo', '24/7'],
    ],
    for: ['Dos', 'Familias', 'Interdisciplinario', 'EMDR', 'Jóvenes'],
    link: (title) => `Sobre ${title}`,
    work: ['Parejas', 'EMDR', 'Duelo y pérdida', 'TDAH', 'TOC', 'Suegros', 'Fe', 'Ira'],
    sentences: [
      'Hablamos.',
      'Puede empezar por lo fácil.',
      'Traiga una pregunta, o ninguna.',
      'Ayuda sentarse juntos y decir primero lo más sencillo.',
      'Una hora cada semana, en un cuarto tranquilo, mientras le sirva.',
    ],
    headlines: [
      'Venga con cansancio, salga con *calma*',
      '*Calma* es como se va',
      'Diecinueve personas, *una* puerta.',
      '*Despacio*, por favor',
      'Un título sencillo que no tiene palabras entre estrellas',
      'Un cuarto, una lámpara',
    ],
    taglines: (city) => ['Terapia', `Terapia en ${city}`, `Terapia junto al río en ${city}`],
    description: (city) => `Terapia en ${city}.`,
    began: 'Cómo empezamos',
    note: 'Domingos con cita',
    roles: ['Fundadora', 'Terapeuta principal', 'Coordinación de citas'],
    since: 'marzo de 2025',
    languages: ['Español', 'Inglés', 'Árabe'],
    call: 'Plática',
    withArticle: 'una',
    crisis: ['Si es urgente', 'Ayuda ahora mismo', 'Llame al 988', 'Centro de urgencias'],
    team: 'Equipo de recepción',
    desk: 'Recepción',
    newsletter: { promise: 'un correo corto cada semana', button: 'Quiero recibirlo' },
  },
};
/** Of them, the starter has two. */
const NOTICES = [
  ...['Complaint Notice', 'Good Faith Estimate', 'Electronic Disclosure Notice'],
  ...['Professional Disclosure Statement', 'Notice of Rights', 'Best Interests of Your Child'],
];
const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
/** What the starter has content for. */
export const PARTS = ['newsletter', 'blog', 'quiz', 'slots', 'offline', 'staffArea'] as const;

/** At most `max` characters, of whole words. */
function within(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')).trim() : text.slice(0, max);
}

/** Some words of `NAME_WORDS`, three characters or more. */
function nameFrom({ some, whole, often }: Draws, max: number, wordCount = 4): string {
  const words = some(NAME_WORDS, whole(1, wordCount)).join(' ');
  const name = within(often(0.3) ? `${words} & Rowan` : words, max);
  return name.length < 3 ? `${name} Ink` : name;
}

function textFrom(
  { several, whole, one }: Draws,
  { sentences }: Typed,
  max: number,
  min = 1,
): string {
  const words = several(whole(1, 12), () => one(sentences)).join(' ');
  const text = within(words, max).replace(/[,\s]+$/, '');
  return text.length < min ? `${text} ${sentences[4]}`.slice(0, max).trim() : text;
}

const unique = <T extends { id: string }>(all: readonly T[]): T[] => {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const id = /^[a-z]/.test(one.id) ? one.id : `p-${one.id}`.replace(/-$/, '');
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { ...one, id: count === 1 ? id : `${id}-${count}` };
  });
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function hoursFrom({ whole, often }: Draws, { note }: Typed) {
  const opens = whole(0, 20);
  const from = whole(0, DAYS.length - 1);
  return {
    from: DAYS[from],
    to: DAYS[whole(from, DAYS.length - 1)],
    opens: clock(opens),
    closes: clock(whole(opens + 1, 23)),
    ...(often(0.3) && { note }),
  };
}

function personFrom(
  draws: Draws,
  typed: Typed,
  name: string,
  said: { offers: { id: string }[]; prices: Prices },
  law: LawPack | undefined,
) {
  const { one, often, some, whole } = draws;
  const isAssociate = often(0.2);
  const title = law?.supervision ? one(law.supervision.titles) : one(['Associate', 'LPC Intern']);
  const { standard, flexible } = said.prices;
  return {
    id: slug(name),
    name,
    leads: often(0.2),
    ...(often(0.3) && { role: one(typed.roles) }),
    credentials: isAssociate ? title : one(CREDENTIALS),
    ...(isAssociate && {
      supervisor: {
        name: `Dr. ${one(LAST)} Rowan`,
        credentials: 'PhD, LMFT',
        license: 'C1234',
        since: typed.since,
      },
    }),
    ...(often(0.3) && { pronouns: one(['she/her', 'they/them']) }),
    oneLiner: textFrom(draws, typed, 80),
    funFact: textFrom(draws, typed, 120),
    specialties: some(typed.work, whole(1, typed.work.length)),
    ...(often(0.3) && { offers: some(said.offers, whole(1, 3)).map(({ id }) => id) }),
    ...(often(0.3) && { formats: some(['in person', 'online'], whole(1, 2)) }),
    languages: some(typed.languages, whole(1, 3)),
    accepting: often(0.7),
    ...(often(0.3) && { fee: whole(standard.low, standard.high) }),
    ...(often(0.3) && { slidingFrom: whole(flexible.low, flexible.high) }),
    license: `C${whole(1000, 9999)}`,
    lookup: 'https://example.gov/',
    color: one(COLORS),
    ...(often(0.3) && { about: textFrom(draws, typed, 2000, 120) }),
  };
}

interface Prices {
  standard: { low: number; high: number };
  flexible: { low: number; high: number };
  lateCancellation: number;
}

function pricesFrom({ whole }: Draws): Prices {
  const low = whole(40, 300);
  const flexible = whole(20, low);
  return {
    standard: { low, high: whole(low, low + 200) },
    flexible: { low: flexible, high: whole(flexible, low + 100) },
    lateCancellation: whole(1, 400),
  };
}

function offerFrom(draws: Draws, typed: Typed, at: number) {
  const title = within(
    [typed.for[at], ...draws.some(typed.offers, draws.whole(0, 4))].join(' '),
    60,
  );
  return {
    title,
    id: slug(title) || 'service',
    heading: textFrom(draws, typed, 80),
    // Two services with one subtitle have one description, which is found, as it should be.
    subtitle: within(`${typed.for[at]}: ${textFrom(draws, typed, 80)}`, 80).replace(/[.,\s]+$/, ''),
    summary: textFrom(draws, typed, 200),
    ctaText: within(typed.link(title), 40),
    color: draws.one(COLORS),
    ...(draws.often(0.3) && { about: textFrom(draws, typed, 3000, 120) }),
  };
}

function officeFrom({ one, whole }: Draws, region: string, city: string) {
  return {
    city: one([city, ...CITIES]),
    region,
    street: one(['100 Main Street, Suite 2', '9 Oak Street', '911 Leading Avenue, No. 988']),
    postalCode: String(whole(10_000, 99_999)),
    point: [whole(25, 48) + 0.5, -whole(70, 120) - 0.25] as const,
  };
}

/** A law of some state: what it forbids, how it names supervisors, which notices it asks for. */
function lawFrom(draws: Draws): LawPack {
  const { one, often, some, whole } = draws;
  const state = one(STATE_NAMES);
  const rule = '22 ABC 681.49';
  const says = `${state} wants people to know it, whatever it is`;
  return {
    state,
    board: { name: `${state} Board of Counselors`, href: 'https://example.gov/' },
    lastReviewed: '2026-11-21',
    claims: Object.fromEntries(
      some(CLAIM_KINDS, whole(0, CLAIM_KINDS.length)).map((kind) => [kind, { rule }]),
    ),
    ...(often(0.7) && {
      supervision: {
        titles: ['LMFT Associate', 'LPC-A', 'Intern'],
        words: one([USUAL_WORDS, { ...USUAL_WORDS, inline: 'supervisor #' }]),
        says,
        rule,
      },
    }),
    notices: some(NOTICES, whole(0, NOTICES.length)).map((title) => ({
      notice: slug(title),
      title,
      says,
      rule,
    })),
    rules: [{ rule, about: 'Advertising', asOf: 2026 }],
  };
}

/** What a seed stands for. */
export interface Generated {
  said: Record<string, unknown>;
  /** In `content/laws`, under the name that `said` has for it. */
  law: LawPack | undefined;
}

const WRITTEN = LANGUAGES.flatMap((language) => {
  const typed = TYPED[language];
  return typed ? [[language, typed] as const] : [];
});

/** @param packs those of the project, by the names of their files */
export function generatedFrom(seed: number, packs: ReadonlyMap<string, LawPack>): Generated {
  const draws = drawsFrom(seed);
  const { one, often, some, several, whole } = draws;
  const [language, typed] = one(WRITTEN);
  const kind = one(['none', 'generated', ...packs.keys()]);
  const law = kind === 'generated' ? lawFrom(draws) : packs.get(kind);
  const state = law?.state ?? one(STATE_NAMES);
  const region = stateNamed(state)?.region ?? '';
  const city = one(CITIES);
  const offers = unique(several(whole(2, 5), (at) => offerFrom(draws, typed, at)));
  const prices = pricesFrom(draws);
  const people = unique(
    some(NAMES, whole(1, 19)).map((name) =>
      personFrom(draws, typed, name, { offers, prices }, law),
    ),
  );
  const payment = one(['superbills', 'private', 'plans'] as const);
  const callName = `${nameFrom(draws, 21, 2)} ${typed.call}`;
  const crisisTitle = one(typed.crisis);
  const headline = often(0.25) ? undefined : one(typed.headlines);
  const said = {
    language,
    name: nameFrom(draws, 60),
    ...(often(0.3) && { legalName: nameFrom(draws, 120, 12) }),
    place: { city, state, region, cities: some(CITIES, whole(1, CITIES.length)) },
    offices: several(whole(0, 4), () => officeFrom(draws, region, city)),
    tagline: within(one(typed.taglines(city)), 60),
    description: within(`${typed.description(city)} ${textFrom(draws, typed, 100, 60)}`, 160),
    founded: whole(1900, 2026),
    url: 'https://www.example.org',
    ...(headline !== undefined && { headline }),
    ...(often(0.5) && { closing: textFrom(draws, typed, 40) }),
    ...(often(0.5) && { about: { title: typed.began, text: textFrom(draws, typed, 600) } }),
    phone: `(${whole(2, 9)}${whole(10, 99)}) ${whole(2, 9)}${whole(10, 99)}-${whole(1000, 9999)}`,
    email: 'hello@example.org',
    timeZone: stateNamed(state)?.timeZone,
    hours: { phone: hoursFrom(draws, typed), sessions: hoursFrom(draws, typed) },
    ...(often(0.3) && {
      social: [{ name: 'Instagram', href: 'https://www.instagram.com/alder', icon: 'instagram' }],
    }),
    freeCall: {
      name: callName,
      withArticle: `${typed.withArticle} ${callName}`,
      minutes: whole(5, 60),
      replyHours: whole(1, 240),
    },
    offers,
    crisisPage: { title: crisisTitle, id: slug(crisisTitle) },
    prices,
    payment,
    ...(payment === 'plans' && { plans: one(['Aetna', 'Aetna, Cigna and Blue Cross Best Care']) }),
    people,
    frontDesk: {
      name: one([people[0]?.name ?? '', typed.team]),
      role: typed.desk,
      quote: textFrom(draws, typed, 120),
    },
    ...(often(0.5) && {
      newsletter: {
        name: nameFrom(draws, 40, 3),
        ...typed.newsletter,
      },
    }),
    parts: Object.fromEntries(
      PARTS.flatMap((part) => (often(0.2) ? [] : [[part, often(0.5)] as const])),
    ),
    lawPack: law ? slug(law.state) : 'none',
  } satisfies Partial<Record<keyof Answers, unknown>>;
  return { said, law };
}
