/** Sub-hosts with a page of their own, on hosts that know no redirects (D10); elsewhere nobody gets this far. */

/** First labels and paths, from redirects.json (src/integrations/redirects). */
declare const HOST_RULES: readonly (readonly [host: string, to: string])[];

/** Sends visitors of `lead.…` to its page on the main origin. */
export function leaveHost(): void {
  const [, to] = HOST_RULES.find(([label]) => location.host.startsWith(label)) ?? [];
  const main = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href;
  if (to && main) location.replace(new URL(to + location.search + location.hash, main));
}
