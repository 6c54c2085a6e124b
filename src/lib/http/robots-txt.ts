/** `/robots.txt`: crawlers may fetch every page, including noindex pages, whose meta tag they must see (RFC 9309). */

/** @param origin without a trailing slash */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    // Form endpoints have nothing to read.
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap-index.xml`,
    '',
  ].join('\n');
}
