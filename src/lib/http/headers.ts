/**
 * Security and caching headers: one table, sent by the server and written to `_headers` for other hosts (ASVS 3.4;
 * contract, "Security headers on every answer, from one table").
 */
export type HeaderTable = Readonly<Record<string, string>>;

/** On every response. */
export const SECURITY_HEADERS: HeaderTable = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Other sites must not learn that someone visits a therapist's site.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/**
 * Files that other sites may use: players and readers need recordings, transcripts, chapters, feeds and their pictures
 * (`*` stands for any characters). Pages and answers to forms stay with this site.
 */
export const SHARED_PATHS = [
  '/podcast.xml',
  '/podcast-cover.*',
  '/episodes/*',
  '/resources/podcasts/*.vtt',
  '/resources/podcasts/*.json',
  '/blog/rss.xml',
  '/blog/feed.json',
  '/share.png',
  '/share/*',
  '/_astro/*',
] as const;

/** A regular expression that every host understands. */
export const SHARED = `^(?:${SHARED_PATHS.map((path) =>
  path.replaceAll('.', '\\.').replaceAll('*', '.*'),
).join('|')})$`;

/** Replace those of the first table. */
export const SHARED_HEADERS: HeaderTable = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

const shared = new RegExp(SHARED);
export const isShared = (path: string): boolean => shared.test(path);

/** For pages: the build writes the rest of the policy into each page; `frame-ancestors` works as a header only. */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** The file of `site-build/output/speculation-rules.ts`. Its ending has a media type of its own: browsers ignore another. */
export const SPECULATION_RULES = '/prefetch.speculationrules';

export const RULES_HEADER = 'Speculation-Rules';
export const RULES_TYPE = 'application/speculationrules+json';

/** Regular expressions for paths; the first match counts. Not for staff, error pages and files. */
export const RULES_BY_PATH: readonly (readonly [pattern: string, value: string])[] = [
  ['^/(?:admin|(?:es/)?404)(?:[/.]|$)', ''],
  ['\\.html$', `"${SPECULATION_RULES}"`],
  ['\\.[A-Za-z0-9]+$', ''],
  ['', `"${SPECULATION_RULES}"`],
];

const rulesByPath = RULES_BY_PATH.map(([pattern, value]) => [new RegExp(pattern), value] as const);

/** The value of {@link RULES_HEADER}; empty where it is not sent. */
export const rulesOf = (path: string): string =>
  rulesByPath.find(([pattern]) => pattern.test(path))?.[1] ?? '';

/** For responses that are never shown as a page. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files whose name contains a hash of their content. */
export const HASHED_FOLDER = '_astro';
const HASHED = `/${HASHED_FOLDER}/`;

const PAGE_CACHING = 'public, max-age=60, must-revalidate';

export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  // Networks in front must not rewrite what the policy of the page has hashes of (RFC 9110, 7.7). Only with our own
  // compressed copies: hosts that compress take it as "send it uncompressed" (139,710 bytes of the home page in place of
  // 31,996), as Cloudflare documents and Caddy's `encode` does.
  page: `${PAGE_CACHING}, no-transform`,
  pageToCompress: PAGE_CACHING,
  file: 'public, max-age=3600, must-revalidate',
  moments: 'public, max-age=5',
  own: 'private, max-age=5',
  never: 'no-store',
} as const;

/** Whether the file at a path never changes. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED);

/** A path without extension is a page. */
export function cachingOf(path: string): string {
  if (isHashed(path)) return CACHING.hashed;
  return /\.(?!html$)[a-z0-9]+$/i.test(path) ? CACHING.file : CACHING.page;
}

/** In the format of Netlify and Cloudflare. */
export function headersFileText(): string {
  const lines = (table: HeaderTable): string[] =>
    Object.entries(table).map(([name, value]) => `  ${name}: ${value}`);
  // Where several rules match, Netlify sends the last value, Cloudflare all of them unless `!` removes the earlier
  // ones; Netlify ignores that line.
  const removed = Object.keys(SHARED_HEADERS)
    .filter((name) => name in SECURITY_HEADERS)
    .map((name) => `  ! ${name}`);
  const shared = [...removed, ...lines(SHARED_HEADERS)];
  // Of two rules with the same path Cloudflare reads the last one only.
  const rules = new Map<string, string[]>([
    [
      '/*',
      lines({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': PAGE_POLICY,
        // These hosts cannot tell pages from files; browsers read it on pages only.
        [RULES_HEADER]: rulesOf('/'),
      }),
    ],
    [SPECULATION_RULES, lines({ 'Content-Type': RULES_TYPE })],
    [`${HASHED}*`, lines({ 'Cache-Control': CACHING.hashed })],
  ]);
  for (const path of SHARED_PATHS) rules.set(path, [...(rules.get(path) ?? []), ...shared]);
  return `${[...rules].map(([path, own]) => [path, ...own].join('\n')).join('\n\n')}\n`;
}
