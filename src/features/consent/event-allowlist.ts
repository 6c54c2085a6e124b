/**
 * Allowlist of events and keys for each tracker; everything else stays on the device. No identity, answer, score or
 * service of interest is on it, not even hashed.
 */
import type { TrackerId } from './third-parties.ts';
import { stripQuery } from './tracking-scope.ts';
import type { BusDetail, EventName, SiteEvents } from '#lib/events.ts';

type AllowList = { readonly [Name in EventName]?: readonly (keyof SiteEvents[Name])[] };

/** `quiz finished` is sent to no one: completion itself is sensitive. */
export const EVENT_ALLOWLIST: Readonly<Record<TrackerId, AllowList>> = {
  analytics: {
    'page view': ['path', 'title', 'location'],
    'form started': ['form'],
    'form sent': ['form'],
    'quiz started': ['place'],
    newsletter_signup_success: ['page'],
    newsletter_signup_error: ['page'],
  },
  // Enough to measure ads, without saying for what.
  marketing: { 'page view': ['path'], 'form sent': [], newsletter_signup_success: [] },
  // It records the page itself, on the few pages where it may run.
  recording: {},
};

/** Forms whose name is not sensitive. A submitted quiz implies a result, and a program is a service of interest. */
const FORMS: readonly unknown[] = ['contact', 'newsletter'];
const PERSONAL = /@|%40|\d{7}/;

/** Return nothing for a value that must not be sent. */
const CLEAN: Readonly<Record<string, (value: string) => string | undefined>> = {
  location: stripQuery,
  path: (value) => value.replace(/[?#].*$/s, ''),
  page: (value) => value.replace(/[?#].*$/s, ''),
  title: (value) => value,
  place: (value) => (/^(?:page|lightbox)$/.test(value) ? value : undefined),
  form: (value) => value,
};

export interface Outgoing {
  name: EventName;
  data: Readonly<Record<string, string>>;
}

/** `undefined` if `tracker` may receive nothing. */
export function filterEvent(tracker: TrackerId, detail: BusDetail): Outgoing | undefined {
  const { name } = detail;
  const list: Readonly<Record<string, readonly string[]>> = EVENT_ALLOWLIST[tracker];
  const keys = Object.keys(list).includes(name) ? list[name] : undefined;
  if (!keys || ('form' in detail && !FORMS.includes(detail['form']))) return;
  const data: Record<string, string> = {};
  for (const key of keys) {
    const value = detail[key];
    const clean = typeof value === 'string' ? CLEAN[key]?.(value) : undefined;
    if (clean !== undefined && !PERSONAL.test(clean)) data[key] = clean.slice(0, 300);
  }
  return { name: name as EventName, data };
}
