/**
 * Security and caching headers: one table, sent by the server and written to `_headers` for other
 * hosts (ASVS 3.4; contract, "Security headers on every answer, from one table").
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
 * For pages: the build writes the rest of the policy into each page; `frame-ancestors` works as a
 * header only.
 */
export const PAGE_POLICY = "frame-ancestors 'none'";

/** For responses that are never shown as a page. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Folder of the built site with files whose name contains a hash of their content. */
export const HASHED_FOLDER = '_astro';
const HASHED = `/${HASHED_FOLDER}/`;

/** Cache lifetime by kind of file. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=60, must-revalidate',
  file: 'public, max-age=3600, must-revalidate',
  moments: 'public, max-age=5',
  never: 'no-store',
} as const;

/** Whether the file at a path never changes. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED);

/** `Cache-Control` for a site path; a path without extension is a page. */
export function cachingOf(path: string): string {
  if (isHashed(path)) return CACHING.hashed;
  return /\.(?!html$)[a-z0-9]+$/i.test(path) ? CACHING.file : CACHING.page;
}

/** The table in the `_headers` format of Netlify and Cloudflare. */
export function headersFileText(): string {
  const rules: [string, HeaderTable][] = [
    ['/*', { ...SECURITY_HEADERS, 'Content-Security-Policy': PAGE_POLICY }],
    [`${HASHED}*`, { 'Cache-Control': CACHING.hashed }],
  ];
  return rules
    .map(([path, table]) =>
      [path, ...Object.entries(table).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
