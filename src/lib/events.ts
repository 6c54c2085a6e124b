/** All tracked events, and exactly what each may carry on the page's event bus (R091, R234, R235, D37). */
export interface SiteEvents {
  'page view': { path: string; title: string; location: string };
  'form started': { form: string };
  'form sent': { form: string };
  /** Never an answer, a score or a result band. */
  'quiz started': { place: string };
  'quiz finished': { place: string };
  /** `page` is a path. The email address stays on this page: trackers never get it (R234, D37). */
  newsletter_signup_success: { page: string; email: string };
  /** The message shown to the visitor (R235). */
  newsletter_signup_error: { page: string; error: string };
}
export type EventName = keyof SiteEvents;

export type BusDetail = { name: string } & Readonly<Record<string, unknown>>;
