/** Redirects sub-hosts such as `lead.…` on hosting without redirects (D10); elsewhere the server does it. */

/** From redirects.json (build/redirects). */
declare const HOST_RULES: readonly (readonly [host: string, to: string])[];

export function redirectHost(): void {
  const [, to] = HOST_RULES.find(([label]) => location.host.startsWith(label)) ?? [];
  const main = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  if (to && main) location.replace(new URL(to + location.search + location.hash, main));
}
