/**
 * The facts of the practice: the one file a new practice edits. Words and prices live in `content`, looks in `styles`.
 * Everything here is sample data: reserved phone numbers, an invented address, invented people.
 */
import type { Hours } from './domain/hours.ts';
import type { Podcast } from './domain/podcast.ts';
import type { Tags } from './domain/third-parties.ts';

export const site = {
  /** Canonical origin, without a slash at the end. */
  url: 'https://hearthline.example.com',
  /** Display name; `{brand}` of every page title (D12). */
  name: 'Hearthline',
  /** Said once in the footer, so that nobody takes the sample for a practice. Empty it before going live. */
  sampleNotice: 'Sample content.',
  tagline: 'Modern Couples Therapy in Dallas',
  homeTitle: 'Home - Modern Couples Therapy in Dallas',
  description:
    'Private-pay couples and individual therapy in Dallas-Fort Worth, and online across Texas.',
  locale: 'en-US',
  /** Where the practice is: decides on which day a post appears. */
  timeZone: 'America/Chicago',
  founded: 2018,
  areaServed: ['Dallas-Fort Worth', 'Texas'],
  phone: { text: '(214) 555-0123', href: 'tel:+12145550123', e164: '+1-214-555-0123' },
  sms: 'sms:+12145550123',
  email: 'hello@example.com',
  office: {
    street: '100 Example Plaza, Suite 200',
    city: 'Dallas',
    region: 'TX',
    postalCode: '75201',
    country: 'US',
    latitude: 32.7876,
    longitude: -96.7994,
  },
  /** When the phone is answered: what search engines read (R320). */
  phoneHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '17:00',
  } satisfies Hours as Hours,
  /** When sessions take place: what the office card shows (R321). */
  sessionHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '18:00',
    note: 'Weekends by appointment',
  } satisfies Hours as Hours,
  consultation: { minutes: 15, name: 'Vibe Check', replyWithin: '24 business hours' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/example', icon: 'instagram' },
    { name: 'YouTube', href: 'https://www.youtube.com/@example', icon: 'youtube' },
    { name: 'Podcast', href: 'https://podcasts.example.com/hearthline', icon: 'podcast' },
  ],
  podcast: {
    name: 'A Little Slack',
    lede: 'One question per episode, usually the one you would not ask at dinner. Press play, or read along.',
    description:
      'A Little Slack, the podcast of a couples therapy practice in Dallas: one question per episode, with a transcript to read instead.',
    hosts: [
      { name: 'Dr. Odessa Bluestem', path: '/therapists/odessa' },
      { name: 'Teo Larkspur', path: '/therapists/teo' },
    ],
    category: ['Health & Fitness', 'Mental Health'],
    guid: '86e11421-d7d7-568b-bb9b-5cd770122894',
    cover: '/podcast-cover.png',
  } satisfies Podcast as Podcast,
  crisisLines: [
    { href: 'tel:911', number: '911', what: 'emergency' },
    { href: 'tel:988', number: '988', what: 'crisis lifeline' },
    { href: 'tel:18007997233', number: '1-800-799-7233', what: 'domestic violence hotline' },
  ],
  /** For those who cannot be heard on the phone. */
  silentLines: [
    { href: 'sms:988', number: 'Text 988', what: 'the same lifeline' },
    { href: 'sms:88788?&body=START', number: 'Text START to 88788', what: 'the same hotline' },
  ],
  /** Public ids at HubSpot, posted along as its forms do. The server compares them; where leads go is its own setting. */
  hubspot: {
    portalId: '00000000',
    forms: {
      quiz: '00000000-0000-4000-8000-000000000001',
      newsletter: '00000000-0000-4000-8000-000000000002',
      reset: '00000000-0000-4000-8000-000000000003',
    },
  },
  /** Where "Leave this page" leads, and what the page says it is: something nobody asks about. */
  leaveTo: { href: 'https://www.weather.gov/', what: 'the weather' },
  /** Where "Get Directions" leads; the destination and the visitor's origin are added. */
  mapsDirections: 'https://www.google.com/maps/dir/',
  mapsEmbed: 'https://www.google.com/maps',
  /**
   * Who may count visits, by consent only. An empty id ships nothing: no script, no gap in the content policy, no line
   * in the cookie table. Recording what people do on a therapy site is the riskiest of the three: leave it off.
   */
  tags: { analytics: '', marketing: '', recording: '' } satisfies Tags as Tags,
  /** Day of the cookie policy in force: who chose under an earlier one is asked again. */
  cookiePolicy: '2026-11-21',
  videoEmbed: 'https://www.youtube-nocookie.com/embed/',
} as const;

/** `100 Example Plaza, Suite 200, Dallas, TX 75201` */
export const officeLine = `${site.office.street}, ${site.office.city}, ${site.office.region} ${site.office.postalCode}`;
