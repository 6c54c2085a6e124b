/** `/.well-known/security.txt`: whom to tell about a weakness (RFC 9116). */

/** A year is the most the standard recommends; a day less leaves room for clocks. */
const DAYS = 364;
const DAY = 86_400_000;

/**
 * @param origin of the site, without a slash at the end
 * @param email that is read
 * @param built day of the build, such as `2026-11-21`: a site nobody builds for a year has nobody to tell
 */
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
