/**
 * Facts of the practice: the one file a new practice edits. Texts and prices are in `content`,
 * design tokens in `styles`. All values are samples: reserved phone numbers, an invented address,
 * invented people.
 */
import type { GitHost } from '#lib/http/git-host.ts';
import type { ServiceChoices } from '#features/booking/service-choices.ts';
import type { CrisisLines, HelpLines } from '#features/safety/help-lines.ts';
import type { Hours } from '#lib/hours.ts';
import type { Office } from '#lib/offices.ts';
import type { Parts } from '#features/parts/parts.ts';
import type { Podcast } from '#features/podcast/podcast.ts';
import type { SocialLink } from '#features/site/social.ts';
import type { Tags } from '#features/consent/third-parties.ts';

export const site = {
  /** Whether the content is that of the sample practice, which some of our tests look for. */
  isSample: true as boolean,
  /** Canonical origin, without a trailing slash. */
  url: 'https://hearthline.example.com',
  /** Display name; `{brand}` in page titles (D12). */
  name: 'Hearthline',
  /**
   * Shown in the footer, so that the sample is not mistaken for a practice. Set to '' before going
   * live.
   */
  sampleNotice: 'Sample content.',
  tagline: 'Modern Couples Therapy in Dallas',
  description:
    'Private-pay couples and individual therapy in Dallas-Fort Worth, and online across Texas.',
  locale: 'en-US',
  /**
   * Which parts the site has; what belongs to each is in `features/parts/parts.ts`. `false` leaves out
   * its pages, links, forms and scripts, and its old addresses redirect. Its content may stay.
   */
  parts: {
    podcast: true,
    quiz: true,
    programs: true,
    blog: true,
    guides: true,
    newsletter: true,
    spanish: true,
    slots: true,
    offline: true,
    staffArea: true,
    demos: true,
  } satisfies Parts as Parts,
  /** Decides on which day a post appears. */
  timeZone: 'America/Chicago',
  founded: 2018,
  /** The state whose license covers online sessions. */
  state: 'Texas',
  /** The file in `content/laws` that `npm run lint:content` checks against; 'none' without one. */
  lawPack: 'texas',
  areaServed: ['Dallas-Fort Worth', 'Texas'],
  /** Cities for search engines and the service area, nearest first. */
  cities: ['Dallas', 'Fort Worth', 'Plano', 'Frisco', 'Irving', 'Arlington', 'Richardson'],
  phone: { text: '(214) 555-0123', href: 'tel:+12145550123' },
  /** The same number for links and structured data (E.164). */
  phoneE164: '+1-214-555-0123',
  email: 'hello@example.com',
  /** Where the practice is, with or without an office. */
  city: 'Dallas',
  region: 'TX',
  /** Offices that people come to, the main one first; none if all sessions are online. */
  offices: [
    {
      street: '100 Example Plaza, Suite 200',
      city: 'Dallas',
      region: 'TX',
      postalCode: '75201',
      country: 'US',
      latitude: 32.7876,
      longitude: -96.7994,
    },
  ] satisfies readonly Office[] as readonly Office[],
  /** How sessions are paid, as a sentence, after a price, and what people ask about besides money. */
  payment: {
    text: 'Private pay. Superbills on request.',
    short: 'private pay',
    topic: 'superbills',
  },
  /** Phone hours, for search engines (R320). */
  phoneHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '17:00',
  } satisfies Hours as Hours,
  /** Session hours, shown on the office card (R321). */
  sessionHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '18:00',
    note: 'Weekends by appointment',
  } satisfies Hours as Hours,
  /** The free first call. */
  consultation: {
    minutes: 15,
    name: 'Vibe Check',
    withArticle: 'a Vibe Check',
    /** Its page: a file of this name in `content/pages`. */
    path: '/vibe-check',
    /** Within how many business hours somebody replies (R311): all texts and deadlines follow. 24 are a business day. */
    replyHours: 24,
  },
  /** What the contact form offers, by the name that is stored with a request. */
  services: {
    'couples-therapy': { en: 'Couples therapy', es: 'Terapia de pareja' },
    'individual-therapy': { en: 'Individual therapy', es: 'Terapia individual' },
    'weekend-intensive': {
      en: '3-Day Weekend Intensive',
      es: 'Intensivo de tres días',
      part: 'programs',
    },
    '6-session-reset': { en: '6-Session Reset', es: 'Reset de 6 sesiones', part: 'programs' },
    'digital-detox': { en: 'Digital detox', es: 'Menos celular, más pareja', part: 'programs' },
    'premarital-counseling': { en: 'Premarital counseling', es: 'Consejería prematrimonial' },
    other: { en: 'Something else', es: 'Otra cosa' },
  } satisfies ServiceChoices as ServiceChoices,
  /** Areas of focus, by the word in `clientFocus` of a person; the team filter offers them. */
  focus: {
    couples: 'Stuck or distant as a couple',
    crisis: 'An affair, or a crisis',
    premarital: 'Before we commit',
    family: 'Family, culture and faith',
    queer: 'LGBTQ+ or open relationships',
    parents: 'New parents',
    individual: 'Coming alone',
  } as Readonly<Record<string, string>>,
  newsletter: {
    name: 'The Clarity Drip',
    /** Its archive, a file of this name in `content/pages`, below `/resources`; issues are below it. */
    path: '/resources/clarity-drip',
    /** Ends the sentence “The Clarity Drip is …” */
    promise: 'one short email a week, and you don’t need it to read anything here',
    /** What comes how often, for the consent. */
    often: 'one email a week',
    button: 'Pour Me In',
    /** Heading of the form below an issue. */
    next: 'The next cup',
  },
  /**
   * The page that is named wherever someone may be in danger: a file of this name in `content/services`.
   * No tracker runs on it.
   */
  crisisPage: { title: 'Crisis & High Stress', path: '/crisis-couples' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/example', icon: 'instagram' },
    { name: 'YouTube', href: 'https://www.youtube.com/@example', icon: 'youtube' },
    { name: 'Podcast', href: 'https://podcasts.example.com/hearthline', icon: 'podcast' },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
  podcast: {
    name: 'A Little Slack',
    lede: 'One question per episode, usually the one you wouldn’t ask at dinner. Press play, or read along.',
    description:
      'A Little Slack, the podcast of a couples therapy practice in Dallas. One question per episode, with a transcript to read instead.',
    hosts: [
      { name: 'Dr. Odessa Bluestem', path: '/therapists/odessa' },
      { name: 'Teo Larkspur', path: '/therapists/teo' },
    ],
    category: ['Health & Fitness', 'Mental Health'],
    guid: '86e11421-d7d7-568b-bb9b-5cd770122894',
    cover: '/podcast-cover.png',
  } satisfies Podcast as Podcast,
  /**
   * Help lines by name, in the order in which they are shown; `text`: for people who cannot talk safely on the phone.
   * Others can be added under names of their own.
   */
  crisisLines: {
    emergency: {
      href: 'tel:911',
      number: '911',
      what: 'emergency',
      who: 'You’re in danger right now',
    },
    lifeline: {
      href: 'tel:988',
      number: '988',
      what: 'crisis lifeline',
      who: 'You’re thinking about ending your life, or worried about someone who is',
      text: { href: 'sms:988', number: 'Text 988', what: 'for the same lifeline' },
    },
    violence: {
      name: 'National Domestic Violence Hotline',
      href: 'tel:18007997233',
      number: '1-800-799-7233',
      what: 'domestic violence hotline',
      who: 'You’re afraid of your partner, or they’ve hurt you',
      text: {
        href: 'sms:88788?&body=START',
        number: 'Text START to 88788',
        what: 'for the same hotline',
      },
    },
  } satisfies CrisisLines as CrisisLines,
  /** Facts for Spanish pages, and the help lines that answer in Spanish. */
  inSpanish: {
    tagline: 'Terapia de pareja en Dallas',
    callLength: 'quince minutos',
    quickExit: 'una página del tiempo',
    crisisLines: {
      emergency: { href: 'tel:911', number: '911', what: 'emergencia' },
      lifeline: {
        href: 'tel:988',
        number: '988',
        what: 'línea de crisis, oprime 2 para español',
        text: {
          href: 'sms:988?&body=AYUDA',
          number: 'Manda AYUDA al 988',
          what: 'la misma línea de crisis',
        },
      },
      violence: {
        href: 'tel:18007997233',
        number: '1-800-799-7233',
        what: 'violencia doméstica',
        text: {
          href: 'sms:88788?&body=START',
          number: 'Manda START al 88788',
          what: 'violencia doméstica',
        },
      },
    } satisfies HelpLines as HelpLines,
  },
  /** The system that requests are passed to, as the consents name it; '' where it has no name of its own. */
  clientSystem: 'HubSpot' as string,
  /**
   * Public HubSpot ids, sent with every form and checked by the server; the destination of leads is
   * configured separately.
   */
  hubspot: {
    portalId: '00000000',
    forms: {
      quiz: '00000000-0000-4000-8000-000000000001',
      newsletter: '00000000-0000-4000-8000-000000000002',
      reset: '00000000-0000-4000-8000-000000000003',
    },
  },
  /** Target of the quick exit link, and how the page describes it: something inconspicuous. */
  quickExit: { href: 'https://www.weather.gov/', what: 'a weather page' },
  /** Base URL of "Get Directions"; destination and origin are added. */
  mapsDirections: 'https://www.google.com/maps/dir/',
  mapsEmbed: 'https://www.google.com/maps',
  /**
   * Trackers that load with consent. An empty id removes the tracker from the build: no script, no
   * policy sources, no line in the cookie table. Session recording on a therapy site is the
   * riskiest of the three: leave it empty.
   */
  tags: { analytics: '', marketing: '', recording: '' } satisfies Tags as Tags,
  /** Date of the cookie policy; choices made under an earlier one are asked for again. */
  cookiePolicy: '2026-11-21',
  /**
   * Where the content is, if at a git host (src/staff/contract/editor/README.md). Without one, `/admin/content` edits
   * what the server has in `CONTENT_DIR`. Such as `{ kind: 'github', repo: 'juniper/site', branch: 'main' }`.
   */
  contentHost: undefined as GitHost | undefined,
  videoEmbed: 'https://www.youtube-nocookie.com/embed/',
} as const;
