/**
 * What may leave the device, and for whom: an allow-list of events and keys for every adapter. What is not named here
 * stays. No identity, answer, score or service of interest is, plain or hashed.
 */
import { cleanAddress } from './counted-pages.ts';
import type { BusDetail, EventName, SiteEvents } from './events.ts';

/** Who may be told: the adapters that listen to the bus. */
export type Listener = 'analytics' | 'marketing' | 'recording';

type AllowList = { readonly [Name in EventName]?: readonly (keyof SiteEvents[Name])[] };

/** That somebody finished the quiz says as much about them as a result: it goes to nobody. */
export const MAY_LEAVE: Readonly<Record<Listener, AllowList>> = {
  analytics: {
    'page view': ['path', 'title', 'location'],
    'form started': ['form'],
    'form sent': ['form'],
    'quiz started': ['place'],
    newsletter_signup_success: ['page'],
    newsletter_signup_error: ['page'],
  },
  // Enough to know that an ad worked, and for whom it did is left out.
  marketing: { 'page view': ['path'], 'form sent': [], newsletter_signup_success: [] },
  // It sees the page itself, on the few pages where it may.
  recording: {},
};

/** Forms whose name tells nothing: to have sent the quiz is a result, and a program is a service of interest. */
const FORMS: readonly unknown[] = ['contact', 'newsletter'];
const PERSONAL = /@|%40|\d{7}/;

/** The values as they may leave; nothing for one that may not. */
const CLEAN: Readonly<Record<string, (value: string) => string | undefined>> = {
  location: cleanAddress,
  path: (value) => value.replace(/[?#].*$/s, ''),
  page: (value) => value.replace(/[?#].*$/s, ''),
  title: (value) => value,
  place: (value) => (/^(?:page|lightbox)$/.test(value) ? value : undefined),
  form: (value) => value,
};

/** What leaves: the event's name and those of its keys that may. */
export interface Outgoing {
  name: EventName;
  data: Readonly<Record<string, string>>;
}

/** What `listener` is told of an event on the bus; `undefined` when it is none of their business. */
export function outgoing(listener: Listener, detail: BusDetail): Outgoing | undefined {
  const { name } = detail;
  const list: Readonly<Record<string, readonly string[]>> = MAY_LEAVE[listener];
  const keys = Object.hasOwn(list, name) ? list[name] : undefined;
  if (!keys || ('form' in detail && !FORMS.includes(detail['form']))) return;
  const data: Record<string, string> = {};
  for (const key of keys) {
    const value = detail[key];
    const clean = typeof value === 'string' ? CLEAN[key]?.(value) : undefined;
    if (clean !== undefined && !PERSONAL.test(clean)) data[key] = clean.slice(0, 300);
  }
  return { name: name as EventName, data };
}
