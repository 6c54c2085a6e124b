/** `/.well-known/security.txt`: where to report vulnerabilities (RFC 9116). */

/** The RFC recommends less than a year; a day of margin. */
const DAYS = 364;
const DAY = 86_400_000;

/** `origin` without a trailing slash; `built` such as `2026-11-21`: without builds for a year the contact expires. */
export function securityText(origin: string, email: string, built: string): string {
  const expires = new Date(Date.parse(built) + DAYS * DAY).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
