/** Everything worth counting, and exactly what each event may carry on the page's own bus (R091, R234, R235, D37). */
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
export type EventName = keyof SiteEvents;

/** What listeners on the bus are handed: the event's name and what it carries. */
export type BusDetail = { name: string } & Readonly<Record<string, unknown>>;
