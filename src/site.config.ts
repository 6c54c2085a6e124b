/**
 * Facts of the practice: the one file a new practice edits. What each means and how it is written is in
 * `features/site/facts.schema.ts`; texts and prices are in `content`, design tokens in `styles`. All values are samples:
 * reserved phone numbers, an invented address, invented people.
 */
import { siteOf } from '#features/site/facts.schema.ts';

export const site = siteOf({
  isSample: true,
  url: 'https://hearthline.example.com',
  name: 'Hearthline',
  sampleNotice: 'Sample content.',
  tagline: 'Modern Couples Therapy in Dallas',
  description:
    'Private-pay couples and individual therapy in Dallas-Fort Worth, and online across Texas.',
  country: 'US',
  parts: {
    quiz: true,
    offline: true,
    staffArea: true,
    demos: true,
  },
  timeZone: 'America/Chicago',
  founded: 2018,
  state: 'Texas',
  lawPack: 'texas',
  areaServed: ['Dallas-Fort Worth', 'Texas'],
  cities: ['Dallas', 'Fort Worth', 'Plano', 'Frisco', 'Irving', 'Arlington', 'Richardson'],
  phone: '(214) 555-0123',
  email: 'hello@example.com',
  city: 'Dallas',
  region: 'TX',
  offices: [
    {
      street: '100 Example Plaza, Suite 200',
      city: 'Dallas',
      region: 'TX',
      postalCode: '75201',
      latitude: 32.7876,
      longitude: -96.7994,
    },
  ],
  payment: {
    text: 'Private pay. Superbills on request.',
    short: 'private pay',
    topic: 'superbills',
  },
  phoneHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '17:00',
  },
  sessionHours: {
    from: 'Monday',
    to: 'Friday',
    opens: '09:00',
    closes: '18:00',
    note: 'Weekends by appointment',
  },
  consultation: {
    minutes: 15,
    name: 'Vibe Check',
    path: '/vibe-check',
    replyHours: 24,
  },
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
  },
  focus: {
    couples: 'Stuck or distant as a couple',
    crisis: 'An affair, or a crisis',
    premarital: 'Before we commit',
    family: 'Family, culture and faith',
    queer: 'LGBTQ+ or open relationships',
    parents: 'New parents',
    individual: 'Coming alone',
  },
  newsletter: {
    name: 'The Clarity Drip',
    path: '/resources/clarity-drip',
    promise: 'one short email a week, and you don’t need it to read anything here',
    often: 'one email a week',
    button: 'Pour Me In',
    next: 'The next cup',
  },
  crisisPage: { title: 'Crisis & High Stress', path: '/crisis-couples' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/example', icon: 'instagram' },
    { name: 'YouTube', href: 'https://www.youtube.com/@example', icon: 'youtube' },
    { name: 'Podcast', href: 'https://podcasts.example.com/hearthline', icon: 'podcast' },
  ],
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
  },
  translations: {
    es: {
      tagline: 'Terapia de pareja en Dallas',
      quickExit: 'una página del tiempo',
      sampleNotice: 'Contenido de muestra.',
    },
  },
  clientSystem: 'HubSpot',
  hubspot: {
    portalId: '00000000',
    forms: {
      quiz: '00000000-0000-4000-8000-000000000001',
      newsletter: '00000000-0000-4000-8000-000000000002',
      reset: '00000000-0000-4000-8000-000000000003',
    },
  },
  quickExit: { href: 'https://www.weather.gov/', what: 'a weather page' },
  mapsDirections: 'https://www.google.com/maps/dir/',
  mapsEmbed: 'https://www.google.com/maps',
  tags: {},
  cookiePolicy: '2026-11-21',
  videoEmbed: 'https://www.youtube-nocookie.com/embed/',
});
