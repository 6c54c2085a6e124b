/**
 * The analytics bus: one `CustomEvent` `site:analytics` on the window for everything worth counting. It never leaves
 * the page by itself; adapters are loaded by consent and strip whatever is personal.
 */

/** Every event and exactly what it may carry. Nothing that somebody typed, but for the address that R234 asks for. */
export interface SiteEvents {
  'page view': { path: string; title: string; location: string };
  'form started': { form: string };
  'form sent': { form: string };
  /** Never an answer, a score or a band. */
  'quiz started': { place: string };
  'quiz finished': { place: string };
  /** `page` is a path. The address stays on this page: adapters strip it (R234, D37). */
  newsletter_signup_success: { page: string; email: string };
  /** What the visitor was told (R235). */
  newsletter_signup_error: { page: string; error: string };
}

/** Announces an event; listeners find `{ name, …detail }` in the event's `detail`. */
export function emit<Name extends keyof SiteEvents>(
  name: Name,
  detail: SiteEvents[Name],
  target: EventTarget = window,
): void {
  target.dispatchEvent(new CustomEvent('site:analytics', { detail: { name, ...detail } }));
}
