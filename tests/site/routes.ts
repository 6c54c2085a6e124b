/** The specified pages (section 2), by requirement. */
const THERAPISTS = ['odessa', 'teo', 'juno', 'priya', 'wren', 'malik'];
const EPISODES = [3, 4, 6, 17, 18, 32, 35, 36, 42, 49, 57, 58, 59];

/** By requirement. */
export const ROUTES: Readonly<Record<string, readonly string[]>> = {
  R012: ['/'],
  R013: ['/vibe-check'],
  R014: ['/team'],
  R015: THERAPISTS.map((id) => `/therapists/${id}`),
  R017: ['/fees-and-faqs'],
  R018: ['/services'],
  R019: ['/therapy'],
  'R020-R025': [
    '/strengthen-reconnect',
    '/crisis-couples',
    '/therapy-gets-your-world',
    '/beautifully-complicated',
    '/individual-healing',
  ],
  'R026-R029': ['/weekend-intensive', '/reset', '/digital-detox', '/premarital-blueprint'],
  R030: ['/resources-hub'],
  'R031-R033': ['/resources/blog', '/blog/test'],
  'R034-R035': [
    '/resources/podcasts',
    ...EPISODES.map((number) => `/resources/podcasts/${number}`),
  ],
  R038: ['/resources/downloads-guides'],
  'R039-R043': [
    '/resources/5-relationship-mistakes',
    '/resources/relationship-reset-ritual',
    '/resources/interrupt-the-spiral',
    '/resources/pre-marriage-discussion-guide',
    '/resources/bipoc-relationship-workbook',
  ],
  'R044-R047': ['/about-us', '/join-our-team', '/media', '/media-contact'],
  'R048-R051': ['/privacy-policy', '/cookie-policy', '/terms-of-service', '/sitemap'],
  R052: ['/quiz'],
  R053: ['/links', '/programs', '/inclusive-therapy', '/founder', '/creative'],
  R054: [
    '/repair',
    '/restart-weekend',
    '/renewal-retreat',
    '/rescue-rebuild',
    '/relie',
    '/six',
    '/loveinsurance',
    '/crisis-couples-fixed',
  ],
};

/** For developers (R055). */
export const DEMOS = [
  '/social-icons',
  '/component-templates',
  '/example-service',
  '/icon-demo',
  '/demo/specialty-card',
  '/hero-demo',
] as const;

/** For staff (R056). */
export const STAFF = ['/admin', '/admin/login'] as const;

/** Pages that may be short: tools and lists. */
export function mayBeShort(route: string): boolean {
  const tools = ['/quiz', '/get-matched', '/therapy-finder-quiz', '/ritual-creator'];
  const lists = ['/links', '/notices', '/sitemap', '/resources-hub', '/media', '/404', '/es/404'];
  return (
    [...tools, '/digital-detox-quiz', ...lists, ...DEMOS].includes(route) ||
    /^\/resources\/(?:blog|podcasts|clarity-drip|quizzes-tools|downloads-guides)$/.test(route) ||
    // Archives by page, category, tag or year.
    /^\/(?:resources\/)?(?:blog|podcasts)\/(?:\D.*\/|page\/)/.test(route)
  );
}
