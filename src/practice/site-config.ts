import { type Part, PARTS } from '#features/parts/parts.ts';
import { site } from '#site';
import type { Answers } from './answers/answers.ts';
import { dialed, freeCallPath, newsletterPath, paymentWords } from './words.ts';

/** Need nothing but the answers; other parts wait for content of the practice. */
const READY: ReadonlySet<Part> = new Set([
  'slots',
  'offline',
  'staffArea',
  'newsletter',
  'blog',
  'quiz',
]);
/** Off unless the answers turn them on. */
const ASKED: ReadonlySet<Part> = new Set(['newsletter', 'blog', 'quiz']);

const isOn = (part: Part, { parts }: Answers): boolean =>
  READY.has(part) && (parts[part] ?? !ASKED.has(part));

/** Wanted parts without content yet; they stay off until they have some. */
export function waitingParts({ parts }: Answers): Part[] {
  return (Object.keys(PARTS) as Part[]).filter((part) => parts[part] && !READY.has(part));
}

const json = (value: unknown): string => JSON.stringify(value);
/** The national help lines are those of the sample. */
const HELP = { en: site.crisisLines, es: site.inSpanish.crisisLines };

/** Not yet formatted. */
export function siteConfig(answers: Answers, cookiePolicy: string): string {
  const { place, freeCall, crisisPage, newsletter } = answers;
  const parts = Object.fromEntries(
    (Object.keys(PARTS) as Part[]).map((part) => [part, isOn(part, answers)]),
  );
  const { payment, paymentShort, searchedMoney } = paymentWords(answers);
  const services = {
    ...Object.fromEntries(
      answers.offers.map(({ id, title, spanish = title }) => [id, { en: title, es: spanish }]),
    ),
    other: { en: 'Something else', es: 'Otra cosa' },
  };
  return `/**
 * Facts of the practice, written by \`npm run practice\`; edit them here. Texts and prices are in
 * \`content\`, design tokens in \`styles\`.
 */
import type { GitHost } from './domain/http/git-host.ts';
import type { ServiceChoices } from './domain/forms/service-choices.ts';
import type { CrisisLines, HelpLines } from './domain/practice/help-lines.ts';
import type { Hours } from './domain/practice/hours.ts';
import type { Office } from './domain/practice/offices.ts';
import type { Parts } from './domain/parts/parts.ts';
import type { Podcast } from './domain/podcast/podcast.ts';
import type { SocialLink } from './domain/practice/social.ts';
import type { Tags } from './domain/privacy/third-parties.ts';

export const site = {
  /** Whether the content is that of the sample practice, which some of our tests look for. */
  isSample: false as boolean,
  /** Canonical origin, without a trailing slash. */
  url: ${json(answers.url)},
  /** Display name; \`{brand}\` in page titles (D12). */
  name: ${json(answers.name)},
  /** Shown in the footer. Set to '' before going live. */
  sampleNotice: 'Not live yet.' as string,
  tagline: ${json(answers.tagline)},
  description: ${json(answers.description)},
  locale: 'en-US',
  /** Which parts the site has; what belongs to each is in \`features/parts/parts.ts\`. */
  parts: ${json(parts)} satisfies Parts as Parts,
  /** Decides on which day a post appears. */
  timeZone: ${json(answers.timeZone)},
  founded: ${json(answers.founded)},
  /** The state whose license covers online sessions. */
  state: ${json(place.state)},
  /** The file in \`content/laws\` that \`npm run lint:content\` checks against; 'none' without one. */
  lawPack: ${json(answers.lawPack)} as string,
  areaServed: ${json([place.city, place.state])},
  /** Cities for search engines and the service area, nearest first. */
  cities: ${json(place.cities)},
  phone: ${json({ text: answers.phone, href: `tel:${dialed(answers.phone)}` })},
  /** For machines. */
  phoneE164: ${json(dialed(answers.phone).replace(/^(\+1)(\d{3})(\d{3})/, '$1-$2-$3-'))},
  email: ${json(answers.email)},
  /** Where the practice is, with or without an office. */
  city: ${json(place.city)},
  region: ${json(place.region)},
  /** Offices that people come to, the main one first; none if all sessions are online. */
  offices: ${json(
    answers.offices.map(({ point: [latitude, longitude], ...office }) => ({
      ...office,
      country: 'US',
      latitude,
      longitude,
    })),
  )} satisfies readonly Office[] as readonly Office[],
  /** How sessions are paid, as a sentence and after a price. */
  payment: ${json({ text: payment, short: paymentShort, topic: searchedMoney === 'superbill' ? 'superbills' : searchedMoney })},
  /** Phone hours, for search engines (R320). */
  phoneHours: ${json(answers.hours.phone)} satisfies Hours as Hours,
  /** Session hours, shown on the office card (R321). */
  sessionHours: ${json(answers.hours.sessions)} satisfies Hours as Hours,
  /**
   * The free first call; \`path\` is its page, a file of this name in \`content/pages\`. \`replyHours\`: business hours within
   * which somebody replies; 24 are a business day.
   */
  consultation: ${json({ ...freeCall, path: freeCallPath(freeCall.name) })},
  /** What the contact form offers, by the name that is stored with a request. */
  services: ${json(services)} satisfies ServiceChoices as ServiceChoices,
  /** Areas of focus, by the word in \`clientFocus\` of a person; the team filter offers them. */
  focus: ${json(Object.fromEntries(answers.offers.map(({ id, title }) => [id, title])))} as Readonly<Record<string, string>>,
  newsletter: {
    name: ${json(newsletter.name)},
    /** Its archive, a file of this name in \`content/pages\`, below \`/resources\`; issues are below it. */
    path: ${json(newsletterPath(newsletter.name))},
    /** Ends the sentence “… is …” */
    promise: ${json(newsletter.promise)},
    /** What comes how often, for the consent. */
    often: ${json(newsletter.promise)},
    button: ${json(newsletter.button)},
    /** Heading of the form below an issue. */
    next: 'The next one',
  },
  /**
   * The page that is named wherever someone may be in danger: a file of this name in \`content/services\`.
   * No tracker runs on it.
   */
  crisisPage: ${json({ title: crisisPage.title, path: `/${crisisPage.id}` })},
  social: ${json(answers.social ?? [])} satisfies readonly SocialLink[] as readonly SocialLink[],
  podcast: {
    name: 'Our podcast',
    lede: 'One question per episode.',
    description: 'The podcast of the practice.',
    hosts: [],
    category: ['Health & Fitness', 'Mental Health'],
    guid: '00000000-0000-5000-8000-000000000000',
    cover: '/podcast-cover.png',
  } satisfies Podcast as Podcast,
  /**
   * Help lines by name, in the order in which they are shown; \`text\`: for people who cannot talk safely on the phone.
   * Others can be added under names of their own.
   */
  crisisLines: ${json(HELP.en)} satisfies CrisisLines as CrisisLines,
  /** Facts for Spanish pages, and the help lines that answer in Spanish. */
  inSpanish: {
    tagline: ${json(answers.tagline)},
    callLength: ${json(`${freeCall.minutes} minutos`)},
    quickExit: 'el pronóstico del tiempo',
    crisisLines: ${json(HELP.es)} satisfies HelpLines as HelpLines,
  },
  /** The system that requests are passed to, such as HubSpot, as the consents name it; '' without its name. */
  clientSystem: '' as string,
  /** Public HubSpot ids, sent with every form and checked by the server. */
  hubspot: {
    portalId: '00000000',
    forms: {
      quiz: '00000000-0000-4000-8000-000000000001',
      newsletter: '00000000-0000-4000-8000-000000000002',
      reset: '00000000-0000-4000-8000-000000000003',
    },
  },
  /** Target of the quick exit link, and how the page describes it: something inconspicuous. */
  quickExit: { href: 'https://www.weather.gov/', what: 'the weather' },
  /** Base URL of "Get Directions"; destination and origin are added. */
  mapsDirections: 'https://www.google.com/maps/dir/',
  mapsEmbed: 'https://www.google.com/maps',
  /** Trackers that load with consent; an empty id removes the tracker from the build. */
  tags: { analytics: '', marketing: '', recording: '' } satisfies Tags as Tags,
  /** Date of the cookie policy; choices made under an earlier one are asked for again. */
  cookiePolicy: ${json(cookiePolicy)},
  /**
   * Where the content is, if at a git host (src/staff/contract/editor/README.md). Without one, \`/admin/content\` edits
   * what the server has in \`CONTENT_DIR\`. Such as \`{ kind: 'github', repo: 'juniper/site', branch: 'main' }\`.
   */
  contentHost: undefined as GitHost | undefined,
  videoEmbed: 'https://www.youtube-nocookie.com/embed/',
} as const;
`;
}
